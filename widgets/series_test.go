package widgets_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"limoni"
	"limoni/widgets"
)

// counting is a series of n zeros with one peak, that counts what it is asked.
type counting struct{ n, peak, asked int }

func (c *counting) Len() int { return c.n }
func (c *counting) At(i int) float64 {
	c.asked++
	if i == c.peak {
		return 100
	}
	return 0
}

// knowing is counting that knows its extremes.
type knowing struct{ counting }

func (k *knowing) MinMax(i, j int) (low, high float64) {
	k.asked++
	switch {
	case i <= k.peak && k.peak < j && j-i == 1:
		return 100, 100
	case i <= k.peak && k.peak < j:
		return 0, 100
	}
	return 0, 0
}

func TestAMillionPointsCostAScreenful(t *testing.T) {
	plain, exact := &counting{n: 1_000_000, peak: 654_321}, &knowing{counting{n: 1_000_000, peak: 654_321}}
	for _, c := range []struct {
		data  widgets.Series
		asked *int
		most  int
		value string
	}{
		{plain, &plain.asked, 2*16_384 + 10, "last 0, min 0, max 0, 1000000 points, sampled"},
		{exact, &exact.asked, 300, "last 0, min 0, max 100, 1000000 points"},
	} {
		for name, draw := range map[string]func(f *limoni.Frame){
			"line": func(f *limoni.Frame) {
				widgets.LineChart{ID: "c", Lines: []widgets.Line{{Data: c.data}}}.Draw(f, f.Area())
			},
			"sparkline": func(f *limoni.Frame) { widgets.Sparkline{ID: "c", Data: c.data}.Draw(f, f.Area()) },
		} {
			passes := 0
			s := open(t, 60, 8, func(f *limoni.Frame) {
				passes++
				draw(f)
			})
			if each := *c.asked / passes; each > c.most {
				t.Errorf("%s: a pass asks for %d values, want at most %d", name, each, c.most)
			}
			if n, _ := s.node("#c"); n.Value != c.value {
				t.Errorf("%s says %q, want %q", name, n.Value, c.value)
			}
			*c.asked = 0
		}
	}
}

func TestAPeakOfAnExactSeriesIsNeverLost(t *testing.T) {
	for _, peak := range []int{0, 1, 7, 499_999, 654_321, 999_998, 999_999} {
		data := &knowing{counting{n: 1_000_000, peak: peak}}
		s := open(t, 10, 1, func(f *limoni.Frame) { widgets.Sparkline{Label: "S", Data: data}.Draw(f, f.Area()) })
		if at := min(peak/100_000, 9); s.snapshot().Screen.Cell(at, 0) != "█" {
			t.Errorf("the peak at %d is not at column %d of %q", peak, at, s.snapshot().Screen)
		}
	}
}

// What a series has up to the bound is read one by one.
func TestAShorterSeriesIsReadWhole(t *testing.T) {
	data := &counting{n: 16_384, peak: 9_999}
	s := open(t, 10, 1, func(f *limoni.Frame) { widgets.Sparkline{ID: "s", Data: data}.Draw(f, f.Area()) })
	if n, _ := s.node("#s"); n.Value != "last 0, min 0, max 100, 16384 points" {
		t.Errorf("it says %q", n.Value)
	}
}

func TestRecordingKnowsItsExtremes(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, keep := range []int{0, 1, 31, 32, 100, 1500} {
		r, all := &widgets.Recording{Keep: keep}, []float64(nil)
		for n := range 5000 {
			v := random.NormFloat64()
			switch random.IntN(20) {
			case 0:
				v = math.NaN()
			case 1:
				v = math.Inf(1)
			}
			r.Add(v)
			if all = append(all, v); keep > 0 && len(all) > keep {
				all = all[1:]
			}
			if n%7 > 0 && n > 100 {
				continue
			}
			if r.Len() != len(all) || !sameNumber(r.At(0), all[0]) || !sameNumber(r.At(len(all)-1), v) {
				t.Fatalf("keep %d: after %d values it has %d, want %d", keep, n+1, r.Len(), len(all))
			}
			i := random.IntN(len(all) + 1)
			checkExtremes(t, r, all, i, i+random.IntN(len(all)-i+1))
			checkExtremes(t, r, all, 0, len(all))
		}
	}
	var empty widgets.Recording
	if low, high := empty.MinMax(-5, 5); !math.IsNaN(low) || !math.IsNaN(high) || empty.Len() != 0 {
		t.Errorf("an empty one has %v to %v", low, high)
	}
}

func sameNumber(a, b float64) bool { return a == b || math.IsNaN(a) && math.IsNaN(b) }

func checkExtremes(t *testing.T, r *widgets.Recording, all []float64, i, j int) {
	t.Helper()
	wantLow, wantHigh := math.NaN(), math.NaN()
	for _, v := range all[i:j] {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			continue
		}
		if !(wantLow <= v) {
			wantLow = v
		}
		if !(wantHigh >= v) {
			wantHigh = v
		}
	}
	if low, high := r.MinMax(i, j); !sameNumber(low, wantLow) || !sameNumber(high, wantHigh) {
		t.Fatalf("from %d to %d of %d it has %v to %v, want %v to %v", i, j, len(all), low, high, wantLow, wantHigh)
	}
}

func TestNumbersAreWrittenAsPeopleWriteThem(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", math.Copysign(0, -1): "0", 7: "7", -12: "-12", 1234567: "1234567", 123456789012: "123456789012",
		0.1 + 0.2: "0.3", 2.5: "2.5", 10.0 / 3: "3.333", 1234.56: "1235", 0.012345: "0.01235", 0.5: "0.5",
		1e15: "1e15", -2.5e300: "-2.5e300", 0.00001234: "1.234e-5", 5e-324: "4.941e-324",
		math.MaxFloat64: "1.798e308", math.Inf(1): "\u221e", math.Inf(-1): "-\u221e", 99.99999: "100",
	} {
		s := open(t, 9, 1, func(f *limoni.Frame) {
			widgets.Sparkline{ID: "s", Data: &widgets.Floats{0, v}, Unit: " V"}.Draw(f, f.Area())
		})
		n, _ := s.node("#s")
		if got := n.Value[:len(want)+7]; got != "last "+want+" V" {
			t.Errorf("%v is written in %q, want %q", v, n.Value, want)
		}
	}
}
