package layout

// A part is a constraint and the cells it was granted.
type part struct {
	Constraint
	size    int
	settled bool // it takes no part in sharing the rest
}

// grant gives each part its size, in the order that the package documentation lists.
func grant(parts []part, cells int) {
	left := cells
	for i := range parts {
		left -= parts[i].grow(parts[i].minimum, left)
	}
	left -= growSized(parts, cells, left)
	for i := range parts {
		if parts[i].kind == atMost {
			left -= parts[i].grow(parts[i].n, left)
		}
	}
	if left > 0 {
		share(parts, left)
	}
}

// grow brings p to size as far as its bounds and the cells left allow, and returns how many it took.
func (p *part) grow(size, left int) int {
	took := within(min(size, p.upper())-p.size, left)
	p.size += took
	return took
}

// growSized serves the Fixed and the Percent parts and returns how many cells they took. Percentages are summed before
// they are rounded, so that those that make up 100 make up the area.
func growSized(parts []part, cells, left int) (took int) {
	sum, edge := 0, 0
	for i := range parts {
		p := &parts[i]
		switch p.kind {
		case fixed:
			took += p.grow(p.n, left-took)
		case percent:
			sum += p.n
			next := cells * sum / 100
			took += p.grow(next-edge, left-took)
			edge = next
		}
	}
	return took
}
