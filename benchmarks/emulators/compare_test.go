package emulators

import (
	"fmt"
	"image"
	"io"
	"reflect"
	"testing"

	"limoni/internal/screen"
)

// terminal is somebody's emulator.
type terminal interface {
	io.Writer
	// Resize gives it another size; what it shows then does not matter.
	Resize(size image.Point)
	// Cells returns what it shows, row by row.
	Cells() [][]cell
}

// cell is what one column shows: a cluster, "" where it is the second column of one, and its style.
type cell struct {
	text  string
	style screen.Style
}

// setUp is what an app switches on before its first frame: the alternate screen, and no wrapping.
const setUp = "\x1b[?1049h\x1b[?7l"

// player writes an author's frames to a terminal and compares what it shows.
type player struct {
	author   *author
	encoder  screen.Encoder
	terminal terminal
	size     image.Point
	// linkless says that the terminal does not tell where links are.
	linkless bool
	// spared are cells that the terminal is known to show otherwise: x is the first column of a cluster. Nil spares none.
	spared func(drawn *screen.Buffer, x, y int) bool
}

func (p *player) play(t *testing.T, frames int) {
	t.Helper()
	p.encoder.Profile = screen.TrueColor
	if _, err := io.WriteString(p.terminal, setUp); err != nil {
		t.Fatal(err)
	}
	for i := range frames {
		p.author.draw()
		if size := p.author.frame.Bounds.Size(); size != p.size {
			p.size = size
			p.terminal.Resize(size)
		}
		out := p.encoder.Encode(nil, &p.author.frame, screen.Cursor{})
		if _, err := p.terminal.Write(out); err != nil {
			t.Fatal(err)
		}
		if difference := p.difference(p.terminal.Cells()); difference != "" {
			t.Fatalf("frame %d with %+v: %s\nwritten: %q\ndrawn:\n%s", i, p.encoder.Capabilities, difference, out, &p.author.frame)
		}
	}
}

// difference says where the terminal shows something else than was drawn.
func (p *player) difference(shown [][]cell) string {
	b := &p.author.frame
	for y := range b.Bounds.Dy() {
		for x := range b.Bounds.Dx() {
			lead := x
			if b.Text(x, y) == "" {
				lead--
			}
			if p.spared != nil && p.spared(b, lead, y) {
				continue
			}
			want, got := p.visible(cell{b.Text(x, y), b.Style(x, y)}), p.visible(shown[y][x])
			if got != want {
				return fmt.Sprintf("cell %d,%d shows %+q in %+v, want %+q in %+v", x, y, got.text, got.style, want.text, want.style)
			}
		}
	}
	return ""
}

// visible is what is seen of a cell on a terminal: no links, forms and colours of underlines where it has none, no colour
// of a line that is not there, and of a blank no more than its background and its lines.
func (p *player) visible(c cell) cell {
	have, st := p.encoder.Capabilities, &c.style
	if !have.Links || p.linkless {
		st.Link = ""
	}
	if !have.Underlines && st.Attr&screen.AttrUnderline != 0 {
		st.Attr &^= forms &^ screen.AttrUnderline
	}
	if !have.Underlines || st.Attr&screen.AttrUnderline == 0 {
		st.UnderlineColor = 0
	}
	if c.text == " " && st.Attr&(screen.AttrUnderline|screen.AttrReverse|screen.AttrStrike) == 0 {
		st.Fg, st.Attr = 0, 0
	}
	return c
}

// underlines are the forms of underlines by their number in SGR 4:n.
var underlines = []screen.Attr{
	0, screen.AttrUnderline, screen.AttrDoubleUnderline, screen.AttrCurlyUnderline, screen.AttrDottedUnderline,
	screen.AttrDashedUnderline,
}

const forms = screen.AttrDoubleUnderline | screen.AttrCurlyUnderline | screen.AttrDottedUnderline | screen.AttrDashedUnderline

// capabilitySets are no capability at all, each alone, all but each, and all. RepeatAny is in none of them: neither
// terminal has it, see TestNeitherRepeatsWhatIsNotASCII. Those of pictures, which are no bool, say nothing about text.
func capabilitySets() map[string]screen.Capabilities {
	sets := map[string]screen.Capabilities{"none": {}}
	all := screen.Capabilities{}
	fields := reflect.ValueOf(&all).Elem()
	for i := range fields.NumField() {
		if fields.Field(i).Kind() == reflect.Bool {
			fields.Field(i).SetBool(true)
		}
	}
	all.RepeatAny = false
	sets["all"] = all
	for i := range fields.NumField() {
		if fields.Type().Field(i).Name == "RepeatAny" || fields.Field(i).Kind() != reflect.Bool {
			continue
		}
		one, rest := screen.Capabilities{}, all
		reflect.ValueOf(&one).Elem().Field(i).SetBool(true)
		reflect.ValueOf(&rest).Elem().Field(i).SetBool(false)
		name := fields.Type().Field(i).Name
		sets["only "+name], sets["all but "+name] = one, rest
	}
	return sets
}
