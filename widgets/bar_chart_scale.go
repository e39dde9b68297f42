package widgets

import (
	"math"

	"limoni"
)

// barScale divides cells between the bars above zero and those below.
type barScale struct {
	above, below int     // cells
	span         float64 // the value that takes all units
	units        float64 // eighths of a cell
}

func scaleOf(low, high float64, room int) barScale {
	room = max(room, 0)
	exact := float64(room) * axis{low: low, high: high}.part(0)
	below := int(exact)
	if high > 0 && room > 1 && low < 0 {
		below = min(max(below, 1), room-1)
	}
	s := dividedAt(low, high, below, room)
	if float64(below) < exact && below+1 < room {
		if other := dividedAt(low, high, below+1, room); other.longer(s) {
			return other
		}
	}
	return s
}

// dividedAt is the scale with that many cells below zero. The side that has
// less room for its values decides.
func dividedAt(low, high float64, below, room int) barScale {
	s := barScale{above: room - below, below: below}
	if s.span, s.units = high, float64(8*s.above); s.above == 0 || below > 0 && float64(below)/-low < float64(s.above)/high {
		s.span, s.units = -low, float64(8*below)
	}
	return s
}

// longer reports whether the bars of s are longer than those of other.
func (s barScale) longer(other barScale) bool { return s.units/s.span > other.units/other.span }

// eighths is how long the bar of v is, at most all the cells there are.
func (s barScale) eighths(v float64) int {
	if s.span == 0 || s.units == 0 || math.IsNaN(v) {
		return 0
	}
	return int(math.Round(min(math.Abs(v)/s.span*s.units, float64(8*(s.above+s.below)))))
}

// words says "3 bars, min 8 (Mar), max 15 (Feb)".
func (d *barring) words(f *limoni.Frame) string {
	if len(d.Bars) == 0 {
		return "no data"
	}
	all := countedWords(f, len(d.Bars), "bar")
	if d.group > 1 {
		all = countedWords(f, len(d.Bars), "group")
	}
	if d.shown < len(d.Bars) {
		all = f.Concat(f.Itoa(d.shown), " of ", all)
	}
	if d.all.none() {
		return all
	}
	return f.Concat(all,
		", min ", chartNumber(f, d.all.low, d.Unit), d.about(f, d.low),
		", max ", chartNumber(f, d.all.high, d.Unit), d.about(f, d.high))
}

func (d *barring) about(f *limoni.Frame, group int) string {
	if d.Bars[group].Label == "" {
		return ""
	}
	return f.Concat(" (", d.Bars[group].Label, ")")
}

// groupWords says "9", or "2024 9, 2025 12".
func (d *barring) groupWords(f *limoni.Frame, b *Bar) string {
	all := ""
	for i := range min(b.values(), d.group) {
		value := chartNumber(f, b.value(i), d.Unit)
		if i < len(d.Names) {
			value = f.Concat(d.Names[i], " ", value)
		}
		all = listedWords(f, all, value)
	}
	return all
}
