package layout

import (
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// widths returns the widths of the columns of an area that is width wide.
func widths(width int, constraints ...Constraint) []int {
	return sizes(Gap(0), width, constraints...)
}

func sizes(gap Gap, width int, constraints ...Constraint) []int {
	var got []int
	for _, r := range gap.AppendColumns(nil, image.Rect(3, 2, 3+width, 7), constraints...) {
		got = append(got, r.Dx())
	}
	return got
}

func TestColumns(t *testing.T) {
	for _, test := range []struct {
		name        string
		width       int
		constraints []Constraint
		want        []int
	}{
		{"fill takes the rest", 20, []Constraint{Fixed(5), Fill(1), Fixed(3)}, []int{5, 12, 3}},
		{"weights", 90, []Constraint{Fill(2), Fill(1)}, []int{60, 30}},
		{"weights that do not divide", 100, []Constraint{Fill(1), Fill(1), Fill(1)}, []int{33, 33, 34}},
		{"halves", 101, []Constraint{Percent(50), Percent(50)}, []int{50, 51}},
		{"percentages and the rest", 81, []Constraint{Percent(25), Fill(1)}, []int{20, 61}},
		{"percentages above 100", 10, []Constraint{Percent(60), Percent(60), Fill(1)}, []int{6, 4, 0}},
		{"a percentage above 100", 10, []Constraint{Percent(1000), Fill(1)}, []int{10, 0}},
		{"fixed parts that do not fit", 15, []Constraint{Fixed(10), Fixed(10), Fill(1)}, []int{10, 5, 0}},
		{"fixed parts that do not fill", 15, []Constraint{Fixed(2), Fixed(3)}, []int{2, 3}},
		{"the zero value takes nothing", 9, []Constraint{{}, Fill(1)}, []int{0, 9}},
		{"negative numbers", 9, []Constraint{Fixed(-4), Percent(-4), Fill(-1), Max(-2), Fill(1)}, []int{0, 0, 0, 0, 9}},

		{"a fill held up by its minimum", 100, []Constraint{Fill(1).Min(42), Fill(3)}, []int{42, 58}},
		{"the same with room enough", 200, []Constraint{Fill(1).Min(42), Fill(3)}, []int{50, 150}},
		{"a fill held down by its maximum", 100, []Constraint{Fill(1).Max(10), Fill(1)}, []int{10, 90}},
		{"a maximum of zero", 100, []Constraint{Fill(1).Max(0), Fill(1)}, []int{0, 100}},
		{"fills that are all full", 100, []Constraint{Fill(1).Max(10), Fill(1).Max(20)}, []int{10, 20}},
		{"both bounds", 70, []Constraint{Fill(1).Min(50), Fill(1).Max(25)}, []int{50, 20}},
		{"bounds that cancel out", 75, []Constraint{Fill(1).Min(50), Fill(1).Max(25)}, []int{50, 25}},
		{"one bound after the other", 30, []Constraint{Fill(1).Min(20), Fill(1).Min(6), Fill(2)}, []int{20, 6, 4}},
		{"bounds that contradict", 100, []Constraint{Fill(1).Min(30).Max(10), Fill(1)}, []int{30, 70}},
		{"bounds of a percentage", 100, []Constraint{Percent(50).Max(20), Percent(10).Min(15), Fill(1)}, []int{20, 15, 65}},
		{"bounds of a fixed part", 100, []Constraint{Fixed(50).Max(20), Fixed(5).Min(7), Fill(1)}, []int{20, 7, 73}},
		{"weight zero", 50, []Constraint{Fill(0), Fill(0).Min(5), Fill(1)}, []int{0, 5, 45}},
		{"only weight zero", 50, []Constraint{Fill(0), Fill(0).Min(5)}, []int{0, 5}},
		{"minimums come first", 12, []Constraint{Fixed(10), Min(8)}, []int{4, 8}},
		{"minimums that do not fit", 12, []Constraint{Min(10), Min(8), Fixed(3)}, []int{10, 2, 0}},

		{"minimum and maximum, little room", 60, []Constraint{Min(50), Max(25)}, []int{50, 10}},
		{"minimum and maximum, just enough", 75, []Constraint{Min(50), Max(25)}, []int{50, 25}},
		{"minimum and maximum, room left", 100, []Constraint{Min(50), Max(25)}, []int{75, 25}},
		{"maximum and minimum, little room", 60, []Constraint{Max(25), Min(50)}, []int{10, 50}},
		{"maximum and minimum, just enough", 75, []Constraint{Max(25), Min(50)}, []int{25, 50}},
		{"maximum and minimum, room left", 100, []Constraint{Max(25), Min(50)}, []int{25, 75}},
		{"maximum before fill", 40, []Constraint{Max(25), Fill(1)}, []int{25, 15}},
		{"fixed before maximum", 40, []Constraint{Max(25), Fixed(30)}, []int{10, 30}},
		{"minimum shares with fill", 100, []Constraint{Min(10), Fill(3)}, []int{25, 75}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := widths(test.width, test.constraints...); !slices.Equal(got, test.want) {
				t.Errorf("at %d: %v, want %v", test.width, got, test.want)
			}
		})
	}
}

