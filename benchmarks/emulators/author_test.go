package emulators

import (
	"image"
	"math/rand/v2"
	"slices"
	"strings"

	"limoni/internal/screen"
	"limoni/internal/text"
)

// Text that all terminals count alike, and clusters about which they differ.
var (
	plain = []string{
		"a", "bc", "hello ", "        ", "-----------", "xxxxxxxx", "=", "\u00e9", "\u65e5\u672c", "\u5b57", "\ud55c\uae00",
		"\u2500\u2500\u2500\u2500\u2524", "\u2588\u2588\u2588\u2588\u2588", "\u2713", "e\u0301", "0123456789",
		"quick", "brown", "fox", "jumps", "over", "lazy", "dog",
	}
	clusters = []string{
		"\u26a1\ufe0f", "\u26a0\ufe0f", "\u2764\ufe0f", "1\ufe0f\u20e3", "\U0001f468\u200d\U0001f469\u200d\U0001f467",
		"\U0001f1e9\U0001f1ea", "\U0001f600", "\U0001f44d\U0001f3fd", "\U0001f9d1\u200d\U0001f4bb", "\u261d\U0001f3fd",
		"\u0915\u094d\u0937", "\u304b\u3099", "\u1100\u1161\u11a8", "\u0e01\u0e34", "\uac00\u11a8", "\u26a1\ufe0e",
		"\U0001f1e9", "1\u20e3", "\uff71\uff9e", "\ue0b0", "\u2605\ufe0f", "a\ufe0f", "\u06001",
	}
)

// author draws frames that follow each other as those of an app do: most of it stays, some of it moves.
type author struct {
	*rand.Rand
	frame  screen.Buffer
	layer  screen.Buffer
	pieces []string
	fills  []rune
	scene  func() // what goes on for some frames
	log    []entry
	row    []string // what the row that shifts holds
}

type entry struct {
	text  string
	style screen.Style
}

func newAuthor(seed uint64, pieces []string) *author {
	a := &author{Rand: rand.New(rand.NewPCG(seed, 3)), pieces: pieces, fills: []rune("  -x\u2588")}
	if slices.Contains(pieces, "\u5b57") {
		a.fills = append(a.fills, '\u5b57')
	}
	a.frame.Table = &screen.Table{}
	a.layer.Table = a.frame.Table
	a.frame.Resize(image.Rect(0, 0, 24, 8))
	return a
}

// narrow leaves out the pieces that hold a cluster of two columns.
func narrow(pieces []string) []string {
	return slices.DeleteFunc(slices.Clone(pieces), func(s string) bool {
		for width := 0; s != ""; {
			if _, s, width = text.Next(s); width > 1 {
				return true
			}
		}
		return false
	})
}

// draw makes the next frame.
func (a *author) draw() {
	if a.IntN(15) == 0 {
		a.frame.Resize(image.Rect(0, 0, 2+a.IntN(30), 1+a.IntN(10)))
	}
	if a.scene == nil || a.IntN(8) == 0 {
		a.scene = []func(){a.scatter, a.scroll, a.shift, a.shift}[a.IntN(4)]
	}
	a.scene()
	if a.IntN(4) == 0 {
		[]func(){a.scatter, a.wipe, a.overlay, a.underline}[a.IntN(4)]()
	}
}

// scatter writes here and there.
func (a *author) scatter() {
	for range a.IntN(6) {
		b := a.frame.Bounds
		a.frame.Print(a.part(), a.IntN(b.Dx()+6)-4, a.IntN(b.Dy()), a.line(4), a.style())
	}
}

// scroll draws a pane of a log that went on, or was scrolled back, by some lines.
func (a *author) scroll() {
	pane := a.frame.Bounds
	if h := pane.Dy(); h > 3 && a.IntN(2) == 0 {
		pane.Min.Y, pane.Max.Y = 1, h-1
	}
	for range a.IntN(3) + max(pane.Dy()-len(a.log), 0) {
		a.log = append(a.log, entry{a.line(5), a.style()})
	}
	first := max(len(a.log)-pane.Dy(), 0)
	if a.IntN(3) == 0 {
		first = max(first-a.IntN(4), 0)
	}
	a.frame.Fill(pane, ' ', screen.Style{})
	for i, e := range a.log[first:] {
		a.frame.Print(pane, 0, pane.Min.Y+i, e.text, e.style)
	}
}

