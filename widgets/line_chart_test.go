package widgets_test

import (
	"math"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets"
)

func linesOf(t *testing.T, w, h int, c widgets.LineChart, opts ...limoni.Option) stage {
	t.Helper()
	c.ID, c.Label = "c", "Load"
	return open(t, w, h, func(f *limoni.Frame) { c.Draw(f, f.Area()) }, opts...)
}

func oneSeries(data ...float64) []widgets.Line {
	values := widgets.Floats(data)
	return []widgets.Line{{Data: &values}}
}

func TestLineChartHasAxesWithRoundNumbers(t *testing.T) {
	s := linesOf(t, 24, 8, widgets.LineChart{Lines: oneSeries(0, 10, 20, 30, 40), Unit: "%", XUnit: "s"})
	s.wantScreen("40%┤                 ⡠⠔⠊\n   │             ⢀⡠⠒⠉\n20%┤          ⡠⠔⠊⠁\n   │      ⢀⡠⠒⠉\n   │   ⣀⠤⠊⠁\n 0%┤⡠⠔⠊\n   └┬─────────┬────────┬\n    0s        2s      4s")
	s.wantOutline(`
chart "Load"="last 40%, min 0%, max 40%, 5 points" #c
 text "0%, 20%, 40%"
 text "0s, 2s, 4s"`)
}

func TestTicksAreRound(t *testing.T) {
	for _, c := range []struct {
		low, high float64
		want      string
	}{
		{0, 100, "0, 20, 40, 60, 80, 100"},
		{0, 1, "0, 0.2, 0.4, 0.6, 0.8, 1.0"},
		{3, 17, "5, 10, 15"},
		{-7, 7, "-5, 0, 5"},
		{0.001, 0.0042, "0.001, 0.002, 0.003, 0.004"},
		{1e6, 5e6, "1e6, 2e6, 3e6, 4e6, 5e6"},
		{1e9, 1e9 + 4, "1e9, 1.000000001e9, 1.000000002e9, 1.000000003e9, 1.000000004e9"},
		{-2e-9, 3e-9, "-2e-9, -1e-9, 0, 1e-9, 2e-9, 3e-9"},
		{-math.MaxFloat64, math.MaxFloat64, "-1e308, 0, 1e308"},
		{1e17, 1e17 + 32, "1e17, 1.0000000000000002e17, 1.0000000000000003e17"},
		{1, 1 + 4e-5, "1, 1.00001, 1.00002, 1.00003, 1.00004"},
	} {
		s := linesOf(t, 40, 12, widgets.LineChart{Lines: oneSeries(1, 2), Min: c.low, Max: c.high})
		if got := s.snapshot().Tree.Nodes[1].Label; got != c.want {
			t.Errorf("from %v to %v the ticks are %q, want %q", c.low, c.high, got, c.want)
		}
	}
}

func TestPointsThatCountDownHaveLabelsToo(t *testing.T) {
	s := linesOf(t, 40, 8, widgets.LineChart{Lines: oneSeries(1, 2, 3, 4, 5), First: 4, Step: -1})
	s.wantOutline(`
chart "Load"="last 5, min 1, max 5, 5 points" #c
 text "0, 2, 4, 6"
 text "4, 2, 0"`)
	rows := strings.Split(s.snapshot().Screen.String(), "\n")
	if got := strings.Fields(rows[7]); strings.Join(got, " ") != "4 2 0" {
		t.Errorf("the labels are %q", rows[7])
	}
}

func TestLinesAreDrawnFromValueToValue(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for name, c := range map[string]struct {
		data widgets.LineChart
		want string
	}{
		"up":           {widgets.LineChart{Lines: oneSeries(0, 8)}, "     ⡠\n  ⢀⠔⠉\n⡠⠒⠁"},
		"one point":    {widgets.LineChart{Lines: oneSeries(5)}, "⠂"},
		"all equal":    {widgets.LineChart{Lines: oneSeries(5, 5, 5)}, "⠒⠒⠒⠒⠒⠒"},
		"a gap":        {widgets.LineChart{Lines: oneSeries(0, 0, nan, 8, 8)}, "    ⠤⠤\n\n⣀⣀"},
		"alone":        {widgets.LineChart{Lines: oneSeries(0, nan, 8, nan, 0)}, "   ⠄\n\n⡀    ⢀"},
		"infinite":     {widgets.LineChart{Lines: oneSeries(0, inf, 8, -inf, 4)}, " ⡜⠒⡄\n⢠⠃ ⢱ ⢀\n⡜  ⠈⡦⠃"},
		"out of range": {widgets.LineChart{Lines: oneSeries(-50, 50), Max: 8}, "    ⡠⠊\n  ⡠⠊\n⡠⠊"},
		"nothing":      {widgets.LineChart{}, "no dat"},
		"no number":    {widgets.LineChart{Lines: oneSeries(nan, nan)}, ""},
		"half blocks":  {widgets.LineChart{Lines: oneSeries(0, 5), Marker: widgets.MarkerHalfBlock}, "    ▄▀\n  ▄▀\n▄▀"},
	} {
		t.Run(name, func(t *testing.T) { linesOf(t, 6, 3, c.data).wantScreen(c.want) })
	}
}

