package layout

import "math"

// A Constraint says how much of an area one part wants, along the axis that is divided. The zero value is Fixed(0): it
// takes nothing, which is how a part is hidden. Numbers below 0 count as 0.
//
// The bounds are set by the methods Min and Max and not by fields, because a field could not tell a maximum of 0 from
// none.
type Constraint struct {
	kind    kind
	bounded bool // maximum holds
	n       int  // cells, percent or weight
	minimum int
	maximum int
}

type kind uint8

const (
	fixed kind = iota
	percent
	atMost
	fill
)

// Fixed asks for n cells.
func Fixed(n int) Constraint { return Constraint{kind: fixed, n: max(n, 0)} }

// Percent asks for p hundredths of the area without its gaps. More than 100 counts as 100.
func Percent(p int) Constraint { return Constraint{kind: percent, n: within(p, 100)} }

// Fill asks for a share of what the others leave, in proportion to weight: Fill(2) gets twice what Fill(1) gets. A part
// of weight 0 gets no more than its minimum, and a weight above a million counts as a million.
func Fill(weight int) Constraint { return Constraint{kind: fill, n: within(weight, 1_000_000)} }

// Min asks for at least n cells and for a share of what is left: it is Fill(1).Min(n).
func Min(n int) Constraint { return Fill(1).Min(n) }

// Max asks for n cells and is content with fewer: it is served after Fixed and Percent parts, and before Fill parts
// share the rest.
func Max(n int) Constraint { return Constraint{kind: atMost, n: max(n, 0)} }

// Min returns c with a lower bound: the part gets n cells before any other wish is looked at.
func (c Constraint) Min(n int) Constraint {
	c.minimum = max(n, 0)
	return c
}

// Max returns c with an upper bound of n cells. Where the two bounds contradict each other the lower one holds.
func (c Constraint) Max(n int) Constraint {
	c.maximum, c.bounded = max(n, 0), true
	return c
}

// Least returns the cells without which c goes short: n of Fixed, else its lower bound. Where the parts' sum does not fit,
// something has to scroll.
func (c Constraint) Least() int {
	if c.kind == fixed {
		return max(min(c.n, c.upper()), c.minimum)
	}
	return c.minimum
}

// upper returns the most that c may get.
func (c Constraint) upper() int {
	if !c.bounded {
		return math.MaxInt
	}
	return max(c.maximum, c.minimum)
}