// shift writes into the middle of a row, or removes from there: the rest of it moves, or what there is up to a border.
func (a *author) shift() {
	at := a.IntN(len(a.row) + 1)
	if a.IntN(2) == 0 {
		a.row = slices.Insert(a.row, at, a.pieces[a.IntN(len(a.pieces))])
	} else {
		a.row = slices.Delete(a.row, at, min(len(a.row), at+a.IntN(3)))
	}
	if len(a.row) > 10 {
		a.row = nil
	}
	size := a.frame.Bounds.Size()
	row := image.Rect(0, size.Y/2, size.X, size.Y/2+1)
	if size.Y%2 == 0 && size.X > 12 {
		row.Max.X -= 6
		a.frame.Print(a.frame.Bounds, row.Max.X, row.Min.Y, "| end ", screen.Style{Bg: screen.Palette(4)})
	}
	a.frame.Fill(row, ' ', screen.Style{})
	a.frame.Print(row, 0, row.Min.Y, strings.Join(a.row, ""), screen.Style{Fg: screen.Palette(2)})
}

// wipe fills a part.
func (a *author) wipe() {
	st := a.style()
	if a.IntN(2) == 0 {
		st = screen.Style{}
	}
	a.frame.Fill(a.part(), a.fills[a.IntN(len(a.fills))], st)
}

// overlay lays a box over what is there.
func (a *author) overlay() {
	r := a.part()
	if r.Empty() {
		return
	}
	a.layer.Resize(r)
	a.layer.Fill(r, ' ', a.style())
	a.layer.Print(r, r.Min.X, r.Min.Y, a.line(2), a.style())
	a.frame.Compose(&a.layer)
}

// underline writes a row of words, each in another underline or link.
func (a *author) underline() {
	y := a.IntN(a.frame.Bounds.Dy())
	for x := 0; x < a.frame.Bounds.Dx(); x += 4 {
		st := a.style()
		st.Attr |= underlines[1+a.IntN(len(underlines)-1)]
		st.UnderlineColor = a.color()
		if a.IntN(2) == 0 {
			st.Link = []string{"https://a.example/", "https://b.example/?q=1"}[a.IntN(2)]
		}
		a.frame.Print(a.frame.Bounds, x, y, "word", st)
	}
}

func (a *author) part() image.Rectangle {
	w, h := a.frame.Bounds.Dx(), a.frame.Bounds.Dy()
	if a.IntN(3) == 0 {
		return a.frame.Bounds
	}
	x, y := a.IntN(w), a.IntN(h)
	return image.Rect(x, y, x+1+a.IntN(w-x), y+1+a.IntN(h-y))
}

func (a *author) line(n int) string {
	s := ""
	for range a.IntN(n) + 1 {
		s += a.pieces[a.IntN(len(a.pieces))]
	}
	return s
}

func (a *author) color() screen.Color {
	return []screen.Color{0, 0, 0, screen.Palette(1), screen.Palette(12), screen.Palette(200), screen.RGB(1, 2, 3),
		screen.RGB(255, 100, 0)}[a.IntN(8)]
}

func (a *author) style() screen.Style {
	if a.IntN(3) == 0 {
		return screen.Style{}
	}
	st := screen.Style{Fg: a.color(), Bg: a.color()}
	if a.IntN(2) == 0 {
		st.Attr = a.attribute()
		st.Attr |= a.attribute()
	}
	return st
}

func (a *author) attribute() screen.Attr { return attributes[a.IntN(len(attributes))] }

var attributes = []screen.Attr{
	0, screen.AttrBold, screen.AttrDim, screen.AttrItalic, screen.AttrUnderline, screen.AttrBlink, screen.AttrReverse,
	screen.AttrStrike,
}
