package terminal_test

import (
	"strings"
	"testing"
	"time"

	"limoni/internal/terminal"
	"limoni/internal/vt"
)

// ask lets an emulator answer a survey.
func ask(screen *vt.Screen, inline bool) terminal.Capabilities {
	var s terminal.Survey
	var d terminal.Decoder
	now := time.Unix(0, 0)
	screen.Reply = func(b []byte) {
		for _, e := range d.Feed(nil, b, now) {
			if e.Kind == terminal.KindReply {
				s.Reply(e.Text)
			}
		}
	}
	w, h := screen.Size()
	questions := s.Ask(nil, w, h, inline)
	d.AwaitCursorReports(s.CursorReports(), now)
	screen.Write(questions)
	return s.Capabilities
}

func TestAnEmulatorAnswers(t *testing.T) {
	for _, inline := range []bool{false, true} {
		for _, narrow := range []bool{false, true} {
			screen := vt.New(80, 24)
			screen.NarrowClusters, screen.RepeatsASCII, screen.Graphics = narrow, narrow, narrow
			got := ask(screen, inline)
			want := terminal.Capabilities{
				Name: "limoni-vt", Version: "1", Links: true, Notifications: terminal.ITermNotifications,
				Sync: true, Repeat: true, RepeatAny: !narrow, Clusters: !narrow, Clipboard: true, Keyboard: true,
				Graphics: narrow, CellWidth: 8, CellHeight: 16,
			}
			if got != want {
				t.Errorf("inline=%v narrow=%v: known is\n%+v, want\n%+v", inline, narrow, got, want)
			}
		}
	}
}

// Inline what is above stays, and the line and the cursor are as before.
func TestAskingInlineLeavesNoTrace(t *testing.T) {
	screen := vt.New(80, 3)
	screen.Write([]byte("$ ls\r\n$ app\r\n"))
	before := screen.String()
	ask(screen, true)
	x, y, _ := screen.Cursor()
	if got := screen.String(); got != before || x != 0 || y != 2 {
		t.Errorf("the screen is\n%s\nwith the cursor at %d,%d, and was\n%s", got, x, y, before)
	}
	if strings.TrimSpace(before) == "" {
		t.Error("the screen was empty: the test shows nothing")
	}
}
