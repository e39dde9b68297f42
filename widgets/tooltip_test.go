package widgets_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// hinted is two buttons, the first with a hint, in a row of the screen.
type hinted struct {
	stage
	y, clicks, escapes int
	asks               bool // for Esc
	hint               widgets.Tooltip
}

func openHinted(t *testing.T, y int) *hinted {
	h := &hinted{y: y, hint: widgets.Tooltip{Text: "Everybody can see it.", Width: 12}}
	h.stage = open(t, 24, 6, func(f *limoni.Frame) {
		other := widgets.Button{ID: "other", Label: "Other", AutoFocus: true}.Draw(f, rect(14, h.y, 10, 1))
		b := widgets.Button{ID: "b", Label: "Publish"}.Draw(f, rect(0, h.y, 13, 1))
		if b.Clicked() || other.Clicked() {
			h.clicks++
		}
		h.hint.Draw(f, b)
		if h.asks && f.Key("esc") {
			h.escapes++
		}
	})
	return h
}

const hintBelow = `
[ Publish ]   [ Other ]
 Everybody
 can see it.`

func TestTooltipShowsAfterAMoment(t *testing.T) {
	h := openHinted(t, 0)
	h.wantScreen("[ Publish ]   [ Other ]")
	h.feed(mouse(35, 3, 0, 'M'))
	h.Advance(499 * time.Millisecond)
	h.wantScreen("[ Publish ]   [ Other ]")
	h.Advance(time.Millisecond)
	h.wantScreen(hintBelow)
	h.wantOutline(`
button "Other" [focused] #other
button "Publish" #b description="Everybody can see it."
tooltip ="Everybody can see it."`)
	if _, d := h.node("#b"); d.DescribedBy != keyOf(h.stage, "tooltip") {
		t.Error("the owner is not described by it")
	}
	h.feed(mouse(35, 20, 0, 'M'))
	h.wantScreen("[ Publish ]   [ Other ]")
	h.keys("tab")
	h.Advance(time.Second)
	h.wantScreen(hintBelow)
	h.clean()
}

func TestTooltipIsHidden(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*hinted)
		want string
	}{
		{"nothing", func(h *hinted) {}, "shown"},
		{"Esc", func(h *hinted) { h.keys("esc") }, "hidden"},
		{"Esc, and waiting", func(h *hinted) { h.keys("esc"); h.Advance(time.Hour) }, "hidden"},
		{"Esc, away and back", func(h *hinted) {
			h.keys("esc")
			h.feed(mouse(35, 20, 0, 'M'))
			h.snapshot()
			h.feed(mouse(35, 3, 0, 'M'))
			h.Advance(time.Second)
		}, "shown"},
		{"dismiss", func(h *hinted) { h.act("tooltip", "dismiss") }, "hidden"},
		{"a click on the owner", func(h *hinted) { h.feed(click(3, 0)) }, "hidden"},
		{"the mouse away", func(h *hinted) { h.feed(mouse(35, 20, 0, 'M')) }, "hidden"},
		{"the mouse on the hint itself", func(h *hinted) { h.feed(mouse(35, 3, 1, 'M')) }, "hidden"},
		{"a letter", func(h *hinted) { h.keys("x") }, "shown"},
	} {
		h := openHinted(t, 0)
		h.feed(mouse(35, 3, 0, 'M'))
		h.Advance(500 * time.Millisecond)
		c.do(h)
		got := "hidden"
		if strings.Contains(h.outline(), "tooltip") {
			got = "shown"
		}
		if got != c.want {
			t.Errorf("%s: it is %s, want %s", c.name, got, c.want)
		}
		if want := strings.Contains(c.name, "click"); (h.clicks == 1) != want {
			t.Errorf("%s: %d clicks", c.name, h.clicks)
		}
	}
}

// With the keyboard the owner has Esc before the screen; under the mouse only,
// what asks for Esc keeps it.
func TestWhoGetsEscBesideATooltip(t *testing.T) {
	h := openHinted(t, 0)
	h.asks = true
	h.feed(mouse(35, 3, 0, 'M'))
	h.Advance(time.Second)
	h.keys("esc")
	if h.escapes != 1 || !strings.Contains(h.outline(), "tooltip") {
		t.Errorf("%d times Esc for the app\n%s", h.escapes, h.outline())
	}
	h.keys("tab")
	h.keys("esc")
	if h.escapes != 1 || strings.Contains(h.outline(), "tooltip") {
		t.Errorf("with the keyboard: %d times Esc for the app\n%s", h.escapes, h.outline())
	}
	h.keys("esc")
	if h.escapes != 2 {
		t.Error("when it is hidden Esc is not the app's")
	}
	h.clean()
}

func TestTooltipIsNeverOverItsOwner(t *testing.T) {
	for y := range 6 {
		h := openHinted(t, y)
		h.feed(mouse(35, 3, y, 'M'))
		h.Advance(500 * time.Millisecond)
		n, _ := h.node("tooltip")
		if owner, _ := h.node("#b"); n.Bounds.Overlaps(owner.Bounds) || n.Bounds.Empty() {
			t.Errorf("in row %d it lies at %v", y, n.Bounds)
		}
	}
	h := openHinted(t, 0)
	h.feed(mouse(35, 3, 0, 'M'))
	h.Advance(500 * time.Millisecond)
	h.resize(24, 1)
	if strings.Contains(h.outline(), "tooltip") {
		t.Error("without a free row it lies over its owner")
	}
	if n, d := h.node("#b"); d.Description != h.hint.Text || d.DescribedBy != 0 || n.Role != accessibility.RoleButton {
		t.Errorf("its text is not told: %+v", d)
	}
}

// A hint must not cover the list that its owner drops down.
func TestTooltipMakesRoomForAList(t *testing.T) {
	options, selected := widgets.Strings{"a", "b"}, 0
	s := open(t, 20, 6, func(f *limoni.Frame) {
		field := widgets.Select{ID: "s", Label: "S", Options: &options, Selected: &selected}.Draw(f, rect(0, 0, 8, 1))
		widgets.Tooltip{Text: "One\nof\nthem"}.Draw(f, field)
	})
	s.Advance(time.Second)
	s.wantScreen("a      ▾\n One\n of\n them")
	s.keys("enter")
	s.wantScreen("a      ▴\n┌──────┐\n│✓ a   │\n│  b   │\n└──────┘")
	if _, d := s.node("#s"); d.Description != "One\nof\nthem" {
		t.Errorf("its description is %q", d.Description)
	}
	s.keys("esc")
	s.wantScreen("a      ▾")
}
