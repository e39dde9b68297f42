package widgets_test

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"unicode"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// exhibition draws every widget that is a picture, with the data it holds.
type exhibition struct {
	text   string
	data   widgets.Floats
	record widgets.Recording
	bars   []widgets.Bar
	groups []widgets.Bar
	names  []string
	slices []widgets.Slice
	lines  []widgets.Line
	matrix widgets.Matrix
	pixels widgets.Pixels
	point  int
	now    float64
}

func newExhibition(text string, data ...float64) *exhibition {
	g := &exhibition{
		text: text, data: data, names: []string{text, "Two", "Three"}, point: 1,
		matrix: widgets.Matrix{Columns: 3, Values: data},
	}
	for i, v := range data {
		g.record.Add(v)
		g.bars = append(g.bars, widgets.Bar{Label: text, Value: v})
		g.groups = append(g.groups, widgets.Bar{Label: text, Values: data[:min(i%4+1, len(data))]})
		g.slices = append(g.slices, widgets.Slice{Label: text, Value: v})
		g.now = v
	}
	g.lines = []widgets.Line{{Name: text, Data: &g.data}, {Data: &g.record}}
	g.pixels.Resize(20, 5, widgets.MarkerHalfBlock)
	g.pixels.FillCircle(0, 0, 4, limoni.Style{Fg: 1})
	g.pixels.FillCircle(5, 5, 4, limoni.Style{Fg: 2})
	g.pixels.Text(3, 1, text, limoni.Style{})
	return g
}

func (g *exhibition) parts() []part {
	return []part{
		{"gauge", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Gauge{ID: "gauge", Label: "G", Now: g.now, Max: 3, Text: g.text}.Draw(f, r)
		}},
		{"percent", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Gauge{ID: "percent", Label: "P", Now: g.now, Max: 3}.Draw(f, r)
		}},
		{"meter", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Meter{ID: "meter", Label: "M", Now: g.now, Max: 3, Low: 1, High: 2, Unit: g.text}.Draw(f, r)
		}},
		{"spinner", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Spinner{ID: "spinner", Label: g.text}.Draw(f, r)
		}},
		{"unknown", func(f *limoni.Frame, r limoni.Rect) {
			widgets.ProgressBar{ID: "unknown", Label: "U", Unknown: true}.Draw(f, r)
		}},
		{"sparkline", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Sparkline{ID: "sparkline", Label: "S", Data: &g.data, Unit: g.text}.Draw(f, r)
		}},
		{"latest", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Sparkline{ID: "latest", Label: "S", Data: &g.record, Latest: true, Min: -1, Max: 2}.Draw(f, r)
		}},
		{"columns", func(f *limoni.Frame, r limoni.Rect) {
			widgets.BarChart{ID: "columns", Label: "B", Bars: g.bars, Unit: g.text}.Draw(f, r)
		}},
		{"rows", func(f *limoni.Frame, r limoni.Rect) {
			widgets.BarChart{ID: "rows", Label: "B", Bars: g.bars, Horizontal: true}.Draw(f, r)
		}},
		{"groups", func(f *limoni.Frame, r limoni.Rect) {
			widgets.BarChart{ID: "groups", Label: "B", Bars: g.groups, Names: g.names, Width: 2, Max: 3}.Draw(f, r)
		}},
		{"group rows", func(f *limoni.Frame, r limoni.Rect) {
			widgets.BarChart{ID: "group-rows", Label: "B", Bars: g.groups, Names: g.names, Horizontal: true}.Draw(f, r)
		}},
		{"lines", func(f *limoni.Frame, r limoni.Rect) {
			widgets.LineChart{ID: "lines", Label: "L", Lines: g.lines, Unit: g.text}.Draw(f, r)
		}},
		{"line with a point", func(f *limoni.Frame, r limoni.Rect) {
			widgets.LineChart{ID: "point", Label: "L", Lines: g.lines, Point: &g.point, XUnit: "s"}.Draw(f, r)
		}},
		{"pie", func(f *limoni.Frame, r limoni.Rect) {
			widgets.PieChart{ID: "pie", Label: "P", Slices: g.slices}.Draw(f, r)
		}},
		{"heat map", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Heatmap{ID: "heat", Label: "H", Data: &g.matrix, Rows: g.names, Columns: g.names}.Draw(f, r)
		}},
		{"canvas", func(f *limoni.Frame, r limoni.Rect) {
			p := widgets.Canvas{ID: "canvas", Label: "C", Marker: widgets.MarkerSextant}.Begin(f, r)
			g.paint(p)
			p.End()
		}},
		{"pixels", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Canvas{ID: "pixels", Label: "C", Pixels: &g.pixels}.Draw(f, r)
		}},
		{"big text", func(f *limoni.Frame, r limoni.Rect) {
			widgets.BigText{ID: "big", Text: g.text, Level: 1}.Draw(f, r)
		}},
		{"large text", func(f *limoni.Frame, r limoni.Rect) {
			widgets.BigText{ID: "large", Text: g.text, Scale: 2, Marker: widgets.MarkerQuadrant}.Draw(f, r)
		}},
	}
}

