package widgets_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// noticed is a page with a button, messages above it and a list of them.
type noticed struct {
	stage
	toasts widgets.Toasts
	list   bool
	clicks int
}

func openNoticed(t *testing.T) *noticed {
	n := &noticed{}
	n.stage = open(t, 30, 10, func(f *limoni.Frame) {
		b := widgets.Button{ID: "b", Label: "Page"}.Draw(f, rect(18, 8, 12, 1))
		if b.Clicked() {
			n.clicks++
		}
		if n.list {
			widgets.ToastHistory{ID: "history", Toasts: &n.toasts, Empty: "None"}.Draw(f, rect(0, 0, 14, 4))
		}
		n.toasts.Draw(f, f.Area())
	})
	return n
}

func (n *noticed) show(text string, kind widgets.ToastKind) {
	n.Post(func() { n.toasts.Show(text, kind) })
	n.snapshot()
}

// live is what is on the screen, the newest first.
func (n *noticed) live() string {
	var out []string
	for _, node := range n.snapshot().Tree.Nodes {
		if node.Role == accessibility.RoleStatus || node.Role == accessibility.RoleAlert {
			out = append(out, node.Label)
		}
	}
	return strings.Join(out, ", ")
}

func TestToastsAreDrawnAndDescribed(t *testing.T) {
	n := openNoticed(t)
	n.show("Saved", widgets.ToastSuccess)
	n.show("The disk is full, and nothing can be written to it", widgets.ToastError)
	n.wantScreen(`

                 ┌───────────┐
                 │ ✓ Saved × │
                 └───────────┘
┌────────────────────────────┐
│ ✗ The disk is full, and  × │
│   nothing can be written   │
│   to it                    │
└────────────────────────────┘`)
	n.wantOutline(`
button "Page" [focused] #b
alert "The disk is full, and nothing can be written to it" #toast-2
 button "Dismiss" shortcut="f8"
status "Saved" #toast-1
 button "Dismiss" shortcut="f8"`)
	for _, finding := range accessibility.Audit(n.snapshot()) {
		t.Error(finding)
	}
	n.clean()
}

func TestToastsStayAndAreSpokenOnce(t *testing.T) {
	n := openNoticed(t)
	n.show("One", widgets.ToastInfo)
	n.Advance(2 * time.Second)
	n.show("Two", widgets.ToastWarning)
	for _, c := range []struct {
		after time.Duration
		want  string
	}{
		{0, "Two, One"}, {2999 * time.Millisecond, "Two, One"}, {time.Millisecond, "Two"},
		{1999 * time.Millisecond, "Two"}, {time.Millisecond, ""},
	} {
		n.Advance(c.after)
		if got := n.live(); got != c.want {
			t.Errorf("%v later: %q, want %q", c.after, got, c.want)
		}
	}
	var said []string
	for _, a := range n.snapshot().Announcements {
		said = append(said, fmt.Sprint(a.Text, " ", a.Politeness == limoni.Assertive))
	}
	if got := strings.Join(said, ", "); got != "One false, Two true" {
		t.Errorf("spoken: %s", got)
	}
	if n.toasts.Len() != 2 {
		t.Errorf("the history has %d", n.toasts.Len())
	}
}

func TestEachWayToPutAToastAway(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*noticed)
		want string
	}{
		{"nothing", func(n *noticed) {}, "Two, One"},
		{"x of the newest", func(n *noticed) { n.feed(click(27, 8)) }, "One"},
		{"x of the other", func(n *noticed) { n.feed(click(27, 5)) }, "Two"},
		{"a click beside it goes nowhere", func(n *noticed) { n.feed(click(20, 8)) }, "Two, One"},
		{"dismiss", func(n *noticed) { n.act("#toast-1", "dismiss") }, "Two"},
		{"activate x", func(n *noticed) {
			tree := n.snapshot().Tree
			for i := range tree.Nodes {
				if tree.Nodes[i].Label == "Dismiss" {
					n.act(fmt.Sprintf("@%d", tree.Ref(i)), "activate")
					return
				}
			}
		}, "One"},
		{"F8", func(n *noticed) { n.keys("f8") }, "One"},
		{"F8 twice", func(n *noticed) { n.keys("f8", "f8") }, ""},
		{"Esc", func(n *noticed) { n.keys("esc") }, "Two, One"},
	} {
		n := openNoticed(t)
		n.show("One", widgets.ToastInfo)
		n.show("Two", widgets.ToastInfo)
		c.do(n)
		if got := n.live(); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if n.focus() != "Page" || n.clicks != 0 {
			t.Errorf("%s: the keyboard is at %q, %d clicks", c.name, n.focus(), n.clicks)
		}
	}
	n := openNoticed(t)
	n.wantVerdict(n.keys("f8"), accessibility.Unhandled)
}

