package widgets_test

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// textFields draws text areas and number inputs of every kind, with the data they
// hold.
type textFields struct {
	text   string
	number float64
	parts  []part
}

func newTextFields(text string, number float64) *textFields {
	c := &textFields{text: text, number: number}
	for name, in := range map[string]widgets.TextArea{
		"area":            {},
		"full area":       {LineNumbers: true, Scrollbar: true, Error: "e", Placeholder: "p"},
		"area in rows":    {NoWrap: true, LineNumbers: true},
		"readonly area":   {Readonly: true, Scrollbar: true},
		"area of letters": {MaxLength: 40, NoWrap: true, Scrollbar: true},
	} {
		c.parts = append(c.parts, part{name, func(f *limoni.Frame, r limoni.Rect) {
			in.ID, in.Label, in.Value = "f", "Label", &c.text
			in.Draw(f, r)
		}})
	}
	for name, in := range map[string]widgets.NumberInput{
		"number": {}, "bounded number": {Min: 1, Max: 5, Unit: text, Error: "e"}, "odd number": {Min: math.NaN(), Max: math.Inf(-1), Step: math.Inf(1), Decimals: math.MaxInt},
		"odder number": {Min: math.MaxFloat64, Max: -math.MaxFloat64, Step: math.SmallestNonzeroFloat64, Decimals: math.MinInt},
	} {
		c.parts = append(c.parts, part{name, func(f *limoni.Frame, r limoni.Rect) {
			in.ID, in.Label, in.Value = "f", "Label", &c.number
			in.Draw(f, r)
		}})
	}
	return c
}

var numbersOfAllKinds = []float64{0, -1.5, math.NaN(), math.Inf(1), math.Inf(-1), math.MaxFloat64, math.SmallestNonzeroFloat64, math.Copysign(0, -1), 1e15}

func TestNoFieldDrawsOutsideItsArea(t *testing.T) {
	for i, text := range append(texts, "a\tb\n\n\nc", strings.Repeat("line\n", 300)) {
		c := newTextFields(text, numbersOfAllKinds[i%len(numbersOfAllKinds)])
		for _, p := range c.parts {
			area := rect(0, 0, 0, 0)
			s := open(t, 24, 11, func(f *limoni.Frame) {
				f.Fill(f.Area(), '.', limoni.Style{})
				p.draw(f, area)
			})
			for w := -1; w < 17; w++ {
				for h := -1; h < 6; h++ {
					area = rect(3, 3, w, h)
					s.Redraw()
					checkAround(t, s, p.name, area)
					s.feed("\x1b[B\x1b[6~\x1b[F" + click(3+w/2, 3+h/2) + wheel(3, 3, 1) + mouse(0, 3, 3, 'M') + mouse(32, 20, 9, 'M') + mouse(0, 20, 9, 'm'))
					checkAround(t, s, p.name, area)
				}
			}
		}
	}
}

// Whatever is done to an area, the caret is in the text, the cursor in the
// area, and undoing all of it gives back the text it began with.
func TestRandomEditsOfATextArea(t *testing.T) {
	keys := strings.Fields("left right up down home end pageup pagedown alt+< alt+> ctrl+left ctrl+right shift+left shift+down shift+end " +
		"backspace delete ctrl+w alt+d ctrl+u ctrl+k ctrl+v ctrl+z ctrl+y enter alt+a ctrl+x esc")
	typed := []string{"a", "b c", "e\u0301", "中", "🇩🇪", "🇦", "\u200d", "👩", "x\ny", "\r\n", "\t", "/x.y", strings.Repeat("word ", 20)}
	random := rand.New(rand.NewPCG(9, 10))
	for round := range 80 {
		value := "ab cd\nef"
		in := widgets.TextArea{NoWrap: round%3 == 0, LineNumbers: round%2 == 0, Scrollbar: round%5 == 0}
		s := openArea(t, 1+random.IntN(16), 1+random.IntN(6), in, &value)
		for range 40 {
			switch random.IntN(5) {
			case 0:
				s.feed(typed[random.IntN(4)])
			case 1:
				s.paste(typed[random.IntN(len(typed))])
			case 2:
				s.feed(click(random.IntN(16), random.IntN(6)))
			case 3:
				s.feed(wheel(random.IntN(16), random.IntN(6), random.IntN(5)-2))
			default:
				s.keys(keys[random.IntN(len(keys))])
			}
			n, d := s.node("#f")
			lines := strings.Split(value, "\n")
			if n.Value != value || d.RowCount != len(lines) || d.CaretRow < 1 || d.CaretRow > len(lines) || d.CaretColumn < 1 || d.CaretColumn-1 > limoni.Clusters(lines[d.CaretRow-1]) {
				t.Fatalf("value %q, in the tree %q, %d lines, caret %d,%d", value, n.Value, d.RowCount, d.CaretRow, d.CaretColumn)
			}
			if d.ScrollY < 0 || d.ScrollY > d.ScrollMaxY || d.ScrollX < 0 || d.ScrollX > d.ScrollMaxX || !s.cursor().In(n.Bounds) {
				t.Fatalf("value %q: scrolled by %d of %d and %d of %d, the cursor is at %v of %v", value, d.ScrollX, d.ScrollMaxX, d.ScrollY, d.ScrollMaxY, s.cursor(), n.Bounds)
			}
		}
		if undone := s.all("ctrl+z", &value); undone != "ab cd\nef" {
			t.Fatalf("undone to %q", undone)
		}
	}
}

