package widgets

// Recording is a Series that grows at its end and knows its extremes: a
// million values cost a chart no more than a screenful, and no peak is lost.
// The zero Recording is empty and keeps everything.
type Recording struct {
	// Keep is how many of the newest values stay; 0 keeps all.
	Keep int

	values []float64
	// levels[k] holds the extremes of blockSize^(k+1) values each.
	levels [][]extremes
	first  int // values before it are dropped
}

const blockSize = 32

// Add appends a value, and drops the oldest where there are more than Keep.
// It costs the same however many there are.
func (r *Recording) Add(v float64) {
	r.values = append(r.values, v)
	r.count(len(r.values) - 1)
	if r.Keep <= 0 || len(r.values)-r.first <= r.Keep {
		return
	}
	r.first = len(r.values) - r.Keep
	if r.first > r.Keep+blockSize {
		r.compact()
	}
}

// Len is how many values are kept, At one of them, from the oldest.
func (r *Recording) Len() int         { return len(r.values) - r.first }
func (r *Recording) At(i int) float64 { return r.values[r.first+i] }

// MinMax makes a Recording know its Extremes.
func (r *Recording) MinMax(i, j int) (low, high float64) {
	e := noExtremes
	i, j = r.first+max(i, 0), r.first+min(j, r.Len())
	for i < j {
		i = r.step(&e, i, j)
	}
	return e.low, e.high
}

// step counts into e the largest block that begins at i and ends before j, and
// returns where it ends.
func (r *Recording) step(e *extremes, i, j int) int {
	level, size := -1, 1
	for next := size * blockSize; level+1 < len(r.levels) && i%next == 0 && i+next <= j; next *= blockSize {
		level, size = level+1, next
	}
	if level < 0 {
		e.add(r.values[i])
	} else {
		e.join(r.levels[level][i/size])
	}
	return i + size
}

// count brings value i into the levels.
func (r *Recording) count(i int) {
	v, size := r.values[i], blockSize
	for level := 0; level < len(r.levels) || size <= len(r.values); level++ {
		if level == len(r.levels) {
			r.levels = append(r.levels, r.below(level))
		}
		if block := i / size; block == len(r.levels[level]) {
			e := noExtremes
			e.add(v)
			r.levels[level] = append(r.levels[level], e)
		} else {
			r.levels[level][block].add(v)
		}
		size *= blockSize
	}
}

// below makes the blocks of a level that begins, of all but the newest value.
func (r *Recording) below(level int) []extremes {
	e := noExtremes
	if level > 0 {
		for _, b := range r.levels[level-1] {
			e.join(b)
		}
		return []extremes{e}
	}
	for _, v := range r.values {
		e.add(v)
	}
	return []extremes{e}
}

// compact moves the values that are kept to the front.
func (r *Recording) compact() {
	kept := r.values[:copy(r.values, r.values[r.first:])]
	r.values, r.first = r.values[:0], 0
	for i := range r.levels {
		r.levels[i] = r.levels[i][:0]
	}
	for _, v := range kept {
		r.values = append(r.values, v)
		r.count(len(r.values) - 1)
	}
}
