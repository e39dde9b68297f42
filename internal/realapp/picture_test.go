//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"fmt"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// pictureTerminals are terminals that take pictures, each in its way.
var pictureTerminals = map[string]vt.Quirks{
	"kitty": {Graphics: true},
	"iterm2": {Garble: func(b []byte) []byte {
		return bytes.Replace(b, []byte("limoni-vt 1"), []byte("WezTerm 2024"), 1)
	}},
	"sixel": {Garble: func(b []byte) []byte {
		return bytes.Replace(b, []byte("62;22"), []byte("62;4;22"), 1)
	}},
}

// startPicture starts the app with a picture in a terminal with those quirks.
func startPicture(t *testing.T, quirks vt.Quirks, args ...string) *app {
	t.Helper()
	return startPictureIn(t, quirks, nil, args...)
}

func startPictureIn(t *testing.T, quirks vt.Quirks, env []string, args ...string) *app {
	t.Helper()
	dir := tempDir(t)
	cmd := exec.Command("/bin/sh", append([]string{"-c", `stty -echo; echo ready; read go; stty echo; exec "$0" "$@"`, taggedApp.command(t).Path, "-picture"}, args...)...)
	cmd.Env = environment(how{dir: dir, env: env})
	c, err := pty.StartConsole(cmd, 80, 24)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	a := &app{Console: c, t: t, dir: dir}
	a.await("ready")
	a.Inspect(func(s *vt.Screen) { s.Quirks = quirks })
	a.enter("\r")
	a.await("w=80 h=", "one=")
	return a
}

// pictures lists what the terminal shows, and how many it holds.
func (a *app) pictures() (shown string, held int) {
	a.Inspect(func(s *vt.Screen) {
		for _, p := range s.Pictures() {
			shown += fmt.Sprintf("%s at %d,%d %dx%d, %d cells", p.Protocol, p.X, p.Y, p.Columns, p.Rows, p.Cells)
		}
		held = s.StoredPictures()
	})
	return shown, held
}

func (a *app) awaitPictures(want string, held int) {
	a.t.Helper()
	eventually(a.t, "the pictures are "+want, func() bool {
		shown, n := a.pictures()
		return shown == want && n == held
	})
}

// A picture is sent when the terminal has said that it takes it, again when it may have been lost, and nothing of it
// stays: neither for a child nor at the end.
func TestAPictureInATerminal(t *testing.T) {
	for name, quirks := range pictureTerminals {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			held := map[string]int{"kitty": 1}[name]
			a := startPicture(t, quirks)
			want := name + " at 10,14 10x5, 50 cells"
			a.awaitPictures(want, held)
			if err := a.Resize(70, 22); err != nil {
				t.Fatal(err)
			}
			a.await("w=70 h=22")
			a.awaitPictures(want, held)
			a.handOver("X")
			if shown, n := a.pictures(); shown != "" || n != 0 {
				t.Errorf("the child was given a terminal with %d pictures: %s", n, shown)
			}
			a.enter("for the child\r")
			a.await("said: child: <nil>")
			a.awaitPictures(want, held)
			a.enter("u")
			a.awaitPictures("", 0)
			if row := strings.TrimSpace(a.row(15)); strings.Trim(row, ".") != "]" {
				t.Errorf("where the picture was there is %q", row)
			}
			a.enter("\x03")
			if exit := a.end(); !exit.OK() {
				t.Error(exit)
			}
			a.Inspect(func(s *vt.Screen) {
				if left := s.Changed(); len(left) > 0 {
					t.Errorf("the app left behind: %q", left)
				}
			})
		})
	}
}

func (a *app) row(y int) (text string) {
	a.Inspect(func(s *vt.Screen) { text = s.Row(y) })
	return text
}

func TestNoPictureOutlivesTheApp(t *testing.T) {
	for name, end := range map[string]func(*app){
		"quit":   func(a *app) { a.enter("\x03") },
		"signal": func(a *app) { a.Process.Signal(syscall.SIGTERM) },
	} {
		for protocol, quirks := range pictureTerminals {
			t.Run(name+" "+protocol, func(t *testing.T) {
				t.Parallel()
				a := startPicture(t, quirks)
				a.awaitPictures(protocol+" at 10,14 10x5, 50 cells", map[string]int{"kitty": 1}[protocol])
				end(a)
				a.end()
				a.expectRestored()
				if shown, n := a.pictures(); shown != "" || n != 0 {
					t.Errorf("%d pictures are left: %s", n, shown)
				}
			})
		}
	}
}

// Inline the last frame stays, and its picture with it.
func TestAPictureStaysWithTheLastFrameInline(t *testing.T) {
	for name, quirks := range pictureTerminals {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := startPicture(t, quirks, "-inline", "18")
			eventually(t, "there is a picture", func() bool {
				shown, _ := a.pictures()
				return strings.HasPrefix(shown, name+" at 40,") && strings.HasSuffix(shown, " 4x2, 8 cells")
			})
			a.enter("\x03")
			if exit := a.end(); !exit.OK() {
				t.Error(exit)
			}
			shown, _ := a.pictures()
			if !strings.HasPrefix(shown, name+" at 40,") || !strings.HasSuffix(shown, " 4x2, 8 cells") {
				t.Errorf("after the end the pictures are %q", shown)
			}
		})
	}
}

// In a terminal that only its environment calls one with pictures, and that answers nothing, there are none; nor are
// there for who wants no colours.
func TestNoPictureWithoutAnAnswer(t *testing.T) {
	for name, tt := range map[string]struct {
		quirks vt.Quirks
		env    []string
		shown  string
	}{
		"no answer":  {vt.Quirks{Garble: func([]byte) []byte { return nil }}, []string{"TERM=xterm-kitty", "TERM_PROGRAM=WezTerm"}, "\u2580"},
		"no colours": {vt.Quirks{Graphics: true}, []string{"NO_COLOR=1"}, "\u2592"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := startPictureIn(t, tt.quirks, tt.env)
			eventually(t, "it is drawn in cells", func() bool { return strings.Contains(a.row(15), tt.shown) })
			a.enter("g")
			a.await("greeted=1")
			if shown, n := a.pictures(); shown != "" || n != 0 {
				t.Errorf("there are %d pictures: %s", n, shown)
			}
		})
	}
}
