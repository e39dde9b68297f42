package realapp

import (
	"os/exec"
	"testing"

	"limoni/internal/pty"
)

// A terminal may say that it has 65,535 columns and rows; that must not take
// more memory than a process has, and whatever the app does, the terminal is
// whole afterwards.
func TestAnAbsurdSizeIsSurvived(t *testing.T) {
	t.Parallel()
	if raceDetector {
		t.Skip("the race detector needs more address space than is left here")
	}
	dir := tempDir(t)
	cmd := exec.Command("/bin/sh", "-c", `ulimit -v 4000000; exec "$0" "$@"`, taggedApp.command(t).Path, "-report", dir+"/report")
	cmd.Env = environment(how{dir: dir})
	p, err := pty.Start(cmd, 65535, 65535)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	go func() { // nobody needs to see it
		for buf := make([]byte, 1<<16); ; {
			if _, err := p.Read(buf); err != nil {
				return
			}
		}
	}()
	p.Write([]byte("q"))
	if exit := p.Wait(); !exit.OK() {
		t.Errorf("%v, want success", exit)
	}
	if state, err := p.Termios(); err != nil || !state.IsCooked() {
		t.Errorf("the line is not cooked: %+v, %v", state, err)
	}
}
