package layout

// A pool is what the Fill parts divide: cells in proportion to their weights.
type pool struct {
	cells  int
	weight int
}

// share divides the cells left among the Fill parts. It is the algorithm by which CSS resolves flexible lengths (CSS
// Flexible Box Layout 9.7): as long as a share breaks a bound, those parts get their bound and leave the pool.
func share(parts []part, left int) {
	rest := pool{cells: left}
	for i := range parts {
		p := &parts[i]
		if p.settled = p.kind != fill; !p.settled {
			rest.cells += p.size
			rest.weight += p.n
		}
	}
	for rest.weight > 0 && rest.settle(parts) {
	}
	if rest.weight > 0 {
		rest.divide(parts)
	}
}

// settle gives their bound to the parts that break one, and reports whether there were any. If lifting the small ones
// takes more than cutting the large ones gives, only the small ones are sure of their bound, and the other way round.
func (rest *pool) settle(parts []part) bool {
	shares, total := *rest, 0
	for i := range parts {
		total += shares.violation(&parts[i])
	}
	found := false
	for i := range parts {
		p := &parts[i]
		v := shares.violation(p)
		switch {
		case v > 0 && total >= 0:
			p.size = p.minimum
		case v < 0 && total <= 0:
			p.size = p.upper()
		default:
			continue
		}
		p.settled, found = true, true
		rest.cells -= p.size
		rest.weight -= p.n
	}
	return found
}

// violation returns how far the share of p lies below its minimum (positive) or above its maximum (negative), in cells
// multiplied by the weight of the pool, which keeps it exact.
func (rest pool) violation(p *part) int {
	if p.settled {
		return 0
	}
	share := rest.cells * p.n
	lower := p.minimum * rest.weight
	upper := min(p.upper(), rest.cells) * rest.weight
	return max(lower, min(share, upper)) - share
}

// divide gives the parts that are not settled their shares. The edges between them are rounded down, so that the shares
// add up and equal weights differ by one cell at most.
func (rest pool) divide(parts []part) {
	weight, edge := 0, 0
	for i := range parts {
		p := &parts[i]
		if p.settled {
			continue
		}
		weight += p.n
		next := rest.cells * weight / rest.weight
		p.size = next - edge
		edge = next
	}
}
