package widgets_test

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets"
)

var monthBars = []widgets.Bar{{Label: "Jan", Value: 9}, {Label: "Feb", Value: 15}, {Label: "Mar", Value: 8}}

func barsOf(t *testing.T, w, h int, b widgets.BarChart) stage {
	t.Helper()
	b.ID, b.Label = "b", "Sales"
	return open(t, w, h, func(f *limoni.Frame) { b.Draw(f, f.Area()) })
}

func TestBarsAreExactToAnEighth(t *testing.T) {
	bars := []widgets.Bar{{Value: 1}, {Value: 2}, {Value: 3}, {Value: 4}, {Value: 5}, {Value: 6}, {Value: 7}, {Value: 8}}
	barsOf(t, 15, 1, widgets.BarChart{Bars: bars, Width: 1}).wantScreen("▁ ▂ ▃ ▄ ▅ ▆ ▇ █")
	barsOf(t, 1, 8, widgets.BarChart{Bars: bars, Horizontal: true}).wantScreen("▏\n▎\n▍\n▌\n▋\n▊\n▉\n█")
	barsOf(t, 15, 1, widgets.BarChart{Bars: bars, Width: 1, Max: 16}).wantScreen("▁ ▁ ▂ ▂ ▃ ▃ ▄ ▄")
}

func TestColumnsHaveTheirNumbersAboveAndLabelsBelow(t *testing.T) {
	s := barsOf(t, 11, 5, widgets.BarChart{Bars: monthBars})
	s.wantScreen("    15\n 9  ███  8\n▆▆▆ ███ ▅▅▅\n███ ███ ███\nJan Feb Mar")
	s.wantOutline(`
chart "Sales"="3 bars, min 8 (Mar), max 15 (Feb)" #b
 text "Jan"="9" [1/3]
 text "Feb"="15" [2/3]
 text "Mar"="8" [3/3]`)
}

func TestRowsHaveTheirLabelsBeforeAndNumbersBehind(t *testing.T) {
	s := barsOf(t, 22, 3, widgets.BarChart{Bars: monthBars, Horizontal: true, Unit: " t"})
	s.wantScreen("Jan ███████▊ 9 t\nFeb █████████████ 15 t\nMar ██████▉ 8 t")
	s.wantOutline(`
chart "Sales"="3 bars, min 8 t (Mar), max 15 t (Feb)" #b
 text "Jan"="9 t" [1/3]
 text "Feb"="15 t" [2/3]
 text "Mar"="8 t" [3/3]`)
}

func TestNegativeBarsGoTheOtherWay(t *testing.T) {
	bars := []widgets.Bar{{Label: "a", Value: 4}, {Label: "b", Value: -4}, {Label: "c", Value: -1}, {Label: "d"}}
	barsOf(t, 15, 7, widgets.BarChart{Bars: bars, Width: 3}).wantScreen(" 4\n███\n███          0\n    ███ ▄▄▄\n    ███ -1\n    -4\n a   b   c   d")
	barsOf(t, 16, 4, widgets.BarChart{Bars: bars, Horizontal: true}).wantScreen("a        ████ 4\nb -4 ████\nc    -1 █\nd         0")
	all := []widgets.Bar{{Label: "a", Value: -1}, {Label: "b", Value: -3}}
	barsOf(t, 7, 5, widgets.BarChart{Bars: all, Width: 3}).wantScreen("███ ███\n-1  ███\n    ███\n    -3\n a   b")
}

// Of the two ways to divide whole cells about zero the one with longer bars is
// taken.
func TestZeroIsWhereBarsAreLongest(t *testing.T) {
	bars := []widgets.Bar{{Label: "a", Value: 15}, {Label: "b", Value: -8}}
	barsOf(t, 7, 10, widgets.BarChart{Bars: bars, Width: 3}).wantScreen("15\n███\n███\n███\n███\n    ███\n    ███\n    ▇▇▇\n    -8\n a   b")
}

// The tip of a bar that goes down or left is what a character leaves, in
// reverse.
func TestTheTipOfANegativeBarIsInReverse(t *testing.T) {
	bars := []widgets.Bar{{Value: -5}, {Value: -8}}
	terminal := terminalOf(t, 3, 1, func(f *limoni.Frame) {
		widgets.BarChart{Label: "B", Bars: bars, Width: 1}.Draw(f, f.Area())
	})
	if c := terminal.Cell(0, 0); c.Text != "▃" || !c.Style.Has(vt.Reverse) {
		t.Errorf("five eighths down are %q in %v", c.Text, c.Style)
	}
	if c := terminal.Cell(2, 0); c.Text != "█" || c.Style.Has(vt.Reverse) {
		t.Errorf("a whole cell down is %q in %v", c.Text, c.Style)
	}
}

func TestGroupsOfBarsAreToldApartWithoutColour(t *testing.T) {
	groups := []widgets.Bar{{Label: "Jan", Values: []float64{4, 2, 1}}, {Label: "Feb", Values: []float64{3, 4}}}
	names := []string{"north", "south", "west"}
	s := barsOf(t, 24, 7, widgets.BarChart{Bars: groups, Names: names, Width: 2})
	s.wantScreen("█ north  ▓ south  ▒ west\n4        4\n██     3 ▓▓\n██2    ██▓▓\n██▓▓1  ██▓▓\n██▓▓▒▒ ██▓▓\n Jan    Feb")
	s.wantOutline(`
chart "Sales"="2 groups, min 1 (Jan), max 4 (Jan)" #b
 text "north"
 text "south"
 text "west"
 text "Jan"="north 4, south 2, west 1" [1/2]
 text "Feb"="north 3, south 4" [2/2]`)
	barsOf(t, 24, 8, widgets.BarChart{Bars: groups, Names: names, Horizontal: true}).wantScreen("█ north  ▓ south  ▒ west\nJan ██████████████████ 4\n    ▓▓▓▓▓▓▓▓▓ 2\n    ▒▒▒▒▌ 1\n\nFeb █████████████▌ 3\n    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓ 4")
}

