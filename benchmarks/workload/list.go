package workload

import "fmt"

// List is a million rows, seen through a window.
type List struct {
	Len   int
	texts []string // of those that ever come into view
	keys  []string
}

const (
	listStep   = 13
	listFrames = 500
)

func list() *Workload {
	l := &List{Len: 1000000}
	for i := range listFrames*listStep + height {
		l.texts = append(l.texts, fmt.Sprintf("row %07d of the list that has a million of them", i))
		l.keys = append(l.keys, fmt.Sprintf("row-%07d", i))
	}
	return &Workload{Name: "08_list_1M", About: "a list of 1,000,000 rows that scrolls by 13",
		Width: width, Height: height, List: l}
}

// First is the first row in view in frame i.
func (l *List) First(i int) int { return i % listFrames * listStep }

// Text is row i.
func (l *List) Text(i int) string { return l.texts[i] }

// Key is the row's own name.
func (l *List) Key(i int) string { return l.keys[i] }