func TestTwoHalvesMeetAtEveryWidth(t *testing.T) {
	for width := 1; width <= 200; width++ {
		got := SplitColumns(image.Rect(0, 0, width, 1), Percent(50), Percent(50))
		want := Parts{image.Rect(0, 0, width/2, 1), image.Rect(width/2, 0, width, 1)}
		if got != want {
			t.Errorf("at %d: %v, want %v", width, got[:2], want[:2])
		}
	}
}

func TestEqualWeightsLeaveNoGapAtAnyWidth(t *testing.T) {
	eighths := slices.Repeat([]Constraint{Fill(1)}, 8)
	for width := 0; width <= 200; width++ {
		got := SplitColumns(image.Rect(0, 0, width, 1), eighths...)
		x, least, largest := 0, width, 0
		for _, r := range got[:8] {
			if r.Min.X != x {
				t.Errorf("at %d: a part begins at %d, the one before ends at %d", width, r.Min.X, x)
			}
			x = r.Max.X
			least, largest = min(least, r.Dx()), max(largest, r.Dx())
		}
		if x != width || largest-least > 1 {
			t.Errorf("at %d: ends at %d, widths from %d to %d", width, x, least, largest)
		}
		if again := SplitColumns(image.Rect(0, 0, width, 1), eighths...); again != got {
			t.Errorf("at %d: %v, then %v", width, got, again)
		}
	}
}

func TestNestedMinimumIsJudgedByTheAreaAlone(t *testing.T) {
	for width, want := range map[int]bool{59: false, 60: true} {
		for range 10 {
			outer := SplitColumns(image.Rect(0, 0, width+20, 9), Fixed(20), Fill(1))[1]
			inner := SplitRows(outer, Fixed(1), Fill(1))[1]
			if got := inner.Dx() >= 60; got != want {
				t.Errorf("at %d: shown %t, want %t", width, got, want)
			}
		}
	}
}

func TestRowsDivideFromTopToBottom(t *testing.T) {
	got := SplitRows(image.Rect(2, 3, 12, 13), Fixed(1), Fill(1), Fixed(2))
	want := Parts{image.Rect(2, 3, 12, 4), image.Rect(2, 4, 12, 11), image.Rect(2, 11, 12, 13)}
	if got != want {
		t.Errorf("Rows = %v, want %v", got[:4], want[:4])
	}
}

func TestColumnsDivideFromLeftToRight(t *testing.T) {
	got := SplitColumns(image.Rect(2, 3, 12, 13), Fixed(1), Fill(1), Fixed(2))
	want := Parts{image.Rect(2, 3, 3, 13), image.Rect(3, 3, 10, 13), image.Rect(10, 3, 12, 13)}
	if got != want {
		t.Errorf("Columns = %v, want %v", got[:4], want[:4])
	}
}

func TestGap(t *testing.T) {
	got := Gap(2).SplitColumns(image.Rect(0, 0, 20, 1), Fixed(5), Fill(1), Fill(1))
	want := Parts{image.Rect(0, 0, 5, 1), image.Rect(7, 0, 12, 1), image.Rect(14, 0, 20, 1)}
	if got != want {
		t.Errorf("Columns = %v, want %v", got[:4], want[:4])
	}
	rows := Gap(1).SplitRows(image.Rect(0, 0, 4, 5), Fill(1), Fill(1))
	if want := (Parts{image.Rect(0, 0, 4, 2), image.Rect(0, 3, 4, 5)}); rows != want {
		t.Errorf("Rows = %v, want %v", rows[:3], want[:3])
	}
}

func TestGapGivesWayToTheParts(t *testing.T) {
	for _, test := range []struct {
		gap   Gap
		width int
		want  []int
	}{
		{2, 7, []int{1, 1, 1}},
		{2, 6, []int{1, 1, 2}},
		{2, 3, []int{1, 1, 1}},
		{2, 2, []int{0, 1, 1}},
		{2, 0, []int{0, 0, 0}},
		{-2, 9, []int{3, 3, 3}},
	} {
		if got := sizes(test.gap, test.width, Fill(1), Fill(1), Fill(1)); !slices.Equal(got, test.want) {
			t.Errorf("gap %d at %d: %v, want %v", test.gap, test.width, got, test.want)
		}
	}
}