// Of more values than pixels each column shows all from the least to the
// most, joined to the one before.
func TestManyValuesInAColumnAreARange(t *testing.T) {
	data := make([]float64, 1200)
	for i := range data {
		data[i] = float64(i % 2 * 4)
	}
	data[600] = 8
	linesOf(t, 6, 2, widgets.LineChart{Lines: oneSeries(data...), Max: 8}).wantScreen("⣀⣀⣀⣇⣀⣀\n⣿⣿⣿⣿⣿⣿")
	rising := make([]float64, 1200)
	for i := range rising {
		rising[i] = float64(i)
	}
	linesOf(t, 6, 3, widgets.LineChart{Lines: oneSeries(rising...)}).wantScreen("   ⣀⡤⠚\n⡤⠖⠋⠁")
	for i := 400; i < 800; i++ {
		rising[i] = math.NaN()
	}
	linesOf(t, 6, 3, widgets.LineChart{Lines: oneSeries(rising...)}).wantScreen("    ⡤⠚\n⡤⠖")
}

func TestLinesAreToldApartWithoutColour(t *testing.T) {
	flat := func(v float64) *widgets.Floats { return &widgets.Floats{v, v} }
	lines := []widgets.Line{
		{"a", flat(1)}, {"b", flat(2)}, {"c", flat(3)}, {"d", flat(4)}, {"e", flat(5)}, {"f", flat(6)},
	}
	s := linesOf(t, 60, 9, widgets.LineChart{Lines: lines})
	s.wantScreen("⠤⠤⠤⠤ a  ⠤⠤   b  ⠄⠄⠄⠄ c  ⠤⠤⠤⠄ d  ⠄ ⠄  e  ⠤⠤⠠  f\n6┤⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉⠈ ⠉⠉\n │⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁\n4┤⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉⡉⡁⡉⡉\n2┤⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀  ⣀⣀\n │⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀\n0┤\n └┬────────────────────────────────────────────────────────┬\n  0                                                        1")
	s.wantOutline(`
chart "Load"="a last 1, min 1, max 1; b last 2, min 2, max 2; c last 3, min 3, max 3; d last 4, min 4, max 4; e last 5, min 5, max 5; f last 6, min 6, max 6; 2 points" #c
 text "a"
 text "b"
 text "c"
 text "d"
 text "e"
 text "f"
 text "0, 2, 4, 6"
 text "0, 1"`)
}

// Two lines that share a cell: it has the pixels of both, in the style of the
// later one.
func TestTheLaterOfTwoLinesGivesACellItsStyle(t *testing.T) {
	theme := limoni.DefaultTheme()
	theme.Series[0], theme.Series[1] = limoni.Style{Fg: limoni.Palette(1)}, limoni.Style{Fg: limoni.Palette(4)}
	terminal := terminalOf(t, 4, 1, func(f *limoni.Frame) {
		widgets.LineChart{Label: "C", Lines: []widgets.Line{{"", &widgets.Floats{0, 0}}, {"", &widgets.Floats{3, 3}}}, Max: 3}.Draw(f, f.Area())
	}, limoni.WithTheme(theme))
	if c := terminal.Cell(0, 0); c.Text != "⣉" || c.Style.Foreground != vt.Indexed(4) {
		t.Errorf("the cell is %q in %v", c.Text, c.Style)
	}
}

func TestLineChartInLittleRoomLeavesOutWhatTellsLess(t *testing.T) {
	c := widgets.LineChart{Lines: []widgets.Line{{"cpu", &widgets.Floats{0, 10, 20}}, {"mem", &widgets.Floats{20, 10, 0}}}}
	linesOf(t, 20, 5, c).wantScreen("⠤⠤⠤⠤ cpu  ⠤⠤   mem\n20┤⠉⠑  ⠢⠤ ⢀⣀⣀⠤⠤⠤⠒⠒⠊⠉\n 0┤⣀⡠⠤⠔⠒⠊⠉⠁ ⠈  ⠒⠢  ⣀\n  └┬───────┬───────┬\n   0       1       2")
	linesOf(t, 20, 3, c).wantScreen("⠤⠤⠤⠤ cpu  ⠤⠤   mem\n20┤⠉⠑  ⠢⠤ ⢀⣀⣀⠤⠤⠤⠒⠒⠊⠉\n 0┤⣀⡠⠤⠔⠒⠊⠉⠁ ⠈  ⠒⠢  ⣀")
	linesOf(t, 20, 2, c).wantScreen("20┤⠉⠑  ⠢⠤ ⢀⣀⣀⠤⠤⠤⠒⠒⠊⠉\n 0┤⣀⡠⠤⠔⠒⠊⠉⠁ ⠈  ⠒⠢  ⣀")
	linesOf(t, 10, 3, c).wantScreen("⠤⠤⠤⠤ cpu\n⠉⠒  ⢄⣀⠤⠔⠒⠉\n⣀⠤⠒⠊⠁   ⠤⣀")
	linesOf(t, 2, 1, c).wantScreen("⡱⢪")
}

