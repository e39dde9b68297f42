package screen

// fork holds several ways to have written the last cells, of which one is chosen when it is known where the cursor goes
// next: one way may be shorter and another leave the cursor nearer. The ways lie one after another at the end of the
// output. They leave the same pen, so that choosing by the bytes up to the next place is exact.
type fork struct {
	start int // where the ways begin in the output
	n     int // how many there are; 0 is no fork
	ways  [4]way
}

// way is one of them: where its bytes end, and the cursor's column after them.
type way struct {
	end    int
	x      int
	column bool
}

// length returns how many bytes way i takes.
func (f *fork) length(i int) int {
	if i == 0 {
		return f.ways[0].end - f.start
	}
	return f.ways[i].end - f.ways[i-1].end
}

// add makes the bytes since the last way another one.
func (f *fork) add(dst []byte, x int, column bool) {
	f.ways[f.n] = way{len(dst), x, column}
	f.n++
}

// choose ends the fork for the way with which getting to x, y is cheapest; of several, the first.
func (w *writer) choose(dst []byte, x, y int, row []Cell) []byte {
	best, least := 0, 1<<30
	for i := range w.fork.n {
		to := &w.fork.ways[i]
		if cost := w.fork.length(i) + w.route(to.x, to.column, x, y, row).cost; cost < least {
			best, least = i, cost
		}
	}
	return w.take(dst, best)
}

// chooseShortest ends the fork, if there is one, where the cursor does not go anywhere.
func (w *writer) chooseShortest(dst []byte) []byte {
	if w.fork.n == 0 {
		return dst
	}
	best := 0
	for i := range w.fork.n {
		if w.fork.length(i) < w.fork.length(best) {
			best = i
		}
	}
	return w.take(dst, best)
}

func (w *writer) take(dst []byte, i int) []byte {
	f, to := &w.fork, w.fork.ways[i]
	n := f.length(i)
	copy(dst[f.start:], dst[to.end-n:to.end])
	w.x, w.column = to.x, to.column
	f.n = 0
	return dst[:f.start+n]
}

// written is the least that the output will be when the fork has ended.
func (w *writer) written(dst []byte) int {
	if w.fork.n == 0 {
		return len(dst)
	}
	least := w.fork.length(0)
	for i := range w.fork.n {
		least = min(least, w.fork.length(i))
	}
	return w.fork.start + least
}
