package markdown_test

import (
	"os"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets/markdown"
)

// document holds everything the package knows.
const document = `# Title *x*

Some **strong** words and ` + "`code`" + ` with a [link to something long](http://x.org/a) and ![a cat](c.png) more.
soft\
hard &amp; \* &#65; <b>h</b> ~~gone~~ www.x.de [rel](a.md) [bad](javascript:x)

- one
  - nested

    para
- [x] done
- [ ] open

9. nine
10. ten

> quote
> > deeper

` + "```go" + `
func main() {
	print(1)
}
` + "```" + `

| Name | Size | Long column |
|---|--:|:-:|
| a.txt | 12 | x |
| [l](http://t) | 1 | some longer text here |

---
<div>
hi
</div>

[foo] after

[foo]: http://later
`

func TestEveryBlockIsDrawnAndDescribed(t *testing.T) {
	s := open(t, 40, 44, document)
	s.wantScreen(`
# Title x

Some strong words and ` + "`code`" + ` with a link
to something long and [a cat] more. soft
hard & * A <b>h</b> gone www.x.de rel
bad

•   one
    • nested

      para
[x] done
[ ] open

 9. nine
10. ten

│ quote
│
│ │ deeper

  func main() {
      print(1)
  }

Name  │ Size │      Long column
──────┼──────┼──────────────────────
a.txt │   12 │           x
l     │    1 │ some longer text here

────────────────────────────────────────

<div>
hi
</div>

foo after`)
	s.wantOutline(`
scroll-area "Doc" [focused] #doc
 heading "Title x" level=1
 text "Some strong words and ` + "`code`" + ` with a link to something long and [a cat] more. soft\nhard & * A <b>h</b> gone www.x.de rel bad"
  link "link to something long"="http://x.org/a" [1/5] #link-1
  image "a cat"
  link "www.x.de"="http://www.x.de" [2/5] #link-2
  link "rel"="a.md" [3/5] #link-3
 list
  list-item "one" [1/3]
   list
    list-item "nested" [1/1]
     text "para"
  list-item "done"="[x]" [checked, 2/3]
  list-item "open"="[ ]" [unchecked, 3/3]
 list
  list-item "nine"="9." [1/2]
  list-item "ten"="10." [2/2]
 group "Quote"
  text "quote"
  group "Quote"
   text "deeper"
 group "Code: go"
  text "func main() {"
  text "    print(1)"
  text "}"
 table
  row
   column-header "Name"
   column-header "Size"
   column-header "Long column"
  row
   cell "a.txt"
   cell "12"
   cell "x"
  row
   cell "l"
    link "l"="http://t" [4/5] #link-4
   cell "1"
   cell "some longer text here"
 separator
 text "<div>\nhi\n</div>"
 text "foo after"
  link "foo"="http://later" [5/5] #link-5`)
}

func TestTableWrapsAndThenBecomesRecords(t *testing.T) {
	const table = "| Name | Size | Long column |\n|---|--:|:-:|\n| a.txt | 12 | x |\n| b | 1 | some longer text here |\n"
	s := open(t, 32, 12, table)
	s.wantScreen(`
Name  │ Size │    Long column
──────┼──────┼──────────────────
a.txt │   12 │         x
b     │    1 │ some longer text
      │      │       here`)
	s.resize(16, 12)
	s.wantScreen(`
Name: a.txt
Size: 12
Long column: x

Name: b
Size: 1
Long column:
some longer text
here`)
	s.wantOutline(`
scroll-area "Doc" [focused] #doc
 table
  row
   cell "Name: a.txt"
   cell "Size: 12"
   cell "Long column: x"
  row
   cell "Name: b"
   cell "Size: 1"
   cell "Long column: some longer text here"`)
	tree := s.snapshot().Tree
	if d := tree.Details(tree.Nodes[1]); d.RowCount != 2 || d.ColumnCount != 3 {
		t.Errorf("the table has %d rows and %d columns, want 2 and 3", d.RowCount, d.ColumnCount)
	}
}

// Where a table has lines between its columns, no row is wider than asked, and
// all of one table are equally long.
func TestTableIsNeverWiderThanAsked(t *testing.T) {
	const table = "| aaaaa | bbbbb | ccccc |\n|---|---|---|\n| ddddd | eeeee | fffff |\n"
	for w := 1; w < 30; w++ {
		s := open(t, w, 40, table)
		for y, row := range strings.Split(s.screen(), "\n") {
			if limoni.Width(row) > w {
				t.Errorf("at %d columns row %d is %q", w, y, row)
			}
		}
		if columns := strings.Contains(s.screen(), "│"); columns != (w >= 21) {
			t.Errorf("at %d columns it is drawn in columns: %v; 15 letters and 6 between them need 21", w, columns)
		}
	}
}