func TestBarsThatHaveNoRoomAreLeftOut(t *testing.T) {
	s := barsOf(t, 7, 4, widgets.BarChart{Bars: monthBars, Width: 3})
	s.wantScreen(" 9  15\n▂▂▂ ███\n███ ███\nJan Feb")
	s.wantOutline(`
chart "Sales"="2 of 3 bars, min 9 (Jan), max 15 (Feb)" #b
 text "Jan"="9" [1/3]
 text "Feb"="15" [2/3]`)
	many := make([]widgets.Bar, 100_000)
	many[0].Value = 1
	if n, _ := barsOf(t, 20, 4, widgets.BarChart{Bars: many}).node("#b"); n.Value != "10 of 100000 bars, min 0, max 1" {
		t.Errorf("it says %q", n.Value)
	}
}

func TestBarsOfWhatIsNoNumber(t *testing.T) {
	bars := []widgets.Bar{{Label: "nan", Value: math.NaN()}, {Label: "inf", Value: math.Inf(1)}, {Label: "two", Value: 2}}
	s := barsOf(t, 11, 4, widgets.BarChart{Bars: bars})
	s.wantScreen("     ∞   2\n    ███ ███\n    ███ ███\nnan inf two")
	s.wantOutline(`
chart "Sales"="3 bars, min 2 (two), max 2 (two)" #b
 text "nan"="none" [1/3]
 text "inf"="∞" [2/3]
 text "two"="2" [3/3]`)
	barsOf(t, 11, 2, widgets.BarChart{}).wantScreen("no data")
}

func ExampleBarChart() {
	show(limoni.New(20, 3, func(f *limoni.Frame) {
		widgets.BarChart{ID: "sales", Label: "Sales", Bars: monthBars, Horizontal: true}.Draw(f, f.Area())
	}))
	// Output:
	// Jan ███████▊ 9
	// Feb █████████████ 15
	// Mar ██████▉ 8
	// chart "Sales"="3 bars, min 8 (Mar), max 15 (Feb)" #sales
	//  text "Jan"="9" [1/3]
	//  text "Feb"="15" [2/3]
	//  text "Mar"="8" [3/3]
}

func TestNumbersOfNeighboursDoNotRunTogether(t *testing.T) {
	groups := []widgets.Bar{{Label: "Jan", Values: []float64{12, 12}}}
	barsOf(t, 8, 4, widgets.BarChart{Bars: groups, Width: 3}).wantScreen("12 12\n███▓▓▓\n███▓▓▓\n Jan")
	barsOf(t, 8, 4, widgets.BarChart{Bars: groups, Width: 2}).wantScreen("\n██▓▓\n██▓▓\nJan")
}

// All bars are as long as their values, to an eighth of a cell, on both sides of
// zero.
func TestBarsAreAsLongAsTheirValues(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		values, horizontal := make([]float64, 1+random.IntN(4)), random.IntN(2) == 0
		c := widgets.BarChart{Horizontal: horizontal, Width: 1}
		most := 0
		for i := range values {
			values[i] = math.Round((random.Float64()-0.4)*1000) / 10
			c.Bars = append(c.Bars, widgets.Bar{Value: values[i]})
			if math.Abs(values[i]) > math.Abs(values[most]) {
				most = i
			}
		}
		w, h := 2*len(values), 2+random.IntN(20)
		if horizontal {
			w, h = 2+random.IntN(60), len(values)
		}
		s := open(t, w, h, func(f *limoni.Frame) { c.Draw(f, f.Area()) })
		longest := barLength(s.snapshot(), most, horizontal)
		for i, v := range values {
			low, high := (longest-0.5)/math.Abs(values[most]), (longest+0.5)/math.Abs(values[most])
			if got := barLength(s.snapshot(), i, horizontal); got < math.Abs(v)*low-0.501 || got > math.Abs(v)*high+0.501 {
				t.Fatalf("of %v bar %d is %v eighths long, the longest %v:\n%s", values, i, got, longest, s.snapshot().Screen)
			}
		}
	}
}

// barLength is how many eighths of cells bar i has, of a chart of thin bars.
func barLength(snap *accessibility.Snapshot, i int, horizontal bool) (eighths float64) {
	for k := range max(snap.Width, snap.Height) {
		x, y, parts := 2*i, k, "▁▂▃▄▅▆▇█"
		if horizontal {
			x, y, parts = k, i, "▏▎▍▌▋▊▉█"
		}
		if x >= snap.Width || y >= snap.Height {
			break
		}
		cell := snap.Screen.Cell(x, y)
		at := strings.Index(parts, cell)
		switch {
		case cell == "" || at < 0:
		case snap.Screen.Styles[y*snap.Width+x].Attr&accessibility.AttrReverse != 0:
			eighths += float64(7 - at/len("█"))
		default:
			eighths += float64(1 + at/len("█"))
		}
	}
	return eighths
}
