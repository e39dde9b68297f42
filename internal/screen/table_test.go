package screen

import (
	"image"
	"math/rand/v2"
	"strings"
	"testing"
	"unsafe"
)

func TestCellSize(t *testing.T) {
	// A row is compared as memory, so a cell must have no padding; a frame of 120x40 takes 77 KB.
	if size := unsafe.Sizeof(Cell{}); size != 16 {
		t.Errorf("a cell takes %d bytes, want 16", size)
	}
}

// crowd prints one-column clusters, each different, and returns the last.
func crowd(b *Buffer, from, to int) string {
	last := ""
	for i := from; i < to; i++ {
		last = string(rune('\u00c0'+i%16)) + string(rune(0x300+i/16%64)) + string(rune(0x300+i/1024%64)) + "\u0301"
		b.Print(b.Bounds, 0, 0, last, Style{})
	}
	return last
}

func TestAFullTableDrawsFirstCodePoints(t *testing.T) {
	var b Buffer
	b.Resize(image.Rect(0, 0, 4, 2))
	if last := crowd(&b, 0, tableLimit); b.Text(0, 0) != last || b.Table.Lost() != 0 {
		t.Fatalf("65,535 clusters do not fit: %+q, lost %d", b.Text(0, 0), b.Table.Lost())
	}
	b.Print(b.Bounds, 0, 0, "e\u0301\u26a0\ufe0f", Style{})
	if b.Text(0, 0) != "e" || b.Text(1, 0) != "\u26a0" || b.Text(2, 0) != " " || b.Table.Lost() != 2 {
		t.Errorf("got %+q, lost %d", b.String(), b.Table.Lost())
	}
	b.Table.Sweep(&b)
	b.Print(b.Bounds, 0, 0, "e\u0301", Style{})
	if b.Text(0, 0) != "e\u0301" || b.Table.Lost() != 2 {
		t.Errorf("after a sweep: %+q, lost %d", b.Text(0, 0), b.Table.Lost())
	}
}

func TestSweepKeepsWhatIsUsed(t *testing.T) {
	var table Table
	a, b := Buffer{Table: &table}, Buffer{Table: &table}
	a.Resize(image.Rect(0, 0, 8, 2))
	b.Resize(image.Rect(0, 0, 2, 1))
	crowd(&a, 0, tableLimit/2-1)
	link := Style{Link: "https://x.example", UnderlineColor: RGB(1, 2, 3)}
	a.Print(a.Bounds, 0, 1, "\U0001f1e9\U0001f1eaok", link)
	b.Print(b.Bounds, 0, 0, "\U0001f1e9\U0001f1ea", Style{})
	before := a.String()
	table.Sweep(&a, &b, &a)
	if a.String() != before || b.String() != "\U0001f1e9\U0001f1ea" || a.Style(3, 1) != link {
		t.Errorf("after a sweep %+q and %+q, style %+v", a.String(), b.String(), a.Style(3, 1))
	}
	if n := len(table.clusters); n != 2 || len(table.glyphs) != 2 || len(table.extras) != 1 {
		t.Errorf("%d clusters and %d extras are left, want 2 and 1", n, len(table.extras))
	}
	table.Sweep()
	if len(table.clusters) != 2 {
		t.Error("a table that is far from half full was swept")
	}
}

func TestLinksThatDoNotFitAreLeftOut(t *testing.T) {
	var b Buffer
	b.Resize(image.Rect(0, 0, 2, 1))
	for i := range tableLimit {
		b.Print(b.Bounds, 0, 0, "x", Style{Link: "https://x.example", UnderlineColor: RGB(uint8(i>>16), uint8(i>>8), uint8(i))})
	}
	if b.Table.Lost() != 0 || b.Style(0, 0).Link == "" {
		t.Fatalf("65,535 links do not fit: lost %d", b.Table.Lost())
	}
	b.Print(b.Bounds, 0, 0, "x", Style{Link: "https://y.example", Fg: Palette(1)})
	if b.Table.Lost() != 1 || b.Style(0, 0) != (Style{Fg: Palette(1)}) {
		t.Errorf("lost %d, style %+v", b.Table.Lost(), b.Style(0, 0))
	}
}