func TestPercentagesAreOfTheAreaWithoutGaps(t *testing.T) {
	if got := sizes(1, 101, Percent(50), Percent(50)); !slices.Equal(got, []int{50, 50}) {
		t.Errorf("got %v, want 50 and 50", got)
	}
}

func TestAppendKeepsWhatIsThere(t *testing.T) {
	first := image.Rect(9, 9, 10, 10)
	got := AppendColumns([]image.Rectangle{first}, image.Rect(0, 1, 4, 2), Fill(1), Fill(1))
	got = AppendRows(got, image.Rect(0, 1, 4, 3), Fixed(1))
	want := []image.Rectangle{first, image.Rect(0, 1, 2, 2), image.Rect(2, 1, 4, 2), image.Rect(0, 1, 4, 2)}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestNoConstraintsNoParts(t *testing.T) {
	area := image.Rect(0, 0, 9, 9)
	if got := Gap(3).SplitRows(area); got != (Parts{}) {
		t.Errorf("Rows = %v", got)
	}
	if got := AppendColumns(nil, area); got != nil {
		t.Errorf("AppendColumns = %v", got)
	}
}

func TestTooManyConstraintsPanicWithTheMend(t *testing.T) {
	defer func() {
		message, _ := recover().(string)
		if !strings.Contains(message, "16 parts") || !strings.Contains(message, "AppendColumns") {
			t.Errorf("panic says %q", message)
		}
	}()
	SplitColumns(image.Rect(0, 0, 99, 1), slices.Repeat([]Constraint{Fill(1)}, 16)...)
	SplitColumns(image.Rect(0, 0, 99, 1), slices.Repeat([]Constraint{Fill(1)}, 17)...)
	t.Error("17 constraints did not panic")
}

// Whatever is asked for, parts lie in the area in order, keep their bounds, and fill it if one of them can grow.
func TestAnyConstraintsAtAnySize(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 50_000 {
		area := image.Rect(5, 6, 5+random.IntN(60), 6+random.IntN(4))
		gap := Gap(random.IntN(4) - 1)
		constraints := make([]Constraint, 1+random.IntN(9))
		for i := range constraints {
			constraints[i] = anyConstraint(random)
		}
		parts := gap.AppendColumns(nil, area, constraints...)
		checkInside(t, area, gap, constraints, parts)
		checkBounds(t, area, gap, constraints, parts)
	}
}

func anyConstraint(random *rand.Rand) Constraint {
	n := random.IntN(40) - 2
	c := []Constraint{Fixed(n), Percent(n), Fill(n), Min(n), Max(n)}[random.IntN(5)]
	if random.IntN(3) == 0 {
		c = c.Min(random.IntN(20))
	}
	if random.IntN(3) == 0 {
		c = c.Max(random.IntN(30))
	}
	return c
}

func checkInside(t *testing.T, area image.Rectangle, gap Gap, constraints []Constraint, parts []image.Rectangle) {
	t.Helper()
	x, between := area.Min.X, 0
	if len(parts) > 1 {
		between = parts[1].Min.X - parts[0].Max.X
	}
	for i, r := range parts {
		if i > 0 {
			x += between
		}
		if r.Min.X != x || r.Dx() < 0 || r.Max.X > area.Max.X || r.Min.Y != area.Min.Y || r.Max.Y != area.Max.Y {
			t.Fatalf("%v with gap %d in %v: part %d of %v", constraints, gap, area, i, parts)
		}
		x = r.Max.X
	}
	if between > max(int(gap), 0) || between < 0 {
		t.Fatalf("gap %d became %d", gap, between)
	}
}

func checkBounds(t *testing.T, area image.Rectangle, gap Gap, constraints []Constraint, parts []image.Rectangle) {
	t.Helper()
	cells := area.Dx() - gap.within(area.Dx(), len(parts))*(len(parts)-1)
	sum, minimums, grows := 0, 0, false
	for i, c := range constraints {
		sum += parts[i].Dx()
		minimums += c.minimum
		grows = grows || c.kind == fill && c.n > 0 && !c.bounded
		if parts[i].Dx() > c.upper() {
			t.Fatalf("%+v got %d", c, parts[i].Dx())
		}
	}
	if sum > cells || (grows || minimums >= cells) && sum != cells {
		t.Fatalf("%+v in %d cells: %v use %d", constraints, cells, parts, sum)
	}
	for i, c := range constraints {
		if minimums <= cells && parts[i].Dx() < c.minimum {
			t.Fatalf("%+v in %d cells: part %d of %v is below its minimum", constraints, cells, i, parts)
		}
	}
}