func TestLooks(t *testing.T) {
	terminal := vt.New(40, 6)
	open(t, 40, 6, "# Head\n\n**b** *i* ~~s~~ `c` [l](https://x.org/ü)\n\n---\n", limoni.WithOutput(terminal), limoni.WithCapabilities(limoni.Capabilities{Links: true}))
	for _, c := range []struct {
		x, y int
		want string
		ok   func(c vt.Cell) bool
	}{
		{0, 0, "#", func(c vt.Cell) bool { return c.Style.Attributes&vt.Dim != 0 }},
		{2, 0, "H", func(c vt.Cell) bool { return c.Style.Attributes&vt.Bold != 0 && c.Style.Attributes&vt.Dim == 0 }},
		{0, 2, "b", func(c vt.Cell) bool { return c.Style.Attributes&vt.Bold != 0 }},
		{2, 2, "i", func(c vt.Cell) bool { return c.Style.Attributes&vt.Italic != 0 && c.Style.Attributes&vt.Bold == 0 }},
		{4, 2, "s", func(c vt.Cell) bool { return c.Style.Attributes&vt.Strike != 0 && c.Style.Attributes&vt.Italic == 0 }},
		{6, 2, "`", func(c vt.Cell) bool { return c.Style.Attributes&vt.Strike == 0 }},
		{10, 2, "l", func(c vt.Cell) bool { return c.Style.Link == "https://x.org/%C3%BC" }},
		{0, 4, "─", func(c vt.Cell) bool { return c.Style.Attributes&vt.Dim != 0 && c.Style.Link == "" }},
	} {
		if got := terminal.Cell(c.x, c.y); got.Text != c.want || !c.ok(got) {
			t.Errorf("the cell at %d,%d is %+v", c.x, c.y, got)
		}
	}
}

func TestEmptyIsSaid(t *testing.T) {
	for _, source := range []string{"", "\n \n", "[x]: http://y\n"} {
		s := openView(t, 20, 2, source, markdown.View{Empty: "Nothing yet"})
		s.wantScreen("Nothing yet")
		s.wantOutline("scroll-area \"Doc\" [focused] #doc\n text \"Nothing yet\"")
	}
	s := openView(t, 20, 2, "x", markdown.View{Empty: "Nothing yet"})
	s.wantScreen("x")
}

func TestViewWithoutSourceSaysSo(t *testing.T) {
	defer func() {
		const want = "markdown: View \"Doc\" has no Source; give it a pointer to the app's text"
		if got := recover(); got != want {
			t.Errorf("the panic says %v, want %s", got, want)
		}
	}()
	limoni.New(10, 2, func(f *limoni.Frame) { markdown.View{Label: "Doc"}.Draw(f, f.Area()) }).Feed(nil)
}

func TestStreamingIsBusy(t *testing.T) {
	s := openView(t, 20, 2, "x", markdown.View{Streaming: true})
	s.wantOutline("scroll-area \"Doc\" [focused, busy] #doc\n text \"x\"")
}

// Every visible letter is in the text of some node at its place.
func TestVisibleLettersAreCarriedByNodes(t *testing.T) {
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, source := range []string{document, string(readme)} {
		for _, w := range []int{80, 33, 12} {
			s := open(t, w, 60, source)
			for range 6 {
				checkLetters(t, s.snapshot())
				s.keys("pagedown")
			}
		}
	}
}

func checkLetters(t *testing.T, snap *accessibility.Snapshot) {
	t.Helper()
	for y := range snap.Height {
		for x := range snap.Width {
			cell := snap.Screen.Cell(x, y)
			if !strings.ContainsAny(cell, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") {
				continue
			}
			found := false
			for _, n := range snap.Tree.Nodes {
				found = found || (limoni.Point{X: x, Y: y}).In(n.Bounds) && strings.Contains(n.Label+n.Value, cell) && n.Role != "scroll-area"
			}
			if !found {
				t.Errorf("no node carries the %q at %d,%d of\n%s", cell, x, y, snap.Screen)
			}
		}
	}
}

// Lines, bullets and boxes are drawn and not said.
func TestNoNodeIsNamedByWhatIsDrawn(t *testing.T) {
	for _, n := range open(t, 40, 44, document).snapshot().Tree.Nodes {
		for _, r := range n.Label + n.Value {
			if r >= 0x2500 && r <= 0x259F || r == '•' {
				t.Errorf("%s %q=%q holds a %c", n.Role, n.Label, n.Value, r)
			}
		}
	}
}

func TestLineBreaksOfOtherSystems(t *testing.T) {
	for _, source := range []string{"a\r\nb\r\n\r\n- c\r\n- d\r\n\r\n```\r\nx\r\ny\r\n```\r\n", "a\nb\n\n- c\n- d\n\n```\nx\ny\n```\n"} {
		open(t, 20, 8, source).wantScreen("a b\n\n• c\n• d\n\n  x\n  y")
	}
}

// A number stands under the others whether or not a box follows it.
func TestNumbersOfAMixedListStandInOneColumn(t *testing.T) {
	source := "9. Numbers count.\n10. [x] Boxes tell\n11. [ ] the rest."
	s := open(t, 24, 4, source)
	s.wantScreen(" 9. Numbers count.\n10. [x] Boxes tell\n11. [ ] the rest.\n")
}

// A heading without text is no heading: nobody could tell it from another.
func TestAHeadingWithoutTextIsNone(t *testing.T) {
	snap := open(t, 20, 4, "#\n\n## a").snapshot()
	if got := snap.Tree.Nodes[1]; got.Role != accessibility.RoleText || snap.Tree.Nodes[2].Role != accessibility.RoleHeading {
		t.Errorf("they are %s and %s", got.Role, snap.Tree.Nodes[2].Role)
	}
	if found := accessibility.Audit(snap); len(found) > 0 {
		t.Errorf("found %v", found)
	}
}
