//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"testing"

	"limoni/internal/vt"
)

// The window has the app's title while it runs and its own again after, also
// while the app is stopped.
func TestTheTitleIsSetAndRestored(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-title", "my app"}, unseen: "-"})
	a.awaitTitle("my app")
	a.enter("T")
	a.awaitTitle("dynamic ]2;hostile")
	a.suspend()
	a.awaitTitle("")
	a.resume()
	a.awaitTitle("dynamic ]2;hostile")
	a.enter("U")
	a.awaitTitle("my app")
	if n := bytes.Count(a.Raw(), []byte("\x1b]2;my app\x1b\\")); n != 2 {
		t.Errorf("the title was told %d times, want once for each change", n)
	}
	a.enter("q")
	a.end()
	a.awaitTitle("")
}

func (a *app) awaitTitle(title string) {
	a.t.Helper()
	if err := a.WaitFor(soon(a.t), func(s *vt.Screen) bool { return s.Title() == title }); err != nil {
		a.Inspect(func(s *vt.Screen) { a.t.Fatalf("%v: the title is %q, want %q", err, s.Title(), title) })
	}
}

// What an app puts on the clipboard and into notifications is text: it cannot
// end the control string that carries it.
func TestClipboardAndNotificationsCarryText(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.enter("Y")
	a.await("said: clipboard: <nil>")
	a.enter("N")
	a.await("said: notified: <nil>")
	a.Inspect(func(s *vt.Screen) {
		clips := s.Clipboard()
		if len(clips) != 1 || clips[0].Text != "copied[31m text" {
			t.Errorf("the clipboard got %+v", clips)
		}
		notes := s.Notifications()
		if len(notes) != 1 || notes[0] != (vt.Notification{Text: "Done\\: all 3 files"}) {
			t.Errorf("the notifications are %+v", notes)
		}
		if unknown := s.Unknown(); len(unknown) > 0 {
			t.Errorf("the terminal does not know %v", unknown)
		}
	})
}
