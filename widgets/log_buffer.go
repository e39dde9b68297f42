package widgets

import "strings"

// LogBuffer holds the newest lines of a log. The zero buffer is ready. All of it
// belongs to the goroutine that draws: others post what they append.
//
//	app.Post(func() { a.log.Append(widgets.LogLine{Level: widgets.LogInfo, Text: text}) })
type LogBuffer struct {
	// Max is how many lines are kept, 10,000 where it is 0.
	Max int

	ring  []LogLine
	start int // of the oldest in ring
	first int // its number
}

const defaultLogLines = 10_000

// Len is how many lines are kept.
func (b *LogBuffer) Len() int { return len(b.ring) }

// First is how many lines were dropped.
func (b *LogBuffer) First() int { return b.first }

// Line is line i of those that are kept, the oldest is 0.
func (b *LogBuffer) Line(i int) LogLine { return b.ring[(b.start+i)%len(b.ring)] }

// Append adds a line, or several where Text has line breaks. Escape sequences
// are taken out of it and tabs become spaces.
func (b *LogBuffer) Append(line LogLine) {
	rest, more := strings.TrimSuffix(line.Text, "\n"), true
	for more {
		line.Text, rest, more = strings.Cut(rest, "\n")
		line.Text = plainText(line.Text)
		b.push(line)
	}
}

// Clear drops all lines. Numbers go on where they were.
func (b *LogBuffer) Clear() {
	b.first += len(b.ring)
	clear(b.ring)
	b.ring, b.start = b.ring[:0], 0
}

func (b *LogBuffer) push(line LogLine) {
	size := b.Max
	if size <= 0 {
		size = defaultLogLines
	}
	if len(b.ring) > size || b.start > 0 && len(b.ring) < size {
		b.resize(size)
	}
	if len(b.ring) < size {
		b.ring = append(b.ring, line)
		return
	}
	b.ring[b.start] = line
	b.start = (b.start + 1) % size
	b.first++
}

// resize puts the newest lines in order, at most size of them.
func (b *LogBuffer) resize(size int) {
	ring := append(append([]LogLine(nil), b.ring[b.start:]...), b.ring[:b.start]...)
	gone := max(len(ring)-size, 0)
	b.ring, b.start, b.first = ring[gone:], 0, b.first+gone
}
