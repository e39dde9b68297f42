package terminal

// Survey asks the terminal what it understands and learns from its replies. It
// is a state machine without a tty or timer of its own:
//
//	s := terminal.Survey{Capabilities: terminal.Assume(os.Getenv)}
//	out = s.Ask(out, width, height, false) // with the first frame, before it
//	...
//	if event.Kind == terminal.KindReply && s.Reply(event.Text) {
//		// s.Capabilities changed: what is on the screen is to be painted anew
//	}
//
// Nothing waits for a reply. Each question is answered once: a second answer, a
// broken one and one that was not asked for change nothing.
type Survey struct {
	// Capabilities is what is known by now.
	Capabilities Capabilities

	asked  bool
	open   question // what was asked and is not answered
	inline bool     // the row of what is measured is not known
}

// question is a set of questions.
type question uint16

const (
	nameQuestion      question = 1 << iota // XTVERSION
	syncQuestion                           // DECRQM 2026
	keyboardQuestion                       // the kitty keyboard protocol
	cellQuestion                           // XTWINOPS 16
	graphicsQuestion                       // kitty's graphics
	repeatQuestion                         // measured by a CPR
	repeatAnyQuestion                      // measured by a CPR
	clusterQuestion                        // measured by a CPR
	sentinelQuestion                       // DA1, which all terminals answer

	measuredQuestions = repeatQuestion | repeatAnyQuestion | clusterQuestion
)

// What is measured is written in row 2 of the screen: of row 1 a report may
// look like a key.
const measuredRow = 2

// The columns in which the cursor stands after what is measured, where that
// works: REP writes three more of an ASCII character, and two more of another
// one, which tmux for instance does not; four clusters are two columns wide
// each. Where it does not, REP leaves the cursor in column 2 and the clusters
// in 7 to 17.
const (
	repeated       = "x\x1b[3b"
	repeatedEnd    = 5
	repeatedAny    = "\u2500\x1b[2b"
	repeatedAnyEnd = 4
	clusters       = "\U0001f469\u200d\U0001f469\u200d\U0001f467\U0001f1e9\U0001f1ea\u2764\ufe0f\U0001f44d\U0001f3fd"
	clustersEnd    = 9
	clustersWidth  = 20 // columns that a terminal needs, so that its edge is not taken for an answer
)

const (
	cursorQuery = "\x1b[6n"
	cellQuery   = "\x1b[16t"
	// graphicsQuery has kitty look at a picture of one pixel and not keep it.
	graphicsQuery  = "\x1b_Gi=" + graphicsNumber + ",s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\"
	graphicsNumber = "31"
)

// Ask appends the questions to dst. They belong in the same write as the first
// frame and before it, and the frame must clear the screen: it erases what is
// measured there and whatever a terminal prints for what it does not know. A
// frame that is drawn inline begins in the first column of an empty line, which
// is cleared here.
//
// A second call appends nothing. Of a terminal that the environment says has
// none of this nothing is asked; in a very small one nothing is measured.
// Private mode 2027, which makes a terminal count clusters, is turned on before
// measuring, since only what will be drawn with counts; a terminal that does not
// know a mode ignores it. Its state is asked for before that, and
// [Terminal.AwaitReplies] sees to the end: a mode of which it is not known that
// it was off is left alone, since it may be the user's.
func (s *Survey) Ask(dst []byte, width, height int, inline bool) []byte {
	if s.Capabilities.limited || s.asked {
		return dst
	}
	s.asked, s.inline = true, inline
	s.open = nameQuestion | syncQuestion | keyboardQuestion | cellQuestion | sentinelQuestion
	measurable := width >= clustersWidth && (inline || height >= measuredRow)
	if inline {
		dst = append(dst, "\x1b7"...) // some take CSI ? u for "back to the saved place"
	}
	dst = append(dst, "\x1b[>0q\x1b[?2026$p\x1b[?u"+cellQuery...)
	if s.Capabilities.takesCommands() {
		s.open |= graphicsQuestion
		dst = append(dst, graphicsQuery...)
	}
	if measurable {
		s.open |= measuredQuestions
		dst = s.measure(dst)
	}
	if inline {
		dst = append(dst, "\r\x1b[K\x1b8"...)
	}
	return append(dst, "\x1b[c"...)
}

// AskCell appends the question for the size of a cell once more, since it may
// change with the font: where the terminal has told it, and nothing else that
// was asked is open.
func (s *Survey) AskCell(dst []byte) []byte {
	if s.Capabilities.CellWidth == 0 || s.Asking() {
		return dst
	}
	s.open |= cellQuestion | sentinelQuestion
	return append(dst, cellQuery+"\x1b[c"...)
}

// takesCommands reports whether an APC does no harm: tmux makes it the title of
// the pane, screen a message, and Terminal prints it.
func (c *Capabilities) takesCommands() bool {
	return c.Name != "tmux" && c.Name != "screen" && c.Name != "apple terminal"
}

func (s *Survey) measure(dst []byte) []byte {
	dst = append(dst, "\x1b[?2027$p"...)
	dst = append(dst, clusterWidths.On...)
	if s.inline {
		dst = append(dst, '\r')
	} else {
		dst = append(dst, "\x1b[2;1H"...)
	}
	return append(dst, repeated+cursorQuery+"\r"+repeatedAny+cursorQuery+"\r"+clusters+cursorQuery...)
}

// Asking reports whether the terminal may still answer: until DA1 has come,
// which is asked for last. It may never.
func (s *Survey) Asking() bool { return s.open&sentinelQuestion != 0 }

// CursorReports is how many cursor position reports are still to come that may
// look like a key, for [Decoder.AwaitCursorReports].
func (s *Survey) CursorReports() int {
	n := 0
	for _, q := range [...]question{repeatQuestion, repeatAnyQuestion, clusterQuestion} {
		if s.inline && s.open&q != 0 {
			n++
		}
	}
	return n
}
