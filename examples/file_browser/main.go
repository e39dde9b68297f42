// File_browser shows a directory tree beside what is in the file that has the
// cursor. Directories and files are read in the background.
//
//	go run ./examples/file_browser [directory]
package main

import (
	"context"
	"fmt"
	"io/fs"
	"os"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
	"limoni/widgets/code"
)

// browser is the app.
type browser struct {
	files    *files
	selected string // the path of the node with the cursor
	ratio    float64

	preview limoni.Async[string]
	shown   string // the path that the preview is of
	source  string // its text
	state   code.State
}

func newBrowser(root fs.FS) *browser {
	return &browser{files: newFiles(root), ratio: 0.4}
}

func (b *browser) draw(f *limoni.Frame) {
	b.files.app = f.App()
	area := f.Area()
	foot := layout.CutBottom(&area, 1)
	split := widgets.SplitPane{ID: "split", Label: "Files", Ratio: &b.ratio, Min: 12, MinSecond: 12}.Draw(f, area)
	tree := widgets.TreeView{
		ID: "files", Label: "Files", Data: b.files, Selected: &b.selected,
		ActivateToggles: true, Guides: true, Scrollbar: true, AutoFocus: true,
	}.Draw(f, split.First)
	b.drawPreview(f, split.Second)
	widgets.StatusBar{ID: "status", Left: b.segments(), Right: help}.Draw(f, foot)
	switch {
	case tree.Key("f5"):
		b.files.refresh()
		b.shown = ""
	case f.GlobalKey("ctrl+q"):
		f.Quit()
	}
}

var help = []widgets.Segment{{Text: "F5 reads anew"}, {Text: "Ctrl+Q quits"}}

func (b *browser) segments() []widgets.Segment {
	if e := b.files.entry(b.selected); e != nil {
		return e.segments
	}
	return nil
}

// drawPreview shows the file that has the cursor, once it is there.
func (b *browser) drawPreview(f *limoni.Frame, area limoni.Rect) {
	box, inner := widgets.Block{ID: "box", Title: b.selected}.Begin(f, area)
	defer f.End(box)
	e := b.files.entry(b.selected)
	if e == nil || e.dir {
		widgets.Label{Text: "A file is shown here.", Style: f.Theme().Muted}.Draw(f, inner)
		return
	}
	if b.shown != b.selected {
		path := b.selected
		b.shown, b.state = path, code.State{}
		b.preview.Load(f.App(), "reading "+path, func(ctx context.Context) (string, error) { return b.files.read(ctx, path) })
	}
	switch text, ok := b.preview.Value(); {
	case b.preview.Loading():
		widgets.Spinner{Label: "Reading"}.Draw(f, inner)
	case b.preview.Err() != nil:
		widgets.Status{ID: "error", Text: b.preview.Err().Error(), Error: true}.Draw(f, inner)
	case ok:
		b.source = text
		code.View{ID: "preview", Label: b.selected, Source: &b.source, Language: b.selected, LineNumbers: true, State: &b.state}.Draw(f, inner)
	}
}

func main() {
	dir := "."
	if len(os.Args) > 1 {
		dir = os.Args[1]
	}
	info, err := os.Stat(dir)
	if err == nil && !info.IsDir() {
		err = fmt.Errorf("%s is no directory", dir)
	}
	if err == nil {
		err = limoni.Run(newBrowser(os.DirFS(dir)).draw, limoni.WithTitle("files of "+dir))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "file_browser:", err)
		os.Exit(1)
	}
}
