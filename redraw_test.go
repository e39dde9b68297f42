package limoni_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// A handler may ask its own app for a frame, post to it and look at it: none
// of that waits, and the frame that shows what it did is the one that follows.
func TestHandlerMayAskItsOwnApp(t *testing.T) {
	items, selected := widgets.Strings{"A", "B", "C"}, 0
	var ask func(app *limoni.App)
	var answers []error
	app := limoni.New(20, 4, func(f *limoni.Frame) {
		list := widgets.List{ID: "list", Label: "List", Items: &items, Selected: &selected}.Draw(f, f.Area())
		if list.Selected() {
			ask(f.App())
		}
	})
	frame := snapshot(t, app).Frame
	posted := 0
	for i, c := range []struct {
		name   string
		ask    func(*limoni.App)
		frames uint64
	}{
		{"nothing", func(*limoni.App) {}, 1},
		{"Redraw", func(a *limoni.App) { a.Redraw(); a.Redraw() }, 1},
		{"Snapshot and Do", func(a *limoni.App) {
			_, snap := a.Snapshot(t.Context(), 0)
			_, do := a.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "up"})
			answers = append(answers, snap, do)
		}, 1},
		{"Post", func(a *limoni.App) { answers = append(answers, a.Post(func() { posted++ })) }, 1},
	} {
		for _, byDo := range []bool{false, true} {
			ask, answers = c.ask, nil
			chord, bytes := "down", "\x1b[B"
			if selected > 0 {
				chord, bytes = "up", "\x1b[A"
			}
			if byDo {
				do(t, app, accessibility.Request{Op: accessibility.OpKey, Chord: chord})
			} else {
				app.Feed([]byte(bytes))
			}
			now := snapshot(t, app)
			want := c.frames
			if c.name == "Post" && byDo {
				want++ // what was posted runs when the input has been answered
			}
			if now.Frame != frame+want || !now.Idle {
				t.Errorf("%s, by Do %v: %d frames, idle %v; want %d, true", c.name, byDo, now.Frame-frame, now.Idle, want)
			}
			frame = now.Frame
			for _, err := range answers {
				if want := map[string]error{"Snapshot and Do": limoni.ErrOnUIGoroutine}[c.name]; err != want {
					t.Errorf("%s: %v, want %v", c.name, err, want)
				}
			}
			if i == 3 && posted != map[bool]int{false: 1, true: 2}[byDo] {
				t.Errorf("%d posts ran", posted)
			}
		}
	}
}

// Two apps live in one process and do not wake each other.
func TestTwoAppsAreApart(t *testing.T) {
	var draws [2]int
	var apps [2]*limoni.App
	for i := range apps {
		apps[i] = limoni.New(10, 2, func(f *limoni.Frame) {
			draws[i]++
			f.RegisterAccessibility(control(accessibility.RoleButton, "b", row(f, 0)))
		})
		snapshot(t, apps[i])
	}
	before := draws
	_ = apps[0].Post(func() {})
	apps[0].Redraw()
	apps[0].Feed([]byte("\t\r" + clickBytes(0, 0)))
	snapshot(t, apps[0])
	_ = apps[0].Close()
	if draws[0] == before[0] || draws[1] != before[1] {
		t.Errorf("the first drew %d times, the second %d; want some and none", draws[0]-before[0], draws[1]-before[1])
	}
	if res := do(t, apps[1], accessibility.Request{Op: accessibility.OpKey, Chord: "enter"}); res.Verdict != accessibility.Handled {
		t.Errorf("after the first one's end the second answers %s", res.Verdict)
	}
	snap, err := apps[1].Snapshot(t.Context(), 0)
	if err != nil || snap.Frame != 2 {
		t.Errorf("frame %d, %v", snap.Frame, err)
	}
}
