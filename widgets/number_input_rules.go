package widgets

import (
	"math"
	"strconv"
	"strings"
)

// numberRules are the numbers that a field may hold, without what makes no
// sense: a step of zero, bounds in the wrong order.
type numberRules struct {
	min, max, step float64
	decimals       int // -1 is any number of them
}

func (n NumberInput) numberRules() numberRules {
	r := numberRules{min: n.Min, max: n.Max, step: math.Abs(n.Step), decimals: max(n.Decimals, -1)}
	if n.Min == 0 && n.Max == 0 {
		r.min, r.max = math.Inf(-1), math.Inf(1)
	}
	if !(r.min >= -math.MaxFloat64) {
		r.min = -math.MaxFloat64
	}
	if !(r.max <= math.MaxFloat64) {
		r.max = math.MaxFloat64
	}
	r.max = max(r.min, r.max)
	if !(r.step > 0 && r.step <= math.MaxFloat64) {
		r.step = 1
	}
	return r
}

// bounded reports which of the two bounds there are.
func (r *numberRules) bounded() (below, above bool) {
	return r.min > -math.MaxFloat64, r.max < math.MaxFloat64
}

// places is how many digits behind the point may be entered.
func (r *numberRules) places() int {
	if r.decimals < 0 {
		return -1
	}
	return max(r.decimals, decimalsOf(r.step))
}

// format is v as it is shown: with as many digits behind the point as there
// are to be, or with all it has where those would be another number.
func (r *numberRules) format(v float64) string {
	if math.IsNaN(v) {
		return ""
	}
	if a := math.Abs(v); a >= 1e15 || a > 0 && a < 1e-9 {
		return strconv.FormatFloat(v, 'g', -1, 64)
	}
	if r.places() >= 0 {
		s := strconv.FormatFloat(v, 'f', min(r.places(), 15), 64)
		if back, err := strconv.ParseFloat(s, 64); err == nil && back == v {
			return s
		}
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// parse is the number that s is, or why it is none that may be entered.
func (r *numberRules) parse(s string) (v float64, refused string) {
	s = strings.TrimSpace(s)
	v, err := strconv.ParseFloat(s, 64)
	switch {
	case s == "":
		return 0, "enter a number"
	case err != nil && !math.IsInf(v, 0), !plainNumber(s):
		return 0, strconv.Quote(s) + " is not a number"
	}
	if v == 0 {
		v = 0 // not -0
	}
	return v, r.refusal(v, s)
}

// refusal is why v, which is written as s, may not be entered; "" if it may.
func (r *numberRules) refusal(v float64, s string) string {
	switch p := r.places(); {
	case v < r.min:
		return s + " is less than " + r.format(r.min)
	case v > r.max:
		return s + " is more than " + r.format(r.max)
	case p == 0 && v != math.Trunc(v):
		return s + " is not a whole number"
	case p > 0 && decimalsOf(v) > p:
		return s + " has more than " + strconv.Itoa(p) + " digits behind the point"
	}
	return ""
}

// plainNumber reports whether s has only what numbers are written with here:
// no "Inf", no "0x10", no "1_000".
func plainNumber(s string) bool {
	return strings.IndexFunc(s, func(c rune) bool { return !numberRune(c) }) < 0
}

func numberRune(c rune) bool { return '0' <= c && c <= '9' || strings.ContainsRune("+-.eE", c) }

// decimalsOf is how many digits v has behind the point.
func decimalsOf(v float64) int {
	var digits [400]byte
	s := strconv.AppendFloat(digits[:0], v, 'f', -1, 64)
	for i, c := range s {
		if c == '.' {
			return len(s) - i - 1
		}
	}
	return 0
}

// numberText is what is typed as it is entered: "," is the decimal point, the
// minus sign of typography a minus, and what no number has is left out.
func numberText(s string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case c == ',':
			return '.'
		case c == '\u2212':
			return '-'
		case numberRune(c):
			return c
		}
		return -1
	}, s)
}