func (g *exhibition) paint(p *widgets.Pixels) {
	width, height := p.Size()
	p.Line(-5, -5, width+5, height+5, limoni.Style{})
	p.Circle(width/2, height/2, height, limoni.Style{})
	p.Rect(0, 0, math.MaxInt, math.MinInt, limoni.Style{})
	p.Text(1, 1, g.text, limoni.Style{})
	p.Text(-1, math.MaxInt, g.text, limoni.Style{})
}

// series of data that charts have failed at.
var hostileSeries = [][]float64{
	{}, {1}, {0}, {-3}, {math.NaN()}, {math.Inf(1)}, {2, 2, 2, 2}, {0, 0, 0, 0, 0, 0},
	{1, 2, 3, -1, math.NaN(), 2, 0.5}, {math.NaN(), math.NaN()}, {math.Inf(-1), 1, math.Inf(1)},
	{math.MaxFloat64, -math.MaxFloat64, 0}, {math.MaxFloat64, math.MaxFloat64}, {5e-324, 0, -5e-324}, {5e-324},
	{-1, -2, -3}, {-5e-324}, {1e17, 1e17 + 16, 1e17 + 32}, {1e-300, 1e300, -1e300}, make([]float64, 500),
}

// Every picture is drawn into the middle of a screen of dots.
func TestNoPictureDrawsOutsideItsArea(t *testing.T) {
	for i, data := range hostileSeries {
		g := newExhibition(texts[i%len(texts)], data...)
		for _, p := range g.parts() {
			area := rect(0, 0, 0, 0)
			s := open(t, 60, 22, func(f *limoni.Frame) {
				f.Fill(f.Area(), '.', limoni.Style{})
				p.draw(f, area)
			})
			for w := -1; w < 40; w += 1 + max(w, 0)/3 {
				for h := -1; h < 15; h += 1 + max(h, 0)/3 {
					area = rect(3, 3, w, h)
					s.feed("\x1b[C\x1b[Ft")
					checkAround(t, s, p.name, area)
				}
			}
		}
	}
}

func TestEveryPictureDrawsSomething(t *testing.T) {
	g := newExhibition("Some text", 1, 2, 3, -1, 2, 0.5)
	for _, p := range g.parts() {
		for _, size := range []limoni.Point{{X: 1, Y: 1}, {X: 3, Y: 1}, {X: 8, Y: 3}, {X: 40, Y: 12}, {X: 200, Y: 60}} {
			s := open(t, size.X, size.Y, func(f *limoni.Frame) { p.draw(f, f.Area()) })
			if strings.TrimSpace(s.snapshot().Screen.String()) == "" {
				t.Errorf("%s in %v draws nothing", p.name, size)
			}
		}
	}
}

// What a person reads on a picture, a node there says.
func TestNodesSayWhatIsWrittenOnPictures(t *testing.T) {
	words := 0
	for _, data := range hostileSeries {
		g := newExhibition("Some text", data...)
		for _, p := range g.parts() {
			for _, size := range []limoni.Point{{X: 7, Y: 2}, {X: 20, Y: 5}, {X: 31, Y: 9}, {X: 60, Y: 16}} {
				s := open(t, size.X, size.Y, func(f *limoni.Frame) { p.draw(f, f.Area()) })
				for range 2 {
					words += checkWords(t, s, fmt.Sprint(p.name, " of ", data, " in ", size))
					s.keys("t")
				}
			}
		}
	}
	if words < 1000 {
		t.Errorf("only %d words were seen", words)
	}
	silent := open(t, 10, 1, func(f *limoni.Frame) { f.Print(f.Area(), "unsaid", limoni.Style{}) })
	if found := unsaid(silent.snapshot()); len(found) != 1 || found[0] != "unsaid" {
		t.Errorf("of a word that no node has, %q is found", found)
	}
}

func checkWords(t *testing.T, s stage, what string) int {
	t.Helper()
	snap := s.snapshot()
	for _, word := range unsaid(snap) {
		t.Fatalf("%s: no node says %q:\n%s\n%s", what, word, snap.Screen, s.outline())
	}
	return len(strings.FieldsFunc(snap.Screen.String(), notWord))
}

