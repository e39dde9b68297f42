package main

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"

	"limoni/accessibility"
	"limoni/widgets"
)

// task is one thing to do. Its number stays its own when others come and go.
type task struct {
	key   string
	text  string
	label string // with its mark
	done  bool
}

// tasks are the data: the Items of the list.
type tasks struct {
	all      []task
	shown    []int // of all
	onlyOpen bool
	last     int // the number of the newest
}

var deletable = []accessibility.CustomAction{{Name: "delete", Description: "Deletes the task."}}

func (t *tasks) Len() int         { return len(t.shown) }
func (t *tasks) Key(i int) string { return t.all[t.shown[i]].key }
func (t *tasks) Row(i int) widgets.Row {
	s := &t.all[t.shown[i]]
	return widgets.Row{Text: s.label, States: accessibility.Checked(s.done), Actions: accessibility.ActionToggle, CustomActions: deletable}
}

// Index lets the cursor stay with its task.
func (t *tasks) Index(key string) int {
	return slices.IndexFunc(t.shown, func(i int) bool { return t.all[i].key == key })
}

func (t *tasks) add(text string) {
	t.last++
	t.all = append(t.all, task{key: strconv.Itoa(t.last), text: text, label: "[ ] " + text})
	t.show()
}

func (t *tasks) tick(key string) {
	for i := range t.all {
		if s := &t.all[i]; s.key == key {
			s.done = !s.done
			s.label = mark(s.done) + s.text
		}
	}
	t.show()
}

func mark(done bool) string {
	if done {
		return "[x] "
	}
	return "[ ] "
}

func (t *tasks) remove(key string) {
	t.all = slices.DeleteFunc(t.all, func(s task) bool { return s.key == key })
	t.show()
}

// show decides what the list shows.
func (t *tasks) show() {
	t.shown = t.shown[:0]
	for i := range t.all {
		if !t.onlyOpen || !t.all[i].done {
			t.shown = append(t.shown, i)
		}
	}
}

func (t *tasks) open() (n int) {
	for i := range t.all {
		if !t.all[i].done {
			n++
		}
	}
	return n
}

// read takes the tasks of a file, a line each with its mark. A file that is not
// there has none.
func (t *tasks) read(file string) error {
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimRight(line, "\r\n")
		text, done := strings.CutPrefix(line, mark(true))
		if text = strings.TrimPrefix(text, mark(false)); text == "" {
			continue
		}
		t.add(text)
		if done {
			t.tick(strconv.Itoa(t.last))
		}
	}
	return err
}

func (t *tasks) write(file string) error {
	var b strings.Builder
	for i := range t.all {
		b.WriteString(t.all[i].label + "\n")
	}
	return os.WriteFile(file, []byte(b.String()), 0o600)
}