func TestThePointIsMovedAndToldAsText(t *testing.T) {
	point := 0
	cpu, mem := widgets.Floats{}, widgets.Floats{}
	for i := range 40 {
		cpu, mem = append(cpu, float64(i)), append(mem, float64(100-i))
	}
	changed := 0
	s := open(t, 44, 6, func(f *limoni.Frame) {
		chart := widgets.LineChart{
			ID: "c", Label: "Load", Lines: []widgets.Line{{"cpu", &cpu}, {"mem", &mem}},
			Unit: "%", First: 100, Step: 2, Point: &point,
		}.Draw(f, f.Area())
		if chart.Changed() {
			changed++
		}
	})
	for i, step := range []struct {
		chord string
		point int
	}{
		{"left", 0}, {"right", 1}, {"right", 2}, {"left", 1}, {"end", 39}, {"right", 39}, {"pageup", 35},
		{"home", 0}, {"pagedown", 4}, {"down", 4},
	} {
		s.keys(step.chord)
		if point != step.point {
			t.Fatalf("key %d, %s, moves to %d, want %d", i+1, step.chord, point, step.point)
		}
	}
	if changed != 7 {
		t.Errorf("Changed was true %d times, want 7", changed)
	}
	s.wantScreen("108:  ⠤⠤⠤⠤ cpu 4%  ⠤⠤   mem 96%\n100%┤⠉⠉  ⠑⠒  ⠒⠒  ⠒⠢  ⠤⠤  ⠤⠤  ⣀⣀  ⣀⣀\n    │    │                          ⢀⣉⣉⣀⣀⣉⣉⣀\n  0%┤⣀⣀⣀⣀⣀⠤⠤⠤⠤⠤⠤⠤⠤⠤⠒⠒⠒⠒⠒⠒⠒⠒⠊⠉⠉⠉⠉⠉⠉⠉⠉⠁\n    └┬───────────────────────┬──────────────\n     100                    150")
	s.wantOutline(`
chart "Load"="108: cpu 4%, mem 96%" [focused, 5/40] #c description="cpu last 39%, min 0%, max 39%; mem last 61%, min 61%, max 100%; 40 points" actions="table"
 text "108:"
 text "cpu 4%"
 text "mem 96%"
 text "0%, 100%"
 text "100, 150"`)
	if c := s.cursor(); c != (limoni.Point{}) {
		t.Errorf("the cursor is at %v, want the first letter of the values", c)
	}
	s.wantVerdict(s.act("#c", "increment"), accessibility.Handled)
	s.wantVerdict(s.act("#c", "increment"), accessibility.Handled)
	s.wantVerdict(s.act("#c", "decrement"), accessibility.Handled)
	if point != 5 {
		t.Errorf("the actions move to %d, want 5", point)
	}
	s.wantVerdict(s.keys("down"), accessibility.Unhandled)
	s.wantVerdict(s.keys("x"), accessibility.Unhandled)
}

func TestAClickMovesThePoint(t *testing.T) {
	point := 0
	c := widgets.LineChart{Lines: oneSeries(0, 1, 2, 3, 4, 5), Point: &point}
	s := linesOf(t, 13, 6, c)
	s.wantScreen("0:  ⠤⠤⠤⠤ 0\n5┤│      ⢀⡠⠔⠊\n ││   ⡠⠔⠊⠁\n0┤⣀⠤⠒⠉\n └┬─────────┬\n  0         5")
	for x, want := range map[int]int{2: 0, 4: 1, 8: 3, 12: 5, 0: 0} {
		point = 2
		if s.feed(click(x, 2)); point != want {
			t.Errorf("a click at column %d moves to %d, want %d", x, point, want)
		}
	}
	s.feed(mouse(0, 2, 2, 'M') + mouse(32, 12, 2, 'M') + mouse(0, 12, 2, 'm'))
	if point != 5 {
		t.Errorf("a drag ends at %d, want 5", point)
	}
}

