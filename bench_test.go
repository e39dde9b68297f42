package limoni_test

import (
	"io"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// screenful is an app of 200 nodes in two containers, with keys and a popup.
type screenful struct {
	ids    []string
	clicks int
	keys   int
}

func newScreenful() *screenful {
	sf := &screenful{}
	for i := range 198 {
		sf.ids = append(sf.ids, "row-"+string(rune('a'+i/26))+string(rune('a'+i%26)))
	}
	return sf
}

func (sf *screenful) draw(f *limoni.Frame) {
	area := f.Area()
	head := f.Begin(accessibility.Node{ID: "head", Role: accessibility.RoleToolbar, Bounds: row(f, 0)})
	for i, id := range sf.ids[:8] {
		sf.control(f, id, box(i*10, 0, i*10+10, 1))
	}
	f.End(head)
	list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: area, Actions: accessibility.ActionScroll})
	list.Scrolled()
	for i, id := range sf.ids[8:] {
		x, y := i/38*16, 1+i%38
		sf.control(f, id, box(x, y, x+16, y+1))
	}
	f.End(list)
	for _, chord := range [...]string{"q", "ctrl+s", "f1", "esc"} {
		if f.Key(chord) {
			sf.keys++
		}
	}
	if f.GlobalKey("ctrl+q") {
		f.Quit()
	}
}

func (sf *screenful) control(f *limoni.Frame, id string, r limoni.Rect) {
	resp := f.RegisterAccessibility(accessibility.Node{ID: id, Role: accessibility.RoleButton, Label: id, Bounds: r,
		Actions: accessibility.ActionActivate | accessibility.ActionFocus})
	m := limoni.Memory[int](f, resp)
	if resp.Clicked() {
		sf.clicks++
		*m++
	}
	st := f.Theme().Control
	if resp.Focused() {
		st = f.Theme().Focus
	}
	f.PrintCut(r, id, st)
	f.FocusCell(resp, r.Min.X, r.Min.Y)
}

// benchmark runs step after the first frames, which make the memory.
func benchmark(b *testing.B, draw func(*limoni.Frame), step func(app *limoni.App)) {
	app := limoni.New(100, 40, draw, limoni.WithOutput(io.Discard))
	for range 20 {
		app.Redraw()
		app.RunQueued()
		step(app)
	}
	b.ReportAllocs()
	for b.Loop() {
		step(app)
	}
}

func redraw(app *limoni.App) {
	app.Redraw()
	app.RunQueued()
}

func BenchmarkIdleFrame(b *testing.B) {
	benchmark(b, func(f *limoni.Frame) {}, redraw)
}

func BenchmarkFrame200Nodes(b *testing.B) { benchmark(b, newScreenful().draw, redraw) }

func BenchmarkKey(b *testing.B) {
	for _, c := range []struct{ name, key string }{{"taken by the focused node", "\r"}, {"asked by the app", "q"}, {"moving the focus", "\t"}, {"wanted by nobody", "z"}} {
		b.Run(c.name, func(b *testing.B) {
			bytes := []byte(c.key)
			benchmark(b, newScreenful().draw, func(app *limoni.App) { app.Feed(bytes) })
		})
	}
}

func BenchmarkClick(b *testing.B) {
	bytes := []byte(clickBytes(3, 5))
	benchmark(b, newScreenful().draw, func(app *limoni.App) { app.Feed(bytes) })
}

func BenchmarkMotion(b *testing.B) {
	at := [2][]byte{[]byte("\x1b[<35;3;5M"), []byte("\x1b[<35;30;9M")}
	n := 0
	benchmark(b, newScreenful().draw, func(app *limoni.App) { n++; app.Feed(at[n%2]) })
}

func BenchmarkText(b *testing.B) {
	value, typed := 0, []byte("abc")
	benchmark(b, func(f *limoni.Frame) {
		in := f.RegisterAccessibility(accessibility.Node{ID: "in", Role: accessibility.RoleInput, Bounds: row(f, 0), Actions: accessibility.ActionFocus})
		if text, ok := in.Text(); ok {
			value += len(text)
		}
	}, func(app *limoni.App) { app.Feed(typed) })
}

func BenchmarkLayers(b *testing.B) {
	sheets := []*sheet{{name: "p", rank: limoni.RankPopup, at: box(0, 0, 30, 20)},
		{name: "m", rank: limoni.RankModal, at: box(20, 5, 60, 20), in: []*sheet{{name: "d", rank: limoni.RankPopup, at: box(30, 10, 50, 25)}}},
		{name: "t", rank: limoni.RankToast, at: box(70, 0, 90, 1)}}
	benchmark(b, func(f *limoni.Frame) {
		for _, sh := range sheets {
			sh.draw(nil, f)
		}
	}, redraw)
}