func TestAbsurdlyLongClustersAndLinks(t *testing.T) {
	var b Buffer
	b.Resize(image.Rect(0, 0, 4, 1))
	if n := b.Print(b.Bounds, 0, 0, "e"+strings.Repeat("\u0301", 1000)+"x", Style{Link: strings.Repeat("x", 5000)}); n != 2 {
		t.Errorf("advanced %d columns", n)
	}
	if b.String() != "ex" || b.Style(0, 0).Link != "" || b.Table.Lost() != 2 {
		t.Errorf("got %+q, lost %d", b.String(), b.Table.Lost())
	}
}

func TestTablesKeepCopies(t *testing.T) {
	memory := []byte("e\u0301")
	var b Buffer
	b.Resize(image.Rect(0, 0, 4, 1))
	b.Print(b.Bounds, 0, 0, unsafe.String(&memory[0], len(memory)), Style{})
	copy(memory, "xxx")
	if got := b.Text(0, 0); got != "e\u0301" {
		t.Errorf("got %+q", got)
	}
}

func TestFramesDoNotAllocate(t *testing.T) {
	a := newAuthor(rand.NewPCG(1, 0))
	s := a.stage
	a.layer.Resize(image.Rect(3, 1, 9, 4))
	i := 0
	frame := func() {
		i++
		s.frame.Clear(Style{Bg: Palette(uint8(i))})
		for x, piece := range pieces {
			s.frame.Print(s.frame.Bounds, x-i%5, x%5, piece, Style{Fg: RGB(1, 2, uint8(i)), Link: "https://x.example"})
		}
		s.frame.Fill(s.frame.Bounds, '\u5b57', Style{})
		a.layer.Clear(Style{})
		a.layer.Print(a.layer.Bounds, 2, 1, "e\u0301\U0001f468\u200d\U0001f469\u200d\U0001f467", Style{Attr: Attr(i % 8), UnderlineColor: Palette(3)})
		s.frame.Compose(&a.layer)
		s.table.Sweep(&s.frame)
		s.cursor = Cursor{X: i % 20, Y: i % 5, Visible: true}
		s.out.Profile, s.out.Inline = Profile(i%4), i%32 > 16
		if s.out.Capabilities = everything; i%3 == 0 {
			s.out.Capabilities = Capabilities{Sync: true}
		}
		s.show()
	}
	for range 50 {
		frame()
	}
	if n := testing.AllocsPerRun(200, frame); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

func TestNoWorkloadAllocates(t *testing.T) {
	for _, w := range workloads {
		s, i := newStage(w.size.X, w.size.Y), 0
		s.out.Capabilities = everything
		frame := func() {
			i++
			w.draw(s, i)
			s.show()
		}
		for range 30 {
			frame()
		}
		if n := testing.AllocsPerRun(20, frame); n != 0 {
			t.Errorf("%s: %v allocations a frame", w.name, n)
		}
	}
}

// What moved in the middle of a row is found, and both ways of writing it are tried, in memory that is used again.
func TestShiftsDoNotAllocate(t *testing.T) {
	s, i := newStage(60, 2), 0
	s.out.Capabilities = everything
	texts := []string{"the quick brown fox jumps over the lazy dog", "the Xquick brown fox jumps over the lazy dog"}
	shifted := 0
	frame := func() {
		i++
		s.lines(texts[i%2])
		if out := s.show(); strings.Contains(string(out), "\x1b[@") || strings.Contains(string(out), "\x1b[P") {
			shifted++
		}
	}
	frame()
	frame()
	if n := testing.AllocsPerRun(100, frame); n != 0 || shifted < 50 {
		t.Errorf("%v allocations a frame, %d of them shifted", n, shifted)
	}
}
