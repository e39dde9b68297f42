package widgets

import "limoni"

// summary is a series in words.
type summary struct {
	extremes
	last    float64
	n       int
	sampled bool
}

func (r *reading) summary() summary {
	s := summary{extremes: noExtremes, n: r.n, sampled: r.stride > 1}
	s.low, s.high = r.minMax(0, r.n)
	s.last = r.at(r.n - 1)
	s.add(s.last)
	return s
}

// text says "last 37 %, min 2 %, max 91 %, 60 points". What has no finite value
// has no extremes either.
func (s *summary) text(f *limoni.Frame, unit string) string {
	if s.n == 0 {
		return "no data"
	}
	return f.Concat(s.values(f, unit), ", ", countedWords(f, s.n, "point"), s.how())
}

// values is text without the number of points.
func (s *summary) values(f *limoni.Frame, unit string) string {
	last := f.Concat("last ", chartNumber(f, s.last, unit))
	if s.none() {
		return last
	}
	return f.Concat(last, ", min ", chartNumber(f, s.low, unit), ", max ", chartNumber(f, s.high, unit))
}

func (s *summary) how() string {
	if s.sampled {
		return ", sampled"
	}
	return ""
}

// countedWords says "1 point" or "2 points".
func countedWords(f *limoni.Frame, n int, what string) string {
	if n == 1 {
		return f.Concat("1 ", what)
	}
	return f.Concat(f.Itoa(n), " ", what, "s")
}
