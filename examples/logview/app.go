package main

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"limoni"
	"limoni/widgets"
)

// app is what the user looks at: a file, what is filtered from it and what is
// found in that. All of it belongs to the UI goroutine.
type app struct {
	path string
	name string // the last part of it
	app  *limoni.App
	now  time.Time // of the newest pass
	log  source

	head     []byte    // of the file
	modified time.Time // it, when it was read
	reading  bool
	looked   int64 // at the file, counted

	filter, find string
	level        int // of those in shownLevels
	kept, found  scan
	goNext       bool // to the next line found, when all were looked at

	notice string // what happened to the file
	failed bool   // it cannot be read, or the filter not be understood
	wrong  string // with the filter

	view widgets.LogState
	wrap bool
	help widgets.KeyHelp
	bar  [4]widgets.Segment
}

func newApp(path string) *app {
	return &app{path: path, name: filepath.Base(path), looked: -1, help: widgets.KeyHelp{Names: keyNames}}
}

// lookEach is the time between two looks at the file.
const lookEach = 250 * time.Millisecond

// follow looks at the file at once, and then each quarter of a second.
func (a *app) follow(f *limoni.Frame) {
	n := f.Every(lookEach)
	if a.app == nil { // once: goroutines read it
		a.app = f.App()
	}
	if a.now = f.Now(); a.reading || n == a.looked {
		return
	}
	a.reading, a.looked = true, n
	k := known{file: a.log.file, counts: a.log.index.counts, head: a.head, time: a.modified, lost: a.failed}
	a.app.Go("reading "+a.path, func(ctx context.Context) {
		a.look(ctx, k)
		a.post(func() { a.reading = false })
	})
}

// post runs f on the UI goroutine, if the app goes on.
func (a *app) post(f func()) error { return a.app.Post(f) }

// begin shows a file in place of what was shown before.
func (a *app) begin(file *os.File, why string) {
	a.log.begin(file)
	a.head, a.modified = nil, time.Time{}
	if a.notice, a.failed = "", false; why != "" {
		a.notice = why + " at " + a.now.Format(time.TimeOnly) + ": these are its lines since."
	}
	a.search()
}

// grown takes where lines begin that have come.
func (a *app) grown(marks []mark, counts counts, head []byte, modified time.Time) {
	a.log.index.marks = append(a.log.index.marks, marks...)
	a.log.index.counts = counts
	a.head, a.modified = head, modified
}

// lost says why the file cannot be read. What was read stays.
func (a *app) lost(err error) {
	a.notice, a.failed = a.path+": "+reason(err)+"; waiting for it.", true
}

// reason is what is wrong, without the name of the file.
func reason(err error) string {
	if e, ok := err.(*fs.PathError); ok {
		return e.Err.Error()
	}
	return err.Error()
}

// search begins to filter and to find anew.
func (a *app) search() {
	typed, err := newTest(a.filter)
	if a.wrong = ""; err != nil {
		a.wrong = err.Error()
		return // with the lines of before
	}
	var tests []test
	if typed != nil {
		tests = append(tests, typed)
	}
	if l := shownLevels[a.level].least; l > widgets.LogPlain {
		tests = append(tests, atLeast(l))
	}
	a.kept.begin(tests, a.log.first)
	a.searchFound()
}

// searchFound begins to find anew, in the lines that pass the filter.
func (a *app) searchFound() {
	if a.find == "" {
		a.found.begin(nil, a.log.first)
		return
	}
	a.found.begin(append([]test{newText(a.find)}, a.kept.tests...), a.log.first)
}

// goOn lets the searches go on where the file has grown.
func (a *app) goOn() {
	a.kept.advance(a.app, "filtering", &a.log)
	a.found.advance(a.app, "finding", &a.log)
	if a.goNext && !a.reading && a.found.done(&a.log) {
		a.goNext = false
		a.view.FindNext()
	}
}
