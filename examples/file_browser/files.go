package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"limoni"
	"limoni/widgets"
)

// files is a directory tree, read as it is opened: the data of the tree view.
// Its fields belong to the UI goroutine; what reads gets what it needs.
type files struct {
	root    fs.FS
	app     *limoni.App
	dirs    map[string]*directory
	entries map[string]*entry
	version uint64
}

// directory is what is known of one.
type directory struct {
	children []string // paths
	loading  bool
	err      string
}

// entry is one file or directory.
type entry struct {
	name     string
	dir      bool
	segments []widgets.Segment // for the status bar
}

func newFiles(root fs.FS) *files {
	return &files{root: root, dirs: map[string]*directory{}, entries: map[string]*entry{}}
}

// Children begins to read a directory that is not known yet.
func (fl *files) Children(key string) widgets.Branch {
	d := fl.dirs[key]
	if d == nil {
		d = &directory{loading: true}
		fl.dirs[key] = d
		app := fl.app
		app.Go("reading "+dirName(key), func(context.Context) { fl.load(app, key) })
	}
	return widgets.Branch{Len: len(d.children), Loading: d.loading, Error: d.err}
}

func (fl *files) Child(key string, i int) string { return fl.dirs[key].children[i] }

func (fl *files) Node(key string) widgets.TreeNode {
	e := fl.entries[key]
	if e == nil {
		return widgets.TreeNode{Row: widgets.Row{Text: path.Base(key)}, Leaf: true}
	}
	return widgets.TreeNode{Row: widgets.Row{Text: e.name}, Leaf: !e.dir}
}

func (fl *files) Version() uint64 { return fl.version }

// entry is what is known of a path, nil for nothing.
func (fl *files) entry(path string) *entry { return fl.entries[path] }

// refresh forgets what was read; what is open is read anew.
func (fl *files) refresh() {
	clear(fl.dirs)
	fl.version++
}

// load reads a directory, on a goroutine of its own.
func (fl *files) load(app *limoni.App, key string) {
	list, err := fs.ReadDir(fl.root, dirName(key))
	slices.SortStableFunc(list, func(a, b fs.DirEntry) int {
		if a.IsDir() != b.IsDir() {
			if a.IsDir() {
				return -1
			}
			return 1
		}
		return strings.Compare(strings.ToLower(a.Name()), strings.ToLower(b.Name()))
	})
	found := make(map[string]*entry, len(list))
	d := &directory{}
	for _, e := range list {
		name := path.Join(key, e.Name())
		d.children = append(d.children, name)
		found[name] = describe(name, e)
	}
	if err != nil {
		d.err = err.Error()
	}
	_ = app.Post(func() {
		for name, e := range found {
			fl.entries[name] = e
		}
		fl.dirs[key] = d
		fl.version++
	})
}

func describe(name string, e fs.DirEntry) *entry {
	kind := "directory"
	if info, err := e.Info(); err == nil && !e.IsDir() {
		kind = fmt.Sprintf("%d bytes, %s", info.Size(), info.ModTime().Format("2006-01-02 15:04"))
	}
	return &entry{name: e.Name(), dir: e.IsDir(), segments: []widgets.Segment{{Text: name}, {Text: kind}}}
}

// dirName is the path of a node in the file system.
func dirName(key string) string {
	if key == "" {
		return "."
	}
	return key
}

// previewLimit is how much of a file is read to show it.
const previewLimit = 256 << 10

var errBinary = errors.New("this is no text")

// read reads the beginning of a file, on a goroutine of its own.
func (fl *files) read(_ context.Context, name string) (string, error) {
	f, err := fl.root.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, previewLimit))
	if err != nil {
		return "", err
	}
	whole := data[:len(data)-min(len(data), utf8.UTFMax)] // the end may cut a character
	if bytes.IndexByte(data, 0) >= 0 || !utf8.Valid(whole) && len(whole) > 0 && !utf8.Valid(whole[:len(whole)/2]) {
		return "", errBinary
	}
	return string(data), nil
}
