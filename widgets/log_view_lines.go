package widgets

import "limoni"

// LogLines is the data of a log: lines that are added at the end, while old ones
// may go at the beginning. Implement it by a pointer; [LogBuffer] is one.
type LogLines interface {
	// Len is how many lines there are.
	Len() int
	// First is the number of the first of them: how many came before it and are
	// gone. A line keeps its number.
	First() int
	// Line is line i of those there are, from 0. It stays as it is.
	Line(i int) LogLine
}

// LogLine is one line of a log.
type LogLine struct {
	// Time is when it was written, as it is to be shown; "" for nothing.
	Time  string
	Level LogLevel
	// Text is the message. What a terminal would take as a command is not.
	Text string
}

// LogLevel is how much a line matters.
type LogLevel uint8

// The levels in their order. LogPlain is a line without one.
const (
	LogPlain LogLevel = iota
	LogTrace
	LogDebug
	LogInfo
	LogWarning
	LogError
	LogFatal
)

var levelMarks = [...]string{"", "TRACE", "DEBUG", "INFO", "WARN", "ERROR", "FATAL"}

// levelColumns is how many columns a mark takes with the gap behind it.
const levelColumns = 6

// String is the mark of the level: "WARN".
func (l LogLevel) String() string { return levelMarks[min(l, LogFatal)] }

// style of a line of that level.
func (l LogLevel) style(t *limoni.Theme) limoni.Style {
	switch {
	case l >= LogError:
		return t.Error
	case l == LogWarning:
		return t.Warning
	case l == LogTrace || l == LogDebug:
		return t.Muted
	}
	return t.Text
}
