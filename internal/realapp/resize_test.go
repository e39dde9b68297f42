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
