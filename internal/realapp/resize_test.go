//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"limoni/internal/vt"
)

// A burst of sizes, as a window gives that is dragged by its corner, while the
// app draws without a pause: what is shown in the end is the last one, whole.
func TestABurstOfResizesEndsWithTheLastSize(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-spin"}})
	for i := 1; i <= 200; i++ {
		w, h := 60+i%20, 20+i%7
		if i == 200 {
			w, h = 71, 21
		}
		if err := a.Resize(w, h); err != nil {
			t.Fatal(err)
		}
	}
	a.expectWhole(71, 21)
	a.enter("q")
	a.end()
	a.expectRestored()
}

// Growing and shrinking leaves nothing of the old size.
func TestEverySizeIsDrawnWhole(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	for _, size := range [][2]int{{100, 30}, {40, 16}, {80, 24}, {39, 17}, {132, 43}, {20, 14}} {
		if err := a.Resize(size[0], size[1]); err != nil {
			t.Fatal(err)
		}
		a.expectWhole(size[0], size[1])
	}
}

// The window only shrinks, so no frame may name a greater width than the one
// before it: one that did was drawn for a size that had gone.
func TestNoFrameIsDrawnForASizeThatHasGone(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-spin"}})
	for w := 79; w >= 41; w-- {
		if err := a.Resize(w, 24); err != nil {
			t.Fatal(err)
		}
		if w%3 == 0 {
			a.await(fmt.Sprintf("w=%d ", w))
		}
	}
	a.await("w=41 ")
	a.enter("q")
	a.end()
	before, frames := 80, 0
	for _, first := range firstRow.FindAllSubmatch(a.Raw(), -1) {
		w, _ := strconv.Atoi(string(first[1]))
		if w > before {
			t.Fatalf("a frame says w=%d after one that said w=%d", w, before)
		}
		before, frames = w, frames+1
	}
	if before != 41 || frames < 13 {
		t.Errorf("%d frames were found and w=%d in the end: the search finds too little", frames, before)
	}
}

// Each change of the size is one repaint, for that size: none comes for it with
// what was drawn for the old one, or comes late. The app draws without a pause,
// so that the size changes in the middle of frames.
func TestEveryResizeIsOneRepaint(t *testing.T) {
	t.Parallel()
	const resizes = 500
	a := start(t, how{args: []string{"-spin"}})
	a.awaitKeyboard(3) // what the terminal answers repaints too
	seen := len(firstRow.FindAll(a.Raw(), -1))
	for i := range resizes {
		w := 60 + i%2*20
		if err := a.Resize(w, 24); err != nil {
			t.Fatal(err)
		}
		drawn := func(s *vt.Screen) bool { return strings.HasPrefix(s.Row(0), fmt.Sprintf("w=%d ", w)) }
		if err := a.WaitFor(soon(t), drawn); err != nil {
			t.Fatalf("resize %d to w=%d: %v\n%s", i, w, err, a.Screen())
		}
	}
	a.enter("q")
	a.end()
	repaints := firstRow.FindAllSubmatch(a.Raw(), -1)[seen:]
	for i, repaint := range repaints {
		if want := fmt.Sprint(60 + i%2*20); string(repaint[1]) != want {
			t.Fatalf("repaint %d says w=%s, want %s", i, repaint[1], want)
		}
	}
	if len(repaints) != resizes || a.Dropped() > 0 {
		t.Errorf("%d repaints for %d resizes, and %d bytes of output were not looked at", len(repaints), resizes, a.Dropped())
	}
}

// A window that becomes as small as it can be does no harm: when it grows again
// the screen is what it was.
func TestTheSmallestSizesAreSurvived(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.enter("i")
	a.await("name: Name")
	before := a.Screen()
	for w := 12; w > 0; w-- {
		for h := 5; h > 0; h-- {
			if err := a.Resize(w, h); err != nil {
				t.Fatal(err)
			}
			said := fmt.Sprintf("w=%d h=%d", w, h)
			a.await(said[:min(w-1, len(said))]) // the last column is an ellipsis
		}
	}
	if err := a.Resize(80, 24); err != nil {
		t.Fatal(err)
	}
	if err := a.WaitFor(soon(t), func(s *vt.Screen) bool { return s.String() == before }); err != nil {
		t.Errorf("%v: the screen is\n%s\nand was\n%s", err, a.Screen(), before)
	}
	a.expectWhole(80, 24)
	a.enter("\x03")
	a.end()
	a.expectRestored()
}

// firstRow is how a full repaint begins, which a frame of another size is.
var firstRow = regexp.MustCompile(`w=(\d+) h=24 ticks=`)

// expectWhole waits until the app fills w by h cells and no others.
func (a *app) expectWhole(w, h int) {
	a.t.Helper()
	err := a.WaitFor(soon(a.t), func(s *vt.Screen) bool { return whole(s.String(), w, h) == "" })
	if err != nil {
		a.t.Errorf("the screen of %dx%d is not whole: %v: %s\n%s", w, h, err, whole(a.Screen(), w, h), a.Screen())
	}
}

// padTop is the first row of the pad, which ends every row with a bracket.
const padTop = 13

func whole(screen string, w, h int) string {
	lines := strings.Split(screen, "\n")
	if len(lines) != h {
		return fmt.Sprintf("it has %d rows", len(lines))
	}
	for y, line := range lines[padTop:] {
		if want := strings.Repeat(".", w-1) + "]"; line != want {
			return fmt.Sprintf("row %d is %q", padTop+y, line)
		}
	}
	if size := fmt.Sprintf("w=%d h=%d ", w, h); !strings.HasPrefix(lines[0], size) {
		return "the first row is " + lines[0]
	}
	return ""
}

// A window that is made smaller and large again at once has lost what it cut
// off; the app does not take it for unchanged.
func TestThereAndBackIsARepaint(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	for range 10 {
		for _, size := range [][2]int{{40, 12}, {80, 24}} {
			if err := a.Resize(size[0], size[1]); err != nil {
				t.Fatal(err)
			}
		}
		a.expectWhole(80, 24)
	}
}
