//go:build linux || darwin || freebsd

package pty

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"limoni/internal/vt"
)

// patience bounds every wait; a test that works never needs it.
const patience = 20 * time.Second

func soon(t *testing.T) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	t.Cleanup(cancel)
	return ctx
}

// shell runs a script on a terminal of 40 columns and 6 rows.
func shell(t *testing.T, script string) *Console {
	t.Helper()
	c, err := StartConsole(exec.Command("sh", "-c", script), 40, 6)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

func shows(text string) func(*vt.Screen) bool {
	return func(s *vt.Screen) bool { return strings.Contains(s.String(), text) }
}

func (c *Console) await(t *testing.T, text string) {
	t.Helper()
	if err := c.WaitFor(soon(t), shows(text)); err != nil {
		t.Fatalf("waiting for %q: %v; the screen is\n%s\nthe output %q", text, err, c.Screen(), c.Raw())
	}
}

func (c *Console) enter(t *testing.T, text string) {
	t.Helper()
	if _, err := io.WriteString(c, text); err != nil {
		t.Fatal(err)
	}
}

func (c *Console) awaitExit(t *testing.T) Exit {
	t.Helper()
	exit, err := c.Wait(soon(t))
	if err != nil {
		t.Fatalf("%v; the screen is\n%s", err, c.Screen())
	}
	return exit
}

func TestTheScreenShowsWhatTheProgramWrites(t *testing.T) {
	c := shell(t, `printf 'one\n\033[31mtwo\033[m'`)
	if exit := c.awaitExit(t); !exit.OK() {
		t.Error(exit)
	}
	if got, want := c.Screen(), "one\ntwo\n\n\n\n"; got != want {
		t.Errorf("screen %q, want %q", got, want)
	}
	if got, want := string(c.Raw()), "one\r\n\x1b[31mtwo\x1b[m"; got != want {
		t.Errorf("output %q, want %q", got, want)
	}
	c.Inspect(func(s *vt.Screen) {
		if got := s.Cell(0, 1).Style.Foreground; got != vt.Indexed(1) {
			t.Errorf("the second line is %v, want red", got)
		}
	})
}

func TestTypingIsEchoedAndRead(t *testing.T) {
	c := shell(t, `cat`)
	c.enter(t, "hello\n")
	c.await(t, "hello\nhello")
	c.enter(t, "\x04")
	if exit := c.awaitExit(t); !exit.OK() {
		t.Error(exit)
	}
}

func TestCtrlCInterrupts(t *testing.T) {
	c := shell(t, `trap 'echo caught; exit 7' INT; echo ready; while :; do read line; done`)
	c.await(t, "ready")
	c.enter(t, "\x03")
	if exit := c.awaitExit(t); exit != (Exit{Code: 7}) {
		t.Errorf("%v, want exit status 7", exit)
	}
	c.await(t, "caught")
}

func TestResizeReachesTheProgramAndTheScreen(t *testing.T) {
	c := shell(t, `trap 'stty size' WINCH; stty size; while :; do read line; done`)
	c.await(t, "6 40")
	if err := c.Resize(33, 9); err != nil {
		t.Fatal(err)
	}
	c.await(t, "9 33")
	if w, h, err := c.Process.Size(); w != 33 || h != 9 || err != nil {
		t.Errorf("size %d %d %v", w, h, err)
	}
	c.Inspect(func(s *vt.Screen) {
		if w, h := s.Size(); w != 33 || h != 9 {
			t.Errorf("the emulator has %d columns and %d rows", w, h)
		}
	})
	if err := c.Resize(0, 9); err == nil {
		t.Error("a resize to no columns was accepted")
	}
}

func TestTheLastOfManySizesWins(t *testing.T) {
	c := shell(t, `trap 'stty size' WINCH; echo ready; while :; do read line; done`)
	c.await(t, "ready")
	for w := 20; w <= 60; w++ {
		if err := c.Resize(w, 6); err != nil {
			t.Fatal(err)
		}
	}
	c.await(t, "6 60")
}

// The program asks where the cursor is and reads the answer in raw mode.
func TestTheTerminalAnswersQuestions(t *testing.T) {
	c := shell(t, `stty raw -echo; printf 'ab\033[6n'; dd bs=1 count=6 2>/dev/null | od -c | head -1; stty sane`)
	c.await(t, `033   [   1   ;   3   R`)
}

// A program that asks a lot before it reads anything must not stop the terminal from taking its output.
func TestQuestionsThatNobodyReadsDoNotBlock(t *testing.T) {
	c := shell(t, `stty raw -echo; i=0; while [ $i -lt 4000 ]; do printf '\033[c\033[c\033[c\033[c'; i=$((i+1)); done; echo done; cat >/dev/null`)
	c.await(t, "done")
}

// Half a frame is never seen: between the brackets of a synchronized update the condition is not asked.
func TestWaitForSeesWholeFrames(t *testing.T) {
	c := shell(t, `printf '\033[?2026hhalf'; read line; printf '\rfull\033[?2026l'; read line`)
	ctx, cancel := context.WithCancel(context.Background())
	asked := make(chan error, 1)
	go func() { asked <- c.WaitFor(ctx, shows("half")) }()
	c.awaitRaw(t, "half")
	cancel()
	if err := <-asked; !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "a synchronized update is open") {
		t.Errorf("waiting inside an update gave %v", err)
	}
	c.enter(t, "\n")
	c.await(t, "full")
}