// Ten megabytes, as lines and as one, are moved through and edited at their
// beginning, in their middle and at their end.
func TestTenMegabytesAreEdited(t *testing.T) {
	for name, text := range map[string]string{"lines": manyLines(10 << 20), "one line": oneLine(10 << 20)} {
		for _, noWrap := range []bool{false, true} {
			value := text
			s := open(t, 80, 24, func(f *limoni.Frame) {
				widgets.TextArea{ID: "f", Label: "Note", Value: &value, NoWrap: noWrap, LineNumbers: true, Scrollbar: true}.Draw(f, f.Area())
			})
			for _, key := range strings.Fields("A \x1b> \x1b[A \x1b[5~ \x1b[1;5D B \x1b< \x1b[B \x1b[6~ C \r \x17 \x1a \x19 \x1b> " + wheel(3, 3, -5) + " " + wheel(3, 3, 20) + " Z") {
				s.feed(key)
				s.feed(key)
			}
			if value[:2] != "AA" || !strings.HasSuffix(value, "ZZ") || strings.Count(value, "B") != 2 {
				t.Errorf("%s: the text begins with %q and ends with %q", name, value[:10], value[len(value)-10:])
			}
			if undone := s.all("ctrl+z", &value); undone != text {
				t.Errorf("%s: not all of it is undone", name)
			}
		}
	}
}

// A node tells 512 KiB of its text, the part that the caret is in, and says so.
func TestNodeOfALongTextIsBounded(t *testing.T) {
	value := strings.Repeat("0123456789 中\n", 60_000)
	s := openArea(t, 20, 4, widgets.TextArea{}, &value)
	seen := map[string]bool{}
	for _, key := range []string{"alt+>", "left", "alt+<", "right", "right", "down"} {
		s.keys(key)
		n, d := s.node("#f")
		if len(n.Value) > 512<<10 || len(n.Value) < 512<<10-64 || !n.States.Has(accessibility.StateTruncated) || !strings.Contains(value, n.Value) || !strings.Contains(n.Value, "中") {
			t.Errorf("at %d,%d the node tells %d bytes, %v", d.CaretRow, d.CaretColumn, len(n.Value), n.States)
		}
		seen[n.Value] = true
	}
	if len(seen) != 2 {
		t.Errorf("small moves change what is told: %d different parts, want one at the end and one at the beginning", len(seen))
	}
	value = value[:512<<10]
	s.Redraw()
	if n, _ := s.node("#f"); len(n.Value) != 512<<10 || n.States.Has(accessibility.StateTruncated) {
		t.Errorf("512 KiB are told as %d bytes, %v", len(n.Value), n.States)
	}
	long := strings.Repeat("x", 800_000)
	in := field(t, 20, widgets.TextInput{}, &long)
	if n, _ := in.node("#f"); len(n.Value) != 512<<10 || !n.States.Has(accessibility.StateTruncated) {
		t.Errorf("a text input tells %d bytes, %v", len(n.Value), n.States)
	}
}

// 100,000 characters of any kind that come at once can be read back whole.
func TestALongTextIsTakenAndToldWhole(t *testing.T) {
	for _, unit := range []string{"x", "\u00e4", "\u5b57", "\U0001F600"} {
		text, value, area := strings.Repeat(unit, 100_000), "", ""
		s := field(t, 20, widgets.TextInput{}, &value)
		a := openArea(t, 20, 4, widgets.TextArea{}, &area)
		for _, d := range []stage{s, a} {
			res := d.do(accessibility.Request{Op: accessibility.OpText, Text: text})
			n, _ := d.node("#f")
			if res.Clusters != 100_000 || n.Value != text || n.States.Has(accessibility.StateTruncated) {
				t.Errorf("%q: %d clusters are taken, and %d of %d bytes told, %v", unit, res.Clusters, len(n.Value), len(text), n.States)
			}
		}
	}
}

func TestFieldsWithoutTheirDataSayWhatIsMissing(t *testing.T) {
	for want, draw := range map[string]func(f *limoni.Frame){
		"widgets: TextArea \"Note\" has no Value; give it a pointer to the app's string":  func(f *limoni.Frame) { widgets.TextArea{Label: "Note"}.Draw(f, f.Area()) },
		"widgets: NumberInput \"N\" has no Value; give it a pointer to the app's float64": func(f *limoni.Frame) { widgets.NumberInput{Label: "N"}.Draw(f, f.Area()) },
	} {
		func() {
			defer func() {
				if got := recover(); got != want {
					t.Errorf("the panic says %v, want %s", got, want)
				}
			}()
			limoni.New(10, 2, draw).Feed(nil)
		}()
	}
}
