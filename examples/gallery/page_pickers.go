package main

import (
	"io/fs"
	"testing/fstest"
	"time"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// pickers is the page of days, colours and files.
type pickers struct {
	due, start time.Time
	color      limoni.Color
	dir, file  string
	files      fs.FS
}

func newPickers() pickers {
	return pickers{
		due: time.Date(2026, 11, 11, 9, 0, 0, 0, time.UTC), color: limoni.Palette(6), dir: ".",
		files: fstest.MapFS{
			"letters/ada.txt": {Data: []byte("Dear Charles,")}, "letters/grace.txt": {Data: []byte("Dear Howard,")},
			"notes.md": {Data: []byte("# Notes")}, "todo.txt": {Data: []byte("buy lemons")}, ".hidden": {},
		},
	}
}

func (p *pickers) draw(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(4).SplitColumns(area, layout.Fixed(26), layout.Fill(1))
	left := titled(f, "Calendar", columns[0])
	widgets.Calendar{ID: "due", Label: "Due", Value: &p.due}.Draw(f, layout.CutTop(&left, widgets.CalendarHeight+1))
	left = titled(f, "Date picker", left)
	widgets.DatePicker{ID: "start", Label: "Start", Value: &p.start, Placeholder: "any day"}.Draw(f, layout.CutTop(&left, 1))

	right := titled(f, "Colour picker", columns[1])
	widgets.ColorPicker{ID: "color", Label: "Colour", Value: &p.color}.Draw(f, layout.CutTop(&right, widgets.ColorPickerHeight))
	layout.CutTop(&right, 1)
	right = titled(f, "File picker", right)
	picked := widgets.FilePicker{ID: "files", Label: "Files", Dir: &p.dir, FS: p.files}.Draw(f, right)
	if picked.Path != "" {
		p.file = picked.Path
	}
}