// awaitRaw waits for output where no condition is asked.
func (c *Console) awaitRaw(t *testing.T, text string) {
	t.Helper()
	ctx := soon(t)
	for {
		_, _, changed := c.ask(func(*vt.Screen) bool { return false })
		if bytes.Contains(c.Raw(), []byte(text)) {
			return
		}
		select {
		case <-changed:
		case <-ctx.Done():
			t.Fatalf("no %q in %q", text, c.Raw())
		}
	}
}

func TestWaitForSaysWhyItEnds(t *testing.T) {
	c := shell(t, `echo secret; read line; exit 3`)
	c.await(t, "secret")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := c.WaitFor(ctx, shows("never")); !errors.Is(err, context.Canceled) {
		t.Errorf("with its context ended: %v", err)
	}
	if _, err := c.Wait(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("Wait with its context ended: %v", err)
	}
	c.enter(t, "\n")
	c.awaitExit(t)
	err := c.WaitFor(soon(t), shows("never"))
	if !errors.Is(err, ErrEnded) || !strings.Contains(err.Error(), "exit status 3") {
		t.Errorf("after the program's end: %v", err)
	}
	if strings.Contains(err.Error(), "secret") {
		t.Errorf("the error shows the screen: %v", err)
	}
	if err := c.WaitFor(soon(t), shows("secret")); err != nil {
		t.Errorf("what is on the screen is not found after the end: %v", err)
	}
}

// Output is taken as fast as it comes, many times what the kernel's buffer holds.
func TestAFloodIsTaken(t *testing.T) {
	c := shell(t, `head -c 200000 /dev/zero | tr '\0' x; echo; echo end`)
	if exit := c.awaitExit(t); !exit.OK() {
		t.Error(exit)
	}
	c.await(t, "end")
	if want := strings.Repeat("x", 200_000) + "\r\nend\r\n"; string(c.Raw()) != want || c.Dropped() != 0 {
		t.Errorf("%d bytes kept, %d dropped, want %d kept", len(c.Raw()), c.Dropped(), len(want))
	}
}

func TestTheLogIsBounded(t *testing.T) {
	c := &Console{}
	block := bytes.Repeat([]byte("x"), 1<<20)
	for range 11 {
		c.log.add(block)
	}
	c.log.add([]byte("end"))
	if n := len(c.Raw()); n < maxLog || n > 2*maxLog || int64(n)+c.Dropped() != 11<<20+3 {
		t.Errorf("%d bytes kept, %d dropped", n, c.Dropped())
	}
	if !bytes.HasSuffix(c.Raw(), []byte("xend")) {
		t.Error("the newest output is not in the log")
	}
}

func TestWhetherTheTerminalIsRestored(t *testing.T) {
	for script, cooked := range map[string]bool{
		`stty raw -echo; printf ready; read line; stty sane`: true,
		`stty raw -echo; printf ready; read line`:            false,
	} {
		c := shell(t, script)
		c.await(t, "ready")
		if state, err := c.Process.Termios(); err != nil || !state.IsRaw() || state.IsCooked() {
			t.Errorf("%s: while it runs %+v, %v, want raw", script, state, err)
		}
		c.enter(t, "\n\r\n")
		c.awaitExit(t)
		if state, err := c.Process.Termios(); err != nil || state.IsCooked() != cooked || state.IsRaw() == cooked {
			t.Errorf("%s: after its end %+v, %v, want cooked %v", script, state, err, cooked)
		}
	}
}

func TestTermiosComparesEveryFlag(t *testing.T) {
	c := shell(t, `read line; stty -ixon; echo changed; read line; stty ixon; echo back; read line; stty intr ^X; echo other; read line`)
	state := func() Termios {
		s, err := c.Process.Termios()
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	before := state()
	c.enter(t, "\n")
	c.await(t, "changed")
	if state() == before {
		t.Error("another flag makes no difference")
	}
	c.enter(t, "\n")
	c.await(t, "back")
	if state() != before {
		t.Error("the same flags are not equal")
	}
	c.enter(t, "\n")
	c.await(t, "other")
	if state() == before {
		t.Error("another control character makes no difference")
	}
}

func TestSignals(t *testing.T) {
	for sig, want := range map[syscall.Signal]Exit{
		syscall.SIGTERM: {Code: 143, Signal: "SIGTERM"},
		syscall.SIGKILL: {Code: 137, Signal: "SIGKILL"},
	} {
		c := shell(t, `echo ready; exec cat`)
		c.await(t, "ready")
		if err := c.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		if exit := c.awaitExit(t); exit != want {
			t.Errorf("%v, want %v", exit, want)
		}
	}
}

func TestCloseHangsUp(t *testing.T) {
	file := t.TempDir() + "/said"
	cmd := exec.Command("sh", "-c", `trap 'echo hup > "$FILE"; exit 5' HUP; echo ready; while :; do read line; done`)
	cmd.Env = append(os.Environ(), "FILE="+file)
	c, err := StartConsole(cmd, 40, 6)
	if err != nil {
		t.Fatal(err)
	}
	c.await(t, "ready")
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	if exit := c.Process.Wait(); exit != (Exit{Code: 5}) {
		t.Errorf("%v, want exit status 5", exit)
	}
	if said, _ := os.ReadFile(file); string(said) != "hup\n" {
		t.Errorf("the program wrote %q", said)
	}
	if err := c.Close(); err != nil {
		t.Errorf("closing again: %v", err)
	}
	if got := c.Screen(); !strings.HasPrefix(got, "ready") {
		t.Errorf("after Close the screen is %q", got)
	}
}