// The time stands while the mouse is on it.
func TestAToastUnderTheMouseStays(t *testing.T) {
	n := openNoticed(t)
	n.show("One", widgets.ToastInfo)
	n.Advance(4 * time.Second)
	n.feed(mouse(35, 20, 8, 'M'))
	n.Advance(time.Minute)
	if n.live() != "One" {
		t.Fatal("it went away under the mouse")
	}
	n.feed(mouse(35, 0, 0, 'M'))
	n.Advance(999 * time.Millisecond)
	if n.live() != "One" {
		t.Error("it went too soon")
	}
	n.Advance(time.Millisecond)
	if n.live() != "" {
		t.Error("it stays for ever")
	}
}

// A toast that newer ones leave no room for is seen for its time all the same.
func TestEveryToastIsSeenForItsTime(t *testing.T) {
	n := openNoticed(t)
	for i := range 5 {
		n.show(fmt.Sprint(i), widgets.ToastInfo)
	}
	if got := n.live(); got != "4, 3, 2" {
		t.Fatalf("%q", got)
	}
	seen := map[string]time.Duration{}
	for range 200 {
		for _, s := range strings.Split(n.live(), ", ") {
			seen[s] += 100 * time.Millisecond
		}
		n.Advance(100 * time.Millisecond)
	}
	for i := range 5 {
		if got := seen[fmt.Sprint(i)]; got < 5*time.Second || got > 5200*time.Millisecond {
			t.Errorf("toast %d was seen for %v", i, got)
		}
	}
}

func TestToastCornersAndBounds(t *testing.T) {
	for corner, want := range map[widgets.Corner]limoni.Rect{
		widgets.BottomRight: rect(19, 7, 11, 3), widgets.BottomLeft: rect(0, 7, 11, 3),
		widgets.TopRight: rect(19, 0, 11, 3), widgets.TopLeft: rect(0, 0, 11, 3),
	} {
		n := openNoticed(t)
		n.toasts.Corner = corner
		n.show("One", widgets.ToastInfo)
		if node, _ := n.node("#toast-1"); node.Bounds != want {
			t.Errorf("corner %d: %v, want %v", corner, node.Bounds, want)
		}
	}
	n := openNoticed(t)
	for i := range 300 {
		n.toasts.Show(fmt.Sprint(i), widgets.ToastInfo)
	}
	if n.toasts.Len() != 100 || n.toasts.Row(0).Text != "299" || n.toasts.Row(99).Text != "200" {
		t.Errorf("%d are kept, %q first", n.toasts.Len(), n.toasts.Row(0).Text)
	}
}

func TestToastHistory(t *testing.T) {
	n := openNoticed(t)
	n.list = true
	n.show("One", widgets.ToastInfo)
	n.show("Two", widgets.ToastInfo)
	n.show("Three", widgets.ToastInfo)
	n.Advance(time.Minute)
	n.wantOutline(`
button "Page" [focused] #b
list "Messages" #history
 list-item "Three" [1/3] #toast-3
 list-item "Two" [2/3] #toast-2
 list-item "One" [selected, 3/3] #toast-1`) // the cursor stayed with the first
	n.act("#history", "focus")
	n.keys("home", "down", "delete")
	n.act("#toast-1", "dismiss")
	n.wantOutline(`
button "Page" #b
list "Messages" [focused] #history
 list-item "Three" [selected, 1/1] #toast-3`)
	n.keys("delete", "delete")
	n.wantOutline(`
button "Page" #b
list "Messages" [focused] #history
 text "None"`)
}

func TestForgettingNoMessageIsNoChange(t *testing.T) {
	var toasts widgets.Toasts
	toasts.Show("One", widgets.ToastInfo)
	changed := 0
	s := open(t, 20, 4, func(f *limoni.Frame) {
		history := widgets.ToastHistory{Toasts: &toasts}.Draw(f, f.Area())
		if history.Changed() {
			changed++
		}
	})
	if s.keys("home", "delete", "delete", "delete"); changed != 1 || toasts.Len() != 0 {
		t.Errorf("told of %d changes, %d messages are left; want 1 and 0", changed, toasts.Len())
	}
}
