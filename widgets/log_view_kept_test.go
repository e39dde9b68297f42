package widgets_test

import (
	"testing"

	"limoni/widgets"
)

// An app that filters by itself says which lines are shown; the view stays on
// its line, and comes back to it when it is shown late.
func TestLogKeepsTheLinesOfTheApp(t *testing.T) {
	a := openLog(t, 12, 4, widgets.LogView{})
	a.add(100)
	var kept []int
	a.view.Kept = &kept
	a.wantSees("|||▼ following @none (following, 0)")
	show := func(lines ...int) { a.Post(func() { kept = append([]int(nil), lines...) }) }
	show(2, 50, 60, 70, 80, 400)
	a.wantSees("line 60|line 70|line 80|▼ following @80 (following, 5)")
	a.keys("up")
	a.wantSees("line 60|line 70|line 80|■ paused @70 (paused, 5)")
	show(3)
	a.wantSees("line 3|||■ paused @3 (paused, 1)")
	show()
	a.wantSees("|||■ paused @none (paused, 0)")
	show(3, 60, 65, 70, 71, 72, 73)
	a.wantSees("line 60|line 65|line 70|■ paused @70 (paused, 7)")
	show(3, 60, 65, 71, 72, 73) // the next that is shown has its place
	a.wantSees("line 60|line 65|line 71|■ paused @71 (paused, 6)")
	a.keys("up")
	show(70, 71, 72)
	a.wantSees("line 70|line 71|line 72|■ paused @70 (paused, 3)")
	a.Post(func() { a.view.Kept = nil })
	a.wantSees("line 63|line 64|line 65|■ paused @65 (paused, 100)")
}

// What the app has found is counted and gone to, and never looked for again.
func TestLogTakesWhatTheAppFound(t *testing.T) {
	a := openLog(t, 30, 4, widgets.LogView{})
	a.add(100)
	find, found := "e 5", []int{5, 50, 59}
	a.view.Find, a.view.Found = &find, &found
	a.wantSees("line 97|line 98|line 99|▼ following, 3 matches @99 (following, 3 matches, 100)")
	a.keys("f3")
	a.keys("f3")
	a.wantSees("line 48|line 49|line 50|■ paused, match 2 of 3 @50 (paused, match 2 of 3, 100)")
	a.Post(func() { found = append(found, 200) }) // a line that is not there
	a.keys("shift+f3")
	a.keys("shift+f3")
	a.wantSees("line 57|line 58|line 59|■ paused, match 3 of 3 @59 (paused, match 3 of 3, 100)")
	a.Post(func() { a.view.Found = nil })
	a.wantSees("line 57|line 58|line 59|■ paused, match 11 of 11 @59 (paused, match 11 of 11, 100)")
	if len(found) != 4 || found[0] != 5 || found[3] != 200 {
		t.Errorf("the app's numbers are %v now", found)
	}
}

func TestPlainText(t *testing.T) {
	if got := widgets.PlainText("\x1b[31ma\tb\x1b[m\x07"); got != "a       b" {
		t.Errorf("it is %q", got)
	}
}