func TestATableOfNumbersTakesThePlaceOfThePicture(t *testing.T) {
	point := 1
	c := widgets.LineChart{Lines: []widgets.Line{{"cpu", &widgets.Floats{3, 4.5, 5, 6}}, {"mem", &widgets.Floats{9, 8}}}, Point: &point}
	s := linesOf(t, 22, 3, c)
	s.keys("t")
	s.wantScreen("0: cpu 3, mem 9\n1: cpu 4.5, mem 8\n2: cpu 5, mem none")
	s.wantOutline(`
chart "Load"="1: cpu 4.5, mem 8" [focused, 2/4] #c description="cpu last 6, min 3, max 6; mem last 8, min 8, max 9; 4 points" actions="table"
 list "Load"
  list-item "0: cpu 3, mem 9" [1/4]
  list-item "1: cpu 4.5, mem 8" [selected, 2/4]
  list-item "2: cpu 5, mem none" [3/4]`)
	s.keys("down", "down")
	s.wantScreen("1: cpu 4.5, mem 8\n2: cpu 5, mem none\n3: cpu 6, mem none")
	if c := s.cursor(); c != (limoni.Point{Y: 2}) {
		t.Errorf("the cursor is at %v, want the row of the point", c)
	}
	s.keys("up")
	if s.feed(click(3, 0)); point != 1 {
		t.Errorf("a click on the first row moves to %d, want 1", point)
	}
	s.wantVerdict(s.act("#c", "table"), accessibility.Handled)
	s.wantScreen("1:  ⠤⠤⠤⠤ cpu 4.5  ⠤⠤\n10┤⠒⠒  ⠒⠒│  ⢀⣀⣀⣀⣀⣀⣀⣀⣀⣀\n 0┤⠒⠒⠒⠊⠉⠉⠉⠉⠉⠁")
	s.wantVerdict(s.act("#c", "table"), accessibility.Handled)
	s.wantVerdict(s.keys("t"), accessibility.Handled)
	s.wantScreen("1:  ⠤⠤⠤⠤ cpu 4.5  ⠤⠤\n10┤⠒⠒  ⠒⠒│  ⢀⣀⣀⣀⣀⣀⣀⣀⣀⣀\n 0┤⠒⠒⠒⠊⠉⠉⠉⠉⠉⠁")
}

func TestAChartWithoutAPointTakesNoKeys(t *testing.T) {
	s := linesOf(t, 22, 6, widgets.LineChart{Lines: oneSeries(1, 2, 3)})
	s.wantVerdict(s.keys("right"), accessibility.Unhandled)
	s.wantVerdict(s.keys("t"), accessibility.Unhandled)
	if n, _ := s.node("#c"); n.Actions != 0 || n.States.Has(accessibility.StateFocusable) {
		t.Errorf("it offers %v and is %v", n.Actions, n.States)
	}
	point := 1
	with := linesOf(t, 22, 6, widgets.LineChart{Lines: oneSeries(1, 2, 3), Point: &point})
	with.wantVerdict(with.keys("right"), accessibility.Handled)
	off := linesOf(t, 22, 6, widgets.LineChart{Lines: oneSeries(1, 2, 3), Point: &point, Disabled: true})
	off.wantVerdict(off.keys("left"), accessibility.Unhandled)
	if n, d := off.node("#c"); n.Actions != 0 || d.CustomActions != nil || point != 2 {
		t.Errorf("a disabled one offers %v, %v and moved to %d", n.Actions, d.CustomActions, point)
	}
}

func TestThePointStaysInTheData(t *testing.T) {
	point, data := 7, widgets.Floats{1, 2, 3}
	s := linesOf(t, 22, 6, widgets.LineChart{Lines: []widgets.Line{{"", &data}}, Point: &point})
	if point != 2 {
		t.Errorf("of three points it is at %d", point)
	}
	data = nil
	s.Redraw()
	s.wantScreen("no data")
	if s.keys("left", "right", "end", "t"); point != -1 {
		t.Errorf("of no points it is at %d", point)
	}
	data = widgets.Floats{4, 5}
	s.Redraw()
	if s.keys("home"); point != 0 {
		t.Errorf("it is at %d", point)
	}
}

func ExampleLineChart() {
	load := widgets.Floats{0, 10, 15, 30, 40}
	show(limoni.New(24, 7, func(f *limoni.Frame) {
		widgets.LineChart{ID: "load", Label: "Load", Lines: []widgets.Line{{Name: "cpu", Data: &load}}, Unit: "%"}.Draw(f, f.Area())
	}))
	// Output:
	// ⠤⠤⠤⠤ cpu
	// 40%┤               ⢀⡠⠤⠒⠉
	// 20%┤           ⢀⡠⠔⠊⠁
	//    │    ⢀⣀⡠⠤⠤⠒⠊⠁
	//  0%┤⣀⠤⠒⠊⠁
	//    └┬─────────┬────────┬
	//     0         2        4
	// chart "Load"="cpu last 40%, min 0%, max 40%, 5 points" #load
	//  text "cpu"
	//  text "0%, 20%, 40%"
	//  text "0, 2, 4"
}
