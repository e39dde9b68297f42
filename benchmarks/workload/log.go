package workload

import "fmt"

// Log is lines of which the newest fill the screen. Those that keep lines keep
// LogKept of them.
type Log struct{ lines []Line }

const (
	logWidth  = 80
	logHeight = 24
	logLines  = 512
)

// LogKept is how many lines a log keeps.
const LogKept = 1000

func log() *Workload {
	l := &Log{}
	for i := range logLines {
		l.lines = append(l.lines, logLine(i))
	}
	return &Workload{Name: "09_log_80x24", About: "a full log of 80 by 24 that gains a line",
		Width: logWidth, Height: logHeight, Log: l}
}

// Line is line i, from 0.
func (l *Log) Line(i int) *Line { return &l.lines[i%len(l.lines)] }

// First is the first line in view in frame i. As many lines as are kept have
// come before the first frame.
func (l *Log) First(i int) int { return LogKept - logHeight + i }

var (
	logTime   = Style{Fg: RGB(120, 120, 130)}
	logLevels = [...]Span{
		{"INFO  ", Style{Fg: RGB(90, 200, 90)}},
		{"WARN  ", Style{Fg: RGB(220, 190, 60)}},
		{"ERROR ", Style{Fg: RGB(230, 80, 80)}},
	}
	logUnits = [...]Span{
		{"gateway  ", Style{Fg: RGB(110, 170, 230)}},
		{"storage  ", Style{Fg: RGB(190, 130, 220)}},
		{"sessions ", Style{Fg: RGB(90, 200, 200)}},
	}
	logTexts = [...]string{
		"request served from the cache", "client accepted on port 8443",
		"retrying the upstream after a timeout", "snapshot written to the disk", "configuration read anew",
	}
)

func logLine(i int) Line {
	at := fmt.Sprintf("%02d:%02d:%02d.%03d ", 10+i/3600%10, i/60%60, i%60, noise(i)%1000)
	level := logLevels[noise(i, 1)%len(logLevels)]
	unit := logUnits[noise(i, 4)%len(logUnits)]
	text := fmt.Sprintf("%s in %d us", logTexts[noise(i, 2)%len(logTexts)], 100+noise(i, 3)%900)
	return Line{Text: at + level.Text + unit.Text + text, Spans: []Span{{at, logTime}, level, unit, {text, TextStyle}}}
}
