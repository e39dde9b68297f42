package measure

import "slices"

// Median is the median of one figure over the rounds.
func (r *Result) Median(figure func(Sample) float64) float64 {
	values := make([]float64, len(r.Rounds))
	for i, s := range r.Rounds {
		values[i] = figure(s)
	}
	return Median(values)
}

// Time is the median time of a frame.
func (r *Result) Time() float64 { return r.Median(func(s Sample) float64 { return s.Time }) }

// Bytes is the median of the bytes that a frame writes.
func (r *Result) Bytes() float64 { return r.Median(func(s Sample) float64 { return s.Bytes }) }

// Ratio is how many times the time of base r takes: the median of the ratios
// of the rounds.
func (r *Result) Ratio(base *Result) float64 {
	ratios := make([]float64, min(len(r.Rounds), len(base.Rounds)))
	for i := range ratios {
		ratios[i] = r.Rounds[i].Time / base.Rounds[i].Time
	}
	return Median(ratios)
}

// Spread is how far the times of the rounds lie apart, as a part of the
// median.
func (r *Result) Spread() float64 {
	low, high := r.Rounds[0].Time, r.Rounds[0].Time
	for _, s := range r.Rounds {
		low, high = min(low, s.Time), max(high, s.Time)
	}
	return (high - low) / r.Time()
}

// Median is the middle of the values, or the mean of the two in the middle.
func Median(values []float64) float64 {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}

// Percentile is the value that p of 100 values do not exceed.
func Percentile(values []float64, p float64) float64 {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(len(sorted)-1, int(p/100*float64(len(sorted))))]
}
