package terminal

import (
	"slices"
	"testing"
	"time"
)

// pump reads until Read returns an error and sends what it read.
func pump(term *Terminal) <-chan string {
	read := make(chan string, 100)
	go func() {
		defer close(read)
		var p [64]byte
		for {
			n, err := term.Read(p[:])
			if err != nil {
				return
			}
			read <- string(p[:n])
		}
	}()
	return read
}

// limits makes the clock of term tell which limits are waited for. What waits
// for replies gets the channel of which it is sent.
func limits(term *Terminal) (replies <-chan chan time.Time) {
	waits := make(chan chan time.Time, 10)
	term.after = func(limit time.Duration) <-chan time.Time {
		c := make(chan time.Time, 1)
		if limit == 100*time.Millisecond {
			waits <- c
		}
		return c
	}
	return waits
}

func TestLeavingWaitsForTheLastReply(t *testing.T) {
	for name, leave := range map[string]func(*Terminal) error{"Restore": (*Terminal).Restore, "Suspend": (*Terminal).Suspend} {
		f := newFakeTty()
		term := mustOpen(t, f, Options{NoMouse: true})
		waits := limits(term)
		read := pump(term)
		f.takeCalls()
		term.AwaitReplies()
		left := make(chan error)
		go func() { left <- leave(term) }()
		<-waits
		f.input <- "\x1b[?2026;2$y\x1b[?6"
		f.input <- "2;22"
		expectCalls(t, f) // the terminal is not left yet
		f.input <- "c"
		if err := <-left; err != nil {
			t.Error(err)
		}
		expectCalls(t, f, "drain", "write "+screenOff, "stop")
		for _, want := range []string{"\x1b[?2026;2$y\x1b[?6", "2;22", "c"} {
			if got := <-read; got != want {
				t.Errorf("%s: read %q, want %q", name, got, want)
			}
		}
		_ = term.Restore()
	}
}

func TestLeavingWaitsForReplies100Milliseconds(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{NoMouse: true})
	waits := limits(term)
	pump(term)
	f.takeCalls()
	term.AwaitReplies()
	left := make(chan error)
	go func() { left <- term.Suspend() }()
	(<-waits) <- time.Time{}
	if err := <-left; err != nil {
		t.Error(err)
	}
	_ = term.Resume()
	_ = term.Restore() // which does not wait again
	if len(waits) != 0 {
		t.Error("replies are waited for twice")
	}
	expectCalls(t, f, "drain", "write "+screenOff, "stop", "start", "write "+screenOn, "drain", "write "+screenOff, "stop")
}

func TestLeavingDoesNotWaitForWhatIsNotToCome(t *testing.T) {
	for name, before := range map[string]func(*fakeTty, *Terminal, <-chan string){
		"nothing was asked": func(*fakeTty, *Terminal, <-chan string) {},
		"it was answered": func(f *fakeTty, term *Terminal, read <-chan string) {
			term.AwaitReplies()
			f.input <- "\x1b[?1;2c"
			<-read
		},
		"the terminal has hung up": func(f *fakeTty, term *Terminal, read <-chan string) {
			term.AwaitReplies()
			close(f.input)
			<-read
		},
		"the questions were not written": func(f *fakeTty, term *Terminal, _ <-chan string) {
			_ = term.Suspend()
			term.AwaitReplies()
			_ = term.Resume()
		},
	} {
		f := newFakeTty()
		term := mustOpen(t, f, Options{})
		waits := limits(term)
		before(f, term, pump(term))
		if err := term.Restore(); err != nil || len(waits) != 0 {
			t.Errorf("%s: Restore waits for replies (%d), error %v", name, len(waits), err)
		}
	}
}

func TestClusterWidthsAreTurnedOffWhereTheyWereOff(t *testing.T) {
	const off = "\x1b[?2027l"
	for reply, want := range map[string]string{
		"\x1b[?2027;2$y": off, "\x1b[?2027;2$y\x1b[?2027;2$y": off, "\x1b[?2026;2$y\x1b[?2027;2$y": off,
		"\x1b[?2027;1$y": "", "\x1b[?2027;3$y": "", "\x1b[?2027;0$y": "", "\x1b[?2026;2$y": "", "2027;2$y": "", "\x1b[2027;2$y": "",
		"\x1b[?2027;2$y\x1b[?1c": off, "\x1b[?1c\x1b[?2027;2$y": "", // not asked any more
	} {
		f := newFakeTty()
		term := mustOpen(t, f, Options{NoMouse: true})
		limits(term)
		read := pump(term)
		f.takeCalls()
		term.AwaitReplies()
		f.input <- reply
		<-read
		f.input <- "\x1b[?1c"
		<-read
		_ = term.Restore()
		if got := f.takeCalls(); !slices.Equal(got, []string{"drain", "write " + want + screenOff, "stop"}) {
			t.Errorf("%q: calls are %q", reply, got)
		}
	}
}

func TestClusterWidthsComeBack(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{NoMouse: true})
	read := pump(term)
	term.AwaitReplies()
	f.input <- "\x1b[?2027;2$y\x1b[?1c"
	<-read
	f.takeCalls()
	_ = term.Suspend()
	_ = term.Resume()
	_ = term.Restore()
	expectCalls(t, f, "drain", "write \x1b[?2027l"+screenOff, "stop", "start", "write "+screenOn+"\x1b[?2027h",
		"drain", "write \x1b[?2027l"+screenOff, "stop")
}

func TestScannerFindsReplies(t *testing.T) {
	for in, want := range map[string]string{
		"\x1b[?1;2c": "c", "\x1b[?c": "c", "x\x1b\x1b[?1c": "c", "\x1b[\x1b[?1c": "c", "\x1b[?1\x1b[?2c": "c",
		"\x1b[?1é;2c": "", "\x1b[?1\r2c": "", "c": "", "?1c": "", "[?1c": "", "\x1b?1c": "", "\x1b[1c": "", "\x1b[>1c": "",
		"\x1b[?2026;2$y\x1b[?0u\x1b[?62;1;2;4;6;8;9;15;16;17;18;21;22;28;29;42;52c!": "yuc",
	} {
		var r replyScanner
		var got []byte
		for _, b := range []byte(in) {
			if final := r.step(b); final != 0 {
				got = append(got, final)
			}
		}
		if string(got) != want {
			t.Errorf("%q ends %q, want %q", in, got, want)
		}
	}
}
