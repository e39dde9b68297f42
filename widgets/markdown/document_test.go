package markdown

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// dump is all that is drawn and said of a document.
func dump(d *document) string {
	var b strings.Builder
	for i := range d.blocks {
		bl := &d.blocks[i]
		fmt.Fprintf(&b, "block at %d, row %d, links from %d\n", bl.start, bl.top, bl.first)
		for _, line := range bl.lines {
			for _, r := range line {
				fmt.Fprintf(&b, " %d %q %x %d", r.x, r.text, r.look, r.link)
			}
			b.WriteByte('\n')
		}
		for _, it := range bl.items {
			fmt.Fprintf(&b, " %+v\n", it)
		}
		for _, l := range bl.links {
			fmt.Fprintf(&b, " %+v\n", l)
		}
	}
	return b.String()
}

func made(src string, streaming bool) *document {
	var d document
	d.update(src, streaming)
	d.layout(40)
	return &d
}

// pieces put together make texts in which what follows changes what was before.
var fragments = []string{
	"a paragraph\n", "\n", "\n\n", "- item\n", "  - nested\n", "1. one\n", "2", ". two\n", "    code\n", "```go\n", "```", "\n",
	"x := 1\n", "> quote\n", ">", "[ref]", "[ref]: http://a.org\n", "[other]: http://b.org 'title'\n", "[other] and [ref]\n",
	"| a | b |\n", "|---|---|\n", "| 1 | 2 |\n", "# head\n", "#", "===\n", "---\n", "-", "**bold**", "*it", "<div>\n", "</div>\n", "<!--", "-->",
	"`co", "`", "[link](http://x.y/z)", "![i](p)", "\t", "  ", "\r\n", "~~~\n", "\\", "&amp;", "www.a.org ", "- [x] done\n", "中文", "\xff", "\x00",
}

func randomText(rnd *rand.Rand) string {
	var b strings.Builder
	for range rnd.Intn(24) {
		b.WriteString(fragments[rnd.Intn(len(fragments))])
	}
	return b.String()
}

// A text that grows in pieces of any size is the same as one that is given at
// once, with every piece that is appended.
func TestGrownIsTheSameAsGivenAtOnce(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	for range 800 {
		text, streaming := randomText(rnd), rnd.Intn(2) == 0
		var grown document
		for n := 0; n < len(text); {
			n = min(n+1+rnd.Intn(12), len(text))
			grown.update(text[:n], streaming)
			grown.layout(40)
			if got, want := dump(&grown), dump(made(text[:n], streaming)); got != want {
				t.Fatalf("streaming %v, grown to %q:\n%s\nat once\n%s", streaming, text[:n], got, want)
			}
		}
		grown.update(text, !streaming)
		grown.layout(40)
		if got, want := dump(&grown), dump(made(text, !streaming)); got != want {
			t.Fatalf("streaming %v after %q:\n%s\nat once\n%s", !streaming, text, got, want)
		}
	}
}

// A change that is no growth is seen, wherever it is.
func TestOtherTextsAreParsedAnew(t *testing.T) {
	var d document
	for _, text := range []string{"a\n\nb", "a\n\nc", "x\n\nc", "x", "", "x\n\n[r]", "x\n\n[r]\n\n[r]: u", "x\n\n[r]\n\n[q]: u"} {
		d.update(text, false)
		d.layout(40)
		if got, want := dump(&d), dump(made(text, false)); got != want {
			t.Errorf("%q is\n%s\nwant\n%s", text, got, want)
		}
	}
}

// What is appended to a long text costs what its last block does.
func TestAppendingCostsItsOwnBlockOnly(t *testing.T) {
	const part = "# Head\n\nSome *paragraph* with **words** and a [link](http://x.org).\n\n- a\n- b\n\n```go\nx\n```\n\n"
	long := strings.Repeat(part, 1<<20/len(part))
	for _, streaming := range []bool{false, true} {
		d := made(long, streaming)
		whole := d.parsed
		if whole < 1<<20-2*len(part) {
			t.Fatalf("%d bytes are parsed of %d", whole, len(long))
		}
		for _, chunk := range []string{"A ", "new ", "para", "graph.\n", "\n- an", " item\n- another\n\n", "The end"} {
			before := d.parsed
			long += chunk
			d.update(long, streaming)
			d.layout(40)
			if n := d.parsed - before; n > 100 {
				t.Errorf("streaming %v: %q costs %d bytes of parsing", streaming, chunk, n)
			}
		}
	}
}

func BenchmarkAppendToOneMegabyte(b *testing.B) {
	const part = "Some *paragraph* with **words** and a [link](http://x.org).\n\n- a\n- b\n\n"
	var text strings.Builder
	text.Grow(4 << 20)
	for text.Len() < 1<<20 {
		text.WriteString(part)
	}
	d := made(text.String(), true)
	for b.Loop() {
		if text.WriteString("word "); text.Len()%200 < 5 {
			text.WriteString("\n\n")
		}
		d.update(text.String(), true)
		d.layout(40)
	}
}

func BenchmarkOpenOneMegabyte(b *testing.B) {
	const part = "Some *paragraph* with **words** and a [link](http://x.org).\n\n- a\n- b\n\n"
	text := strings.Repeat(part, 1<<20/len(part))
	for b.Loop() {
		made(text, false)
	}
}

// A definition that comes later makes links of the labels above it, however
// they are written, and of no others.
func TestALaterDefinitionReachesWhatNamesIt(t *testing.T) {
	for _, first := range []string{
		"[foo bar]", "[ Foo\n  BAR ]", "[x][foo  bar]", "[foo bar][]", "[![foo bar]][foo bar]", `\\[foo bar]`, "- [a] [foo bar]",
		"> a\n> [foo\n> bar]", "- > > [Foo\n  > > bar]", "a > b [foo bar]",
	} {
		source := first + "\n\nmore [nope]\n\n[foo bar]: http://x.org\n\n[zz]: http://y.org\n"
		var d, whole document
		d.update(source[:len(first)+len("\n\nmore")], false)
		d.update(source, false)
		whole.update(source, false)
		d.layout(40)
		whole.layout(40)
		if got, want := dump(&d), dump(&whole); got != want || whole.links() != 1 {
			t.Errorf("%q: with %d links it is\n%s\nwant\n%s", first, whole.links(), got, want)
		}
	}
}
