package widgets

import "math"

// Series is the data of a chart, asked for value by value, the oldest first.
// NaN is a value that is missing: a gap. An infinite one is drawn at the edge
// and counts for no minimum or maximum. Implement it by a pointer; a slice in
// an interface would be copied to the heap at every frame.
//
// A chart asks for no more than 16,384 values of a series in one pass. Of a
// longer one it reads every second, third … value, and says "sampled" in its
// text, since a peak may stand between them. A series that implements
// [Extremes], such as a [Recording], is drawn exactly at every length.
type Series interface {
	// Len is how many values there are.
	Len() int
	// At is value i, from 0. It must not allocate if drawing is not to.
	At(i int) float64
}

// Extremes is implemented by a Series that knows its smallest and largest
// values without looking at each.
type Extremes interface {
	// MinMax is the smallest and the largest finite value of those from i up to
	// and without j; NaN, NaN where there is none.
	MinMax(i, j int) (low, high float64)
}

// Floats is a Series of numbers.
type Floats []float64

// Len and At make a pointer to Floats the Series of a chart.
func (s *Floats) Len() int         { return len(*s) }
func (s *Floats) At(i int) float64 { return (*s)[i] }

// maxReads bounds how many values of a series one pass asks for.
const maxReads = 1 << 14

// reading is a series in one pass.
type reading struct {
	data   Series
	exact  Extremes // nil where values are read one by one
	n      int
	stride int // every how many values one is read
}

func readingOf(data Series) reading {
	r := reading{data: data, n: min(max(data.Len(), 0), farthest), stride: 1}
	r.exact, _ = data.(Extremes)
	if r.exact == nil && r.n > maxReads {
		r.stride = (r.n-1)/maxReads + 1
	}
	return r
}

// at is value i, NaN where there is none.
func (r *reading) at(i int) float64 {
	if i < 0 || i >= r.n {
		return math.NaN()
	}
	return r.data.At(i)
}

// minMax is Extremes for every series, of the values that are read.
func (r *reading) minMax(i, j int) (low, high float64) {
	if r.exact != nil && i < j {
		return r.exact.MinMax(i, j)
	}
	e := noExtremes
	for i = (i + r.stride - 1) / r.stride * r.stride; i < j; i += r.stride {
		e.add(r.data.At(i))
	}
	return e.low, e.high
}

// extremes are the smallest and the largest of some numbers.
type extremes struct{ low, high float64 }

var noExtremes = extremes{math.NaN(), math.NaN()}

// add counts v in, if it is a finite number.
func (e *extremes) add(v float64) {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return
	}
	if !(e.low <= v) {
		e.low = v
	}
	if !(e.high >= v) {
		e.high = v
	}
}

func (e *extremes) join(other extremes) {
	e.add(other.low)
	e.add(other.high)
}

// none reports whether there was no number.
func (e extremes) none() bool { return math.IsNaN(e.low) }