func notWord(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// unsaid are the words on the screen that no node at their place contains.
func unsaid(snap *accessibility.Snapshot) (found []string) {
	for y := range snap.Height {
		for x := 0; x < snap.Width; x++ {
			from, word := x, ""
			for x < snap.Width && snap.Screen.Cell(x, y) != "" && strings.IndexFunc(snap.Screen.Cell(x, y), notWord) < 0 {
				word += snap.Screen.Cell(x, y)
				x++
			}
			if word != "" && !nodeSays(snap, limoni.Point{X: from, Y: y}, word) {
				found = append(found, word)
			}
		}
	}
	return found
}

func nodeSays(snap *accessibility.Snapshot, at limoni.Point, word string) bool {
	for _, n := range snap.Tree.Nodes {
		d := snap.Tree.Details(n)
		if at.In(n.Bounds) && strings.Contains(strings.Join([]string{n.Label, n.Value, d.ValueText, d.Description}, "\n"), word) {
			return true
		}
	}
	return false
}

func TestNoLabelOrValueOfAPictureHasBlocksOrBraille(t *testing.T) {
	g := newExhibition("Some text", 1, 2, 3, -1, 2, 0.5)
	for _, p := range g.parts() {
		s := open(t, 40, 12, func(f *limoni.Frame) { p.draw(f, f.Area()) })
		for _, n := range s.snapshot().Tree.Nodes {
			for _, r := range n.Label + n.Value {
				if r >= 0x2500 && r <= 0x259f || r >= 0x2800 && r <= 0x28ff || r >= 0x1fb00 {
					t.Errorf("%s: %s %q has the value %q", p.name, n.Role, n.Label, n.Value)
				}
			}
		}
	}
}

func TestPicturesWithoutTheirDataSayWhatIsMissing(t *testing.T) {
	for want, draw := range map[string]func(f *limoni.Frame){
		"widgets: Sparkline \"Load\" has no Data; give it a pointer to the app's series": func(f *limoni.Frame) {
			widgets.Sparkline{Label: "Load"}.Draw(f, f.Area())
		},
		"widgets: LineChart \"Load\" has a line \"cpu\" without Data; give it a pointer to the app's series": func(f *limoni.Frame) {
			widgets.LineChart{Label: "Load", Lines: []widgets.Line{{Name: "cpu"}}}.Draw(f, f.Area())
		},
		"widgets: Heatmap \"Load\" has no Data; give it a pointer to the app's grid": func(f *limoni.Frame) {
			widgets.Heatmap{Label: "Load"}.Draw(f, f.Area())
		},
		"widgets: Canvas \"Map\" has no Pixels; give it a pointer to the app's, or draw between Begin and End": func(f *limoni.Frame) {
			widgets.Canvas{Label: "Map"}.Draw(f, f.Area())
		},
		"widgets: End of Pixels that no Canvas.Begin returned; draw the app's own with Canvas{Pixels: …}.Draw": func(f *limoni.Frame) {
			new(widgets.Pixels).End()
		},
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

// Labels are measured in columns and not in code points.
func TestPicturesMeasureColumns(t *testing.T) {
	bars := []widgets.Bar{{Label: "中文", Value: 1}, {Label: "e\u0301", Value: 2}}
	rows := open(t, 12, 2, func(f *limoni.Frame) {
		widgets.BarChart{Label: "B", Bars: bars, Horizontal: true}.Draw(f, f.Area())
	})
	rows.wantScreen("中文 ██▌ 1\ne\u0301    █████ 2")
	data := widgets.Floats{0, 1}
	legend := open(t, 30, 3, func(f *limoni.Frame) {
		widgets.LineChart{Label: "L", Lines: []widgets.Line{{"中文", &data}, {"b", &data}}, Unit: "中"}.Draw(f, f.Area())
	})
	legend.wantScreen("⠤⠤⠤⠤ 中文  ⠤⠤   b\n1中┤             ⣀⣀⣀⡠⠤⠤⠤⠔⠒⠒⠒⠉⠉\n0中┤⣀⣀⠤⠤⠤⠔⠒⠒⠒⠊⠉⠉⠉")
	heat := open(t, 14, 2, func(f *limoni.Frame) {
		widgets.Heatmap{Label: "H", Data: &widgets.Matrix{Columns: 2, Values: []float64{0, 1}}, Rows: []string{"中文"}}.Draw(f, f.Area())
	})
	heat.wantScreen("中… ··██")
}
