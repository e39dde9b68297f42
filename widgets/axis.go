package widgets

import (
	"math"
	"strconv"

	"limoni"
)

// axis is a range of numbers with nice places to name: multiples of 1, 2 or 5
// times a power of ten.
type axis struct {
	low, high float64
	step      float64 // between two ticks, 0 where there are none
}

// axisOf is the axis from low to high with at most that many ticks. Where it
// may be wider, it begins and ends with a tick.
func axisOf(low, high float64, fixed bool, most int) axis {
	a := axis{low: low, high: high}
	a.open()
	if a.step = niceStep(a.low, a.high, most); a.step == 0 || fixed {
		return a
	}
	if low, high := math.Floor(a.low/a.step)*a.step, math.Ceil(a.high/a.step)*a.step; isFinite(low) && isFinite(high) {
		a.low, a.high = low, high
	}
	return a
}

func isFinite(v float64) bool { return !math.IsNaN(v) && !math.IsInf(v, 0) }

// open makes a range that can be divided by: no numbers are from 0 to 1, and a
// single one is in the middle.
func (a *axis) open() {
	switch {
	case !isFinite(a.low) || !isFinite(a.high):
		a.low, a.high = 0, 1
	case a.low > a.high:
		a.low, a.high = a.high, a.low
	case a.low == a.high:
		room := max(math.Abs(a.low)/2, 1)
		a.low, a.high = max(a.low-room, -math.MaxFloat64), min(a.high+room, math.MaxFloat64)
	}
}

// niceStep is the smallest nice distance that divides the range into at most
// that many parts less one, and by which neighbours are different numbers.
func niceStep(low, high float64, most int) float64 {
	if most < 2 {
		return 0
	}
	size := max(math.Abs(low), math.Abs(high))
	least := max(high/float64(most-1)-low/float64(most-1), size-math.Nextafter(size, 0))
	power := math.Pow(10, math.Floor(math.Log10(least)))
	for _, m := range [...]float64{1, 2, 5, 10} {
		if step := m * power; step >= least && isFinite(step) {
			return step
		}
	}
	return 0
}

// place is where v lies from 0 for low to n-1 for high; outside it is the
// nearer of the two.
func (a axis) place(v float64, n int) int {
	return int(math.Round(a.part(v) * float64(max(n-1, 0))))
}

// part is where v lies from 0 for low to 1 for high.
func (a axis) part(v float64) float64 {
	at, whole := v-a.low, a.high-a.low
	if math.IsInf(whole, 0) {
		at, whole = v/2-a.low/2, a.high/2-a.low/2
	}
	if !(at > 0) {
		return 0
	}
	return min(at/whole, 1)
}

// tick is the number of tick i, from 0 upwards; ok is false after the last.
func (a axis) tick(i int) (v float64, ok bool) {
	if a.step == 0 {
		return 0, false
	}
	first := math.Ceil(a.low/a.step - 1e-9)
	v = (first + float64(i)) * a.step
	return v, isFinite(v) && v-a.high <= a.step*1e-9
}

// ticks is how many there are.
func (a axis) ticks() int {
	for i := 0; ; i++ {
		if _, ok := a.tick(i); !ok {
			return i
		}
	}
}

// label writes a tick with the digits that tell it from its neighbours.
func (a axis) label(f *limoni.Frame, v float64, unit string) string {
	var room [32]byte
	size := max(math.Abs(a.low), math.Abs(a.high))
	switch power := math.Floor(math.Log10(a.step) + 1e-9); {
	case math.Abs(v) < a.step/2:
		return f.Concat("0", unit)
	case size >= 1e6 || a.step < 1e-4:
		digits := min(max(int(math.Floor(math.Log10(math.Abs(v)))-power)+1, 1), 17)
		return f.Concat(string(appendExponent(room[:0], v, digits)), unit)
	default:
		return f.Concat(string(strconv.AppendFloat(room[:0], v, 'f', max(int(-power), 0), 64)), unit)
	}
}
