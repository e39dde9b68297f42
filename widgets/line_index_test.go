package widgets

import (
	"strings"
	"testing"

	"limoni/internal/text"
)

// Wherever a block ends, no cluster is cut and no line break parted.
func TestBlocksEndBetweenClusters(t *testing.T) {
	for name, s := range map[string]string{
		"line breaks of two": strings.Repeat("x", 2047) + "\r\n" + strings.Repeat("y\r\n", 3000),
		"carriage returns":   strings.Repeat("\r", 9000) + "\n",
		"half-width kana":    strings.Repeat("\uff76\uff9e", 3000),
		"flags":              strings.Repeat("\U0001F1E9\U0001F1EA", 3000),
		"families":           strings.Repeat("\U0001F468\u200d\U0001F469\u200d\U0001F467", 1000),
		"marks":              "a" + strings.Repeat("\u0301", 6000) + "b",
		"ideographs":         strings.Repeat("中文", 3000),
		"conjuncts":          strings.Repeat("\u0915\u094d\u0937", 2000),
		"no UTF-8":           strings.Repeat("\xff\xe4\xb8", 4000),
		"words":              strings.Repeat("word ", 3000),
	} {
		for shift := range 5 {
			s := strings.Repeat("x", shift) + s
			e := editor{}
			e.sync(s)
			checkBlocks(t, name, &e)
			for at := 0; at < len(s); at += 1 + len(s)/7 {
				at = boundary(s, at)
				e.replace(at, at, "z")
				checkBlocks(t, name, &e)
				e.undo()
			}
			if e.value != s {
				t.Fatalf("%s: undone to something else", name)
			}
		}
	}
}

func checkBlocks(t *testing.T, name string, e *editor) {
	t.Helper()
	sum, clusters := 0, 0
	for _, b := range e.index.blocks {
		clusters += text.Clusters(e.value[sum : sum+b.bytes])
		sum += b.bytes
	}
	if want := text.Clusters(e.value); sum != len(e.value) || clusters != want {
		t.Errorf("%s: the blocks have %d of %d bytes and %d clusters of %d", name, sum, len(e.value), clusters, want)
	}
}

// A piece of a long line ends before a word where there is one.
func TestLongLinesArePartedBetweenWords(t *testing.T) {
	e := editor{}
	e.sync(strings.Repeat("word ", 3000))
	at := 0
	for _, b := range e.index.blocks[:len(e.index.blocks)-1] {
		if at += b.bytes; e.value[at-1] != ' ' || e.value[at] != 'w' || b.bytes < blockBytes || b.bytes > 2*blockBytes {
			t.Errorf("a piece of %d bytes ends between %q and %q", b.bytes, e.value[at-1], e.value[at])
		}
	}
	if len(e.index.blocks) < 5 {
		t.Errorf("15,000 bytes are %d blocks", len(e.index.blocks))
	}
}

// An edit leaves all blocks but those around it as they are, with what is known
// of them.
func TestEditTouchesFewBlocks(t *testing.T) {
	for name, s := range map[string]string{"lines": strings.Repeat("some line of text\n", 20_000), "one line": strings.Repeat("word ", 70_000)} {
		for _, at := range []int{0, len(s) / 3, len(s)} {
			e := editor{}
			e.sync(s)
			for k := range e.index.blocks {
				e.index.blocks[k].clusters = 1_000_000 // as a mark
			}
			e.move(boundary(s, at))
			e.enterTyped("xyz\n", false, 0)
			anew := 0
			for _, b := range e.index.blocks {
				if b.clusters == 0 {
					anew++
				}
			}
			if anew == 0 || anew > 5 {
				t.Errorf("%s: typing at %d made %d blocks of %d anew, want five at most", name, at, anew, len(e.index.blocks))
			}
		}
	}
}

// Many edits leave an index like one that was made at once.
func TestBlocksStayOfASize(t *testing.T) {
	e := editor{}
	e.sync(strings.Repeat("some line of text\n", 4_000))
	fresh := len(e.index.blocks)
	for range 1000 {
		e.move(len(e.value) / 2)
		e.enterTyped("x", false, 0)
		e.moveTo(boundary(e.value, len(e.value)/3), false)
		e.backspace()
	}
	if n := len(e.index.blocks); n > fresh+fresh/2 || n < fresh/2 {
		t.Errorf("%d blocks became %d", fresh, n)
	}
	e.replace(0, len(e.value), "")
	if n := len(e.index.blocks); n != 1 {
		t.Errorf("an empty text has %d blocks, want 1", n)
	}
}
