package terminal

import "github.com/gdamore/tcell/v2"

// keyTable asks tcell which key a control sequence is. Its input processor
// must be given one whole sequence of a key at a time: it types replies, takes
// releases for presses, and blocks when nobody takes its events, of which such
// a sequence has one at most.
type keyTable struct {
	in  tcell.InputProcessor
	out chan tcell.Event
}

func (t *keyTable) lookup(seq []byte) (c Chord, ok bool) {
	if t.in == nil {
		t.out = make(chan tcell.Event, 16)
		t.in = tcell.NewInputProcessor(t.out)
	}
	t.in.ScanUTF8(seq)
	for {
		select {
		case e := <-t.out:
			if key, isKey := e.(*tcell.EventKey); isKey && !ok {
				c, ok = tcellChord(key)
			}
		default:
			return c, ok
		}
	}
}

// tcellKeys are tcell's keys beside characters and function keys. (A map would
// be made at each start.)
var tcellKeys = [...]struct {
	tcell tcell.Key
	key   Key
}{
	{tcell.KeyEnter, KeyEnter}, {tcell.KeyTab, KeyTab}, {tcell.KeyEsc, KeyEsc}, {tcell.KeyBackspace, KeyBackspace},
	{tcell.KeyDelete, KeyDelete}, {tcell.KeyInsert, KeyInsert},
	{tcell.KeyUp, KeyUp}, {tcell.KeyDown, KeyDown}, {tcell.KeyLeft, KeyLeft}, {tcell.KeyRight, KeyRight},
	{tcell.KeyHome, KeyHome}, {tcell.KeyEnd, KeyEnd}, {tcell.KeyPgUp, KeyPageUp}, {tcell.KeyPgDn, KeyPageDown},
	{tcell.KeyMenu, KeyMenu}, {tcell.KeyPause, KeyPause}, {tcell.KeyPrint, KeyPrintScreen},
}

func tcellChord(e *tcell.EventKey) (Chord, bool) {
	mod := tcellMod(e.Modifiers())
	switch k := e.Key(); {
	case k == tcell.KeyRune:
		return Chord{Key(e.Rune()), mod}, Key(e.Rune()).Printable()
	case k == tcell.KeyBacktab:
		return Chord{KeyTab, mod | ModShift}, true
	case k >= tcell.KeyF1 && k <= tcell.KeyF24:
		return Chord{KeyF1 + Key(k-tcell.KeyF1), mod}, true
	default:
		for _, known := range tcellKeys {
			if known.tcell == k {
				return Chord{known.key, mod}, true
			}
		}
		return Chord{}, false
	}
}

func tcellMod(m tcell.ModMask) (mod Mod) {
	for _, pair := range [...]struct {
		from tcell.ModMask
		to   Mod
	}{{tcell.ModShift, ModShift}, {tcell.ModAlt, ModAlt}, {tcell.ModCtrl, ModCtrl}, {tcell.ModMeta | tcell.ModHyper, ModMeta}} {
		if m&pair.from != 0 {
			mod |= pair.to
		}
	}
	return mod
}

// tcellTty is tcell's device as a tty.
type tcellTty struct {
	tcell.Tty
	unwatch func()
}

// openTty opens the process's controlling terminal.
func openTty() (tty, error) {
	device, err := tcell.NewDevTty()
	if err != nil {
		return nil, err
	}
	return &tcellTty{Tty: device}, nil
}

func (t *tcellTty) Start(resized func()) error {
	t.unwatch = watchSize(resized, t.NotifyResize)
	err := t.Tty.Start()
	if err != nil {
		t.unwatch()
	}
	return err
}

// Stop throws away what was not read, so that late reports and replies are not
// typed into whatever reads next.
func (t *tcellTty) Stop() error {
	t.unwatch()
	discardInput()
	return t.Tty.Stop()
}
