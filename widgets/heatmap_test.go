package widgets_test

import (
	"math"
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

func heatOf(t *testing.T, w, h int, m widgets.Heatmap) stage {
	t.Helper()
	m.ID, m.Label = "h", "Visits"
	return open(t, w, h, func(f *limoni.Frame) { m.Draw(f, f.Area()) })
}

func TestHeatmapIsReadWithoutColour(t *testing.T) {
	data := &widgets.Matrix{Columns: 5, Values: []float64{0, 3, 6, 9, 12, math.NaN(), 1, 2, 4, math.Inf(1)}}
	s := heatOf(t, 22, 4, widgets.Heatmap{
		Data: data, Rows: []string{"Mon", "Tue"}, Columns: []string{"00", "05", "10", "15", "20"}, Unit: " k",
	})
	s.wantScreen("    00  10  20\nMon ··░░▒▒▓▓██\nTue   ··░░░░██\n    0 k ·░▒▓█ 12 k")
	s.wantOutline(`
chart "Visits"="min 0 k, max 12 k, 2 rows, 5 columns" #h
 text "Mon"="min 0 k, max 12 k" [1/2]
 text "Tue"="min 1 k, max 4 k" [2/2]
 text "00, 10, 20"
 text "from 0 k to 12 k"`)
	heatOf(t, 5, 2, widgets.Heatmap{Data: data}).wantScreen("·░▒▓█\n ·░░█")
	heatOf(t, 10, 2, widgets.Heatmap{Data: data, Max: 4}).wantScreen("··▓▓██████\n  ░░▒▒████")
}

func TestHeatmapOfEqualOrNoValues(t *testing.T) {
	heatOf(t, 12, 3, widgets.Heatmap{Data: &widgets.Matrix{Columns: 2, Values: []float64{5, 5}}}).wantScreen("▒▒▒▒")
	heatOf(t, 12, 3, widgets.Heatmap{Data: &widgets.Matrix{}}).wantScreen("no data")
	none := heatOf(t, 12, 2, widgets.Heatmap{Data: &widgets.Matrix{Columns: 1, Values: []float64{math.NaN()}}})
	none.wantScreen("")
	none.wantOutline(`chart "Visits"="1 row, 1 column" #h`)
}

// squares is a large grid that counts what it is asked.
type squares struct{ n, asked int }

func (s *squares) Size() (columns, rows int) { return s.n, s.n }
func (s *squares) At(column, row int) float64 {
	s.asked++
	return float64(column) * float64(row)
}

func TestALargeHeatmapCostsAScreenful(t *testing.T) {
	data, passes := &squares{n: 10_000}, 0
	s := open(t, 40, 11, func(f *limoni.Frame) {
		passes++
		widgets.Heatmap{ID: "h", Data: data}.Draw(f, f.Area())
	})
	if each := data.asked / passes; each > 16*400 {
		t.Errorf("a pass asks for %d values, want at most 16 for each cell", each)
	}
	if c := s.snapshot().Screen.Cell(39, 9); c != "█" {
		t.Errorf("the largest value is %q", c)
	}
	exact := &squares{n: 30} // two by three values a cell, all of them read
	small := open(t, 15, 11, func(f *limoni.Frame) { widgets.Heatmap{ID: "h", Data: exact}.Draw(f, f.Area()) })
	if n, _ := small.node("#h"); n.Value != "min 0, max 841, 30 rows, 30 columns" {
		t.Errorf("it says %q", n.Value)
	}
	if n, _ := s.node("#h"); !strings.HasSuffix(n.Value, "10000 columns, sampled") {
		t.Errorf("of a part of its values it says %q", n.Value)
	}
	rows := open(t, 9, 2, func(f *limoni.Frame) {
		widgets.Heatmap{ID: "h", Rows: []string{"a"}, Data: &widgets.Matrix{Columns: 14, Values: []float64{7, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10}}}.Draw(f, f.Area())
	})
	if n, _ := rows.node(`text "a"`); n.Value != "min 7, max 10" {
		t.Errorf("a row of cells of two values says %q", n.Value)
	}
}

func ExampleHeatmap() {
	data := &widgets.Matrix{Columns: 4, Values: []float64{0, 3, 6, 9, 12, 0, 0, 3}}
	show(limoni.New(14, 3, func(f *limoni.Frame) {
		widgets.Heatmap{ID: "visits", Label: "Visits", Data: data, Rows: []string{"Mon", "Tue"}}.Draw(f, f.Area())
	}))
	// Output:
	// Mon ··░░▒▒▓▓
	// Tue ██····░░
	//     0 ·░▒▓█ 12
	// chart "Visits"="min 0, max 12, 2 rows, 4 columns" #visits
	//  text "Mon"="min 0, max 9" [1/2]
	//  text "Tue"="min 0, max 12" [2/2]
	//  text "from 0 to 12"
}
