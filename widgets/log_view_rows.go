package widgets

import (
	"strconv"

	"limoni"
)

// maxLines is how many lines a log can have, and have had.
const maxLines = 1 << 50

// logRows is the Items of a log: its lines of a level and above, or those the
// app keeps.
type logRows struct {
	f     *limoni.Frame // of this pass
	lines LogLines
	// The lines there are have the numbers from first up to end.
	first, end int
	min        LogLevel
	some       bool // only those in kept
	kept       lineSet
	begin      *int // of the app's numbers in kept
}

// update takes in what has come and gone. It reports whether these are others
// than before, and not only more.
func (r *logRows) update(f *limoni.Frame, lines LogLines) (anew bool) {
	first := min(max(lines.First(), 0), maxLines)
	end := first + min(max(lines.Len(), 0), maxLines)
	anew = lines != r.lines || first < r.first || end < r.end
	r.f, r.lines, r.first, r.end = f, lines, first, end
	return anew
}

// keep takes in which lines are shown: those of a level, or the app's. It reports
// whether others are than before, and not only more.
func (r *logRows) keep(least LogLevel, numbers *[]int, anew bool) (others bool) {
	if numbers != nil {
		return r.use(*numbers)
	}
	others = least != r.min || r.kept.given
	if anew || others {
		r.kept.reset(r.first)
	}
	r.min, r.some = least, least > LogPlain
	if r.kept.drop(r.first); r.some {
		r.filter()
	}
	return others
}

func (r *logRows) use(numbers []int) (others bool) {
	before, from := len(r.kept.numbers), r.begin
	others = !r.some || !r.kept.given
	r.some = true
	r.kept.use(numbers, r.first, r.end)
	if r.begin = nil; len(numbers) > 0 {
		r.begin = &numbers[0]
	}
	return others || from != nil && r.begin != from || len(r.kept.numbers) < before
}

// filter looks at the lines that have come.
func (r *logRows) filter() {
	for ; r.kept.seen < r.end; r.kept.seen++ {
		if r.lines.Line(r.kept.seen-r.first).Level >= r.min {
			r.kept.numbers = append(r.kept.numbers, r.kept.seen)
		}
	}
}

// Len is how many lines are shown.
func (r *logRows) Len() int {
	if r.some {
		return r.kept.len()
	}
	return r.end - r.first
}

// number of the line in row i.
func (r *logRows) number(i int) int {
	if r.some {
		return r.kept.at(i)
	}
	return r.first + i
}

// row is the first row whose line has that number or a later one.
func (r *logRows) row(number int) int {
	if r.some {
		return r.kept.from(number)
	}
	return min(max(number, r.first), r.end) - r.first
}

func (r *logRows) line(i int) LogLine { return r.lines.Line(r.number(i) - r.first) }

// Row is the line in row i.
func (r *logRows) Row(i int) Row {
	line := r.line(i)
	return Row{Text: line.Text, Style: line.Level.style(r.f.Theme())}
}

// Key is the number of the line, in the memory of the frame.
func (r *logRows) Key(i int) string { return r.f.Itoa(r.number(i)) }

// Index is the row of the line with that number, -1 where it is not shown.
func (r *logRows) Index(key string) int {
	number, err := strconv.Atoi(key)
	if err != nil {
		return -1
	}
	if i := r.row(number); i < r.Len() && r.number(i) == number {
		return i
	}
	return -1
}
