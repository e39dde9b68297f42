package vt

// function obeys one control function.
type function = func(*Screen, *sequence)

func counted(f func(*Screen, int)) function { return func(s *Screen, q *sequence) { f(s, q.count(0)) } }

func plain(f func(*Screen)) function { return func(s *Screen, _ *sequence) { f(s) } }

// bare is for functions that mean something else when they have numbers (CSI s with margins is DECSLRM).
func bare(f func(*Screen)) function {
	return func(s *Screen, q *sequence) {
		if q.n > 0 {
			s.ignore(string(q.text))
			return
		}
		f(s)
	}
}

// escapes are the functions of ESC, by intermediates and final byte.
var escapes = map[string]function{
	"7":  plain((*Screen).saveCursor),
	"8":  plain((*Screen).restoreCursor),
	"D":  plain((*Screen).lineIndex),
	"E":  plain((*Screen).nextLine),
	"H":  plain(func(s *Screen) { s.tabs[s.x] = true }),
	"M":  plain((*Screen).reverseIndex),
	"Z":  plain((*Screen).reportAttributes),
	"c":  plain((*Screen).fullReset),
	"=":  plain(func(s *Screen) { s.keypad = true }),
	">":  plain(func(s *Screen) { s.keypad = false }),
	"\\": plain(func(*Screen) {}), // ST with no string before it
	"#8": plain((*Screen).alignmentPattern),
	"(0": plain(func(s *Screen) { s.set[0] = '0' }),
	"(A": plain(func(s *Screen) { s.set[0] = 0 }),
	"(B": plain(func(s *Screen) { s.set[0] = 0 }),
	")0": plain(func(s *Screen) { s.set[1] = '0' }),
	")A": plain(func(s *Screen) { s.set[1] = 0 }),
	")B": plain(func(s *Screen) { s.set[1] = 0 }),
	"%G": plain(func(*Screen) {}), // UTF-8, which is all there is
}

// controlSequences are the functions of CSI, by private byte, intermediates and final byte.
var controlSequences = map[string]function{
	"@": counted((*Screen).insertCells),
	"A": counted((*Screen).up),
	"B": counted((*Screen).down),
	"C": counted(func(s *Screen, n int) { s.moveTo(s.x+n, s.y) }),
	"D": counted(func(s *Screen, n int) { s.moveTo(s.x-n, s.y) }),
	"E": counted(func(s *Screen, n int) { s.down(n); s.moveTo(0, s.y) }),
	"F": counted(func(s *Screen, n int) { s.up(n); s.moveTo(0, s.y) }),
	"G": counted(func(s *Screen, n int) { s.moveTo(n-1, s.y) }),
	"`": counted(func(s *Screen, n int) { s.moveTo(n-1, s.y) }),
	"H": func(s *Screen, q *sequence) { s.address(q.count(1)-1, q.count(0)-1) },
	"f": func(s *Screen, q *sequence) { s.address(q.count(1)-1, q.count(0)-1) },
	"I": counted((*Screen).tab),
	"J": (*Screen).eraseDisplay,
	"K": (*Screen).eraseLine,
	"L": counted((*Screen).insertLines),
	"M": counted((*Screen).deleteLines),
	"P": counted((*Screen).deleteCells),
	"S": counted(func(s *Screen, n int) { s.scrollUp(s.top, n, true) }),
	"T": counted(func(s *Screen, n int) { s.scrollDown(s.top, n) }),
	"X": counted((*Screen).eraseCells),
	"Z": counted((*Screen).backTab),
	"a": counted(func(s *Screen, n int) { s.moveTo(s.x+n, s.y) }),
	"b": (*Screen).repeat,
	"d": counted(func(s *Screen, n int) { s.address(s.x, n-1) }),
	"e": counted(func(s *Screen, n int) { s.moveTo(s.x, s.y+n) }),
	"g": (*Screen).clearTabs,
	"m": (*Screen).graphicRendition,
	"r": (*Screen).setRegion,
	"s": bare((*Screen).saveCursor),
	"u": bare((*Screen).restoreCursor),

	"h":  func(s *Screen, q *sequence) { s.setANSIModes(q, true) },
	"l":  func(s *Screen, q *sequence) { s.setANSIModes(q, false) },
	"?h": func(s *Screen, q *sequence) { s.setModes(q, true) },
	"?l": func(s *Screen, q *sequence) { s.setModes(q, false) },
	"?s": (*Screen).saveModes,
	"?r": (*Screen).restoreModes,
	"!p": plain((*Screen).softReset),
	" q": func(s *Screen, q *sequence) { s.shape = q.param(0, 0) },
	"t":  (*Screen).windowOperation,

	"c":   (*Screen).primaryAttributes,
	">c":  plain((*Screen).secondaryAttributes),
	"n":   (*Screen).reportStatus,
	"?n":  (*Screen).reportPrivateStatus,
	">q":  (*Screen).reportVersion,
	"$p":  (*Screen).reportANSIMode,
	"?$p": (*Screen).reportMode,

	">u": (*Screen).pushKeyboard,
	"<u": (*Screen).popKeyboard,
	"=u": (*Screen).setKeyboard,
	"?u": (*Screen).reportKeyboard,
	">m": (*Screen).modifyOtherKeys,
	">n": (*Screen).disableOtherKeys,
	"?m": (*Screen).reportOtherKeys,
}
