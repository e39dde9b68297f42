package screen

import (
	"image"
	"strings"
	"testing"
)

func TestBoxesJoin(t *testing.T) {
	light, heavy, double, rounded := LinesOf("─│┌┐└┘"), LinesOf("━┃┏┓┗┛"), LinesOf("═║╔╗╚╝"), LinesOf("─│╭╮╰╯")
	type side struct {
		r     image.Rectangle
		lines *Lines
	}
	for _, c := range []struct {
		name  string
		boxes []side
		want  string
	}{
		{"one", []side{{image.Rect(0, 0, 4, 3), &rounded}}, "╭──╮/│  │/╰──╯"},
		{"side by side", []side{{image.Rect(0, 0, 4, 3), &light}, {image.Rect(3, 0, 7, 3), &light}}, "┌──┬──┐/│  │  │/└──┴──┘"},
		{"in any order", []side{{image.Rect(3, 0, 7, 3), &light}, {image.Rect(0, 0, 4, 3), &light}}, "┌──┬──┐/│  │  │/└──┴──┘"},
		{"four", []side{{image.Rect(0, 0, 3, 3), &light}, {image.Rect(2, 0, 5, 3), &light}, {image.Rect(0, 2, 3, 5), &light}, {image.Rect(2, 2, 5, 5), &light}}, "┌─┬─┐/│ │ │/├─┼─┤/│ │ │/└─┴─┘"},
		{"rounded", []side{{image.Rect(0, 0, 3, 3), &rounded}, {image.Rect(2, 0, 5, 3), &rounded}}, "╭─┬─╮/│ │ │/╰─┴─╯"},
		{"heavy beside light", []side{{image.Rect(0, 0, 3, 3), &light}, {image.Rect(2, 0, 5, 3), &heavy}}, "┌─┲━┓/│ ┃ ┃/└─┺━┛"},
		{"double beside light", []side{{image.Rect(0, 0, 3, 3), &light}, {image.Rect(2, 0, 5, 3), &double}}, "┌─╔═╗/│ ║ ║/└─╚═╝"},
		{"the same again", []side{{image.Rect(0, 0, 3, 3), &heavy}, {image.Rect(0, 0, 3, 3), &heavy}}, "┏━┓/┃ ┃/┗━┛"},
		{"over text", []side{{image.Rect(0, 0, 3, 2), &light}}, "┌─┐/└─┘"},
		{"too small", []side{{image.Rect(0, 0, 1, 3), &light}}, ""},
	} {
		b := &Buffer{Table: new(Table)}
		b.Resize(image.Rect(0, 0, 8, 6))
		for y := range 2 {
			if c.name == "over text" {
				b.Print(b.Bounds, 0, y, "漢字", Style{})
			}
		}
		for _, box := range c.boxes {
			b.Join(b.Bounds, box.r, box.lines, Style{})
		}
		var rows []string
		for y := range 6 {
			row := ""
			for x := range 8 {
				row += b.Text(x, y)
			}
			rows = append(rows, strings.TrimRight(row, " "))
		}
		if got := strings.TrimRight(strings.Join(rows, "/"), "/"); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// Every line of the block is found again by its arms, or by one that looks the
// same but for dashes and arcs.
func TestArmsAreFoundAgain(t *testing.T) {
	for i, a := range armsOf {
		if a == 0 {
			continue
		}
		if got := armsOfGlyph(glyphOfArms(a, ' ')); got != a {
			t.Errorf("%c: %08b is found as %08b", boxDrawing+i, a, got)
		}
	}
	for _, glyph := range []uint32{' ', 'a', boxDrawing - 1, boxDrawing + 128, glyphCluster | boxDrawing, glyphTail} {
		if armsOfGlyph(glyph) != 0 {
			t.Errorf("glyph %x has arms", glyph)
		}
	}
}

func TestJoinStaysInsideOfTheClip(t *testing.T) {
	b := &Buffer{Table: new(Table)}
	b.Resize(image.Rect(0, 0, 8, 6))
	light := LinesOf("─│┌┐└┘")
	b.Join(image.Rect(2, 2, 5, 5), image.Rect(-5, -5, 30, 4), &light, Style{})
	b.Join(image.Rect(2, 2, 5, 5), image.Rect(3, -5, 30, 40), &light, Style{})
	for y := range 6 {
		for x := range 8 {
			if got, inside := b.Text(x, y), (image.Point{X: x, Y: y}).In(image.Rect(2, 2, 5, 5)); got != " " && !inside {
				t.Errorf("%q at %d,%d outside of the clip", got, x, y)
			}
		}
	}
	if got := b.Text(3, 3); got != "┼" {
		t.Errorf("%q where they cross, want ┼", got)
	}
}
