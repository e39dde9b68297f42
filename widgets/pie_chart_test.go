package widgets_test

import (
	"math"
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

var fruitSlices = []widgets.Slice{{"Apples", 50}, {"Pears", 30}, {"Plums", 20}}

func pieOf(t *testing.T, w, h int, slices []widgets.Slice, m widgets.Marker) stage {
	t.Helper()
	return open(t, w, h, func(f *limoni.Frame) {
		widgets.PieChart{ID: "p", Label: "Fruit", Slices: slices, Marker: m}.Draw(f, f.Area())
	})
}

func TestPieIsADiscWithALegend(t *testing.T) {
	s := pieOf(t, 34, 7, fruitSlices, widgets.MarkerDefault)
	s.wantScreen("  ▗▄▟█▌▐█▙▄▖    █ A Apples 50%\n ▟██C█▌▐████▙   █ B Pears 30%\n▖▀▀▀▜█▌▐█████▙  █ C Plums 20%\n███▙▄▄▖▐███A██\n▜██B██▌▐█████▛\n ▜████▌▐████▛\n  ▝▀▜█▌▐█▛▀▘")
	s.wantOutline(`
chart "Fruit"="A Apples 50%, B Pears 30%, C Plums 20%" #p
 text "A Apples 50%"
 text "B Pears 30%"
 text "C Plums 20%"`)
	pieOf(t, 34, 7, fruitSlices, widgets.MarkerBraille).wantScreen("  ⢀⣤⣶⣿⡇⢸⣿⣶⣤⡀    █ A Apples 50%\n ⣴⣿⣿C⣿⡇⢸⣿⣿⣿⣿⣦   █ B Pears 30%\n⣌⣛⠻⠿⣿⣿⡇⢸⣿⣿⣿⣿⣿⣧  █ C Plums 20%\n⣿⣿⣿⣷⣶⣮⡅⢸⣿⣿⣿A⣿⣿\n⢻⣿⣿B⣿⣿⡇⢸⣿⣿⣿⣿⣿⡟\n ⠻⣿⣿⣿⣿⡇⢸⣿⣿⣿⣿⠟\n  ⠈⠛⠿⣿⡇⢸⣿⠿⠛⠁")
}

func TestPieWithoutRoomForADiscIsABar(t *testing.T) {
	s := pieOf(t, 20, 4, fruitSlices, widgets.MarkerDefault)
	s.wantScreen("A█████████B▓▓▓▓▓C▒▒▒\n█ A Apples 50%\n▓ B Pears 30%\n▒ C Plums 20%")
	pieOf(t, 20, 2, fruitSlices, widgets.MarkerDefault).wantScreen("A█████████B▓▓▓▓▓C▒▒▒\n… 3 more")
	pieOf(t, 10, 1, fruitSlices, widgets.MarkerDefault).wantScreen("A████B▓▓C▒")
	s.wantOutline(`
chart "Fruit"="A Apples 50%, B Pears 30%, C Plums 20%" #p
 text "A Apples 50%"
 text "B Pears 30%"
 text "C Plums 20%"`)
}

func TestPieOfOneSliceIsWhole(t *testing.T) {
	pieOf(t, 26, 4, []widgets.Slice{{"All", 3}, {"None", 0}}, widgets.MarkerDefault).wantScreen(" ▄████▄   █ A All 100%\n▟██████▙  █ B None 0%\n▜███A██▛\n ▀████▀")
}

func TestPieCountsWhatIsAPart(t *testing.T) {
	for want, slices := range map[string][]widgets.Slice{
		"A a 100%, B b 0%, C c 0%": {{"a", 1}, {"b", math.NaN()}, {"c", -5}},
		"A a 50%, B b 50%":         {{"a", math.Inf(1)}, {"b", math.MaxFloat64}},
		"A 25%, B 75%":             {{"", 5}, {"", 15}},
		"no data":                  {{"a", 0}, {"b", -1}},
	} {
		if n, _ := pieOf(t, 40, 8, slices, widgets.MarkerDefault).node("#p"); n.Value != want {
			t.Errorf("%v says %q, want %q", slices, n.Value, want)
		}
	}
	pieOf(t, 20, 5, nil, widgets.MarkerDefault).wantScreen("no data")
}

func TestPercentagesOfAPieAddUp(t *testing.T) {
	for want, slices := range map[string][]widgets.Slice{
		"A a 34%, B b 33%, C c 33%":                            {{"a", 1}, {"b", 1}, {"c", 1}},
		"A a >99%, B b <1%":                                    {{"a", 999}, {"b", 1}},
		"A a 14%, B b 14%, C c 29%, D d 43%":                   {{"a", 1}, {"b", 1}, {"c", 2}, {"d", 3}},
		"A a 29%, B b 57%, C c 14%":                            {{"a", 0.29}, {"b", 0.57}, {"c", 0.14}},
		"A a 17%, B b 17%, C c 17%, D d 17%, E e 16%, F f 16%": {{"a", 2}, {"b", 2}, {"c", 2}, {"d", 2}, {"e", 2}, {"f", 2}},
	} {
		if n, _ := pieOf(t, 60, 8, slices, widgets.MarkerDefault).node("#p"); n.Value != want {
			t.Errorf("%v says %q, want %q", slices, n.Value, want)
		}
	}
}

func TestWhatIsTooMuchForAPieIsOneSlice(t *testing.T) {
	slices := make([]widgets.Slice, 50)
	for i := range slices {
		slices[i] = widgets.Slice{Label: "s", Value: 2}
	}
	n, _ := pieOf(t, 60, 30, slices, widgets.MarkerDefault).node("#p")
	if !strings.HasPrefix(n.Value, "A s 2%, B s 2%, ") || !strings.HasSuffix(n.Value, ", Y s 2%, Z 25 others 50%") {
		t.Errorf("fifty slices say %q", n.Value)
	}
	n, _ = pieOf(t, 60, 30, slices[:26], widgets.MarkerDefault).node("#p")
	if !strings.HasSuffix(n.Value, ", Z s 3%") && !strings.HasSuffix(n.Value, ", Z s 4%") {
		t.Errorf("as many as there are letters say %q", n.Value)
	}
}

func ExamplePieChart() {
	show(limoni.New(30, 4, func(f *limoni.Frame) {
		widgets.PieChart{ID: "fruit", Label: "Fruit", Slices: fruitSlices}.Draw(f, f.Area())
	}))
	// Output:
	// ▄█▌▐█▄   █ A Apples 50%
	// ▖▝C▘▐██▙  █ B Pears 30%
	// ▜█B▌▐█A▛  █ C Plums 20%
	//  ▀█▌▐█▀
	// chart "Fruit"="A Apples 50%, B Pears 30%, C Plums 20%" #fruit
	//  text "A Apples 50%"
	//  text "B Pears 30%"
	//  text "C Plums 20%"
}
