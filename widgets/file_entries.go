package widgets

import (
	"cmp"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// fileEntry is one entry of a directory.
type fileEntry struct {
	name  string
	label string // with a slash behind a directory's name
	fold  string // the name in lower case, by which it is sorted
	dir   bool
	entry fs.DirEntry
	// size and description are asked of the system when the entry is first
	// drawn: a directory of a hundred thousand files costs a screenful.
	size, description string
	asked             bool
}

// Len, Row and Key make what was read the rows of a list.
func (m *fileMemory) Len() int         { return len(m.shown) }
func (m *fileMemory) Key(i int) string { return m.at(i).name }
func (m *fileMemory) Row(i int) Row    { return Row{Text: m.at(i).label} }

func (m *fileMemory) at(i int) *fileEntry { return &m.entries[m.shown[i]] }

// describe is the size of a file as it is drawn; its description is then known.
func (e *fileEntry) describe() string {
	if e.asked {
		return e.size
	}
	e.asked = true
	if e.description = "directory"; e.dir {
		return ""
	}
	e.description = "file"
	if info, err := e.entry.Info(); err == nil && info.Mode().IsRegular() {
		e.size = byteSize(info.Size())
		e.description = "file, " + e.size
	}
	return e.size
}

// byteSize is a size as people read it, in powers of 1000 (SI).
func byteSize(n int64) string {
	if n < 1000 {
		return strconv.FormatInt(n, 10) + " B"
	}
	v, unit := float64(n), -1
	for v >= 999.95 && unit < len("kMGTPE")-1 {
		v, unit = v/1000, unit+1
	}
	return strconv.FormatFloat(v, 'f', 1, 64) + " " + "kMGTPE"[unit:unit+1] + "B"
}

// load reads the directory where it is another one than was read.
func (p FilePicker) load(m *fileMemory) {
	if *p.Dir == "" {
		*p.Dir = p.start()
	}
	if m.read && m.dir == *p.Dir {
		return
	}
	again := m.dir == *p.Dir
	m.dir, m.read, m.err, m.entries = *p.Dir, true, "", nil
	entries, err := p.readDir(*p.Dir)
	if err != nil {
		m.err = err.Error()
	}
	for _, e := range entries {
		m.entries = append(m.entries, p.entryOf(e))
	}
	slices.SortFunc(m.entries, func(a, b fileEntry) int {
		if a.dir != b.dir {
			return strings.Compare(strconv.FormatBool(b.dir), strconv.FormatBool(a.dir))
		}
		return cmp.Or(strings.Compare(a.fold, b.fold), strings.Compare(a.name, b.name))
	})
	m.show(p)
	if !again {
		m.putCursor()
	}
}

// entryOf follows a link, to see whether it leads to a directory.
func (p FilePicker) entryOf(e fs.DirEntry) fileEntry {
	f := fileEntry{name: e.Name(), label: e.Name(), fold: strings.ToLower(e.Name()), dir: e.IsDir(), entry: e}
	if e.Type()&fs.ModeSymlink != 0 {
		f.dir = p.isDir(p.join(*p.Dir, e.Name()))
	}
	if f.dir {
		f.label += "/"
	}
	return f
}

// show decides which entries are shown.
func (m *fileMemory) show(p FilePicker) {
	m.shown = m.shown[:0]
	for i := range m.entries {
		e := &m.entries[i]
		hidden := strings.HasPrefix(e.name, ".") && !m.hidden
		if hidden || !e.dir && (p.Directories || p.Accept != nil && !p.Accept(e.name)) {
			continue
		}
		m.shown = append(m.shown, i)
	}
}

// putCursor puts the cursor on where the user came from, or at the top.
func (m *fileMemory) putCursor() {
	m.list, m.selected = ListState{}, 0
	for i := range m.shown {
		if m.from != "" && m.at(i).name == m.from {
			m.selected = i
		}
	}
	m.from = ""
}

// Index finds a row by its name.
func (m *fileMemory) Index(name string) int {
	for i := range m.shown {
		if m.at(i).name == name {
			return i
		}
	}
	return -1
}

var _ Indexer = (*fileMemory)(nil)

// The two kinds of files: those of FS, by slashed paths, and the system's.

func (p FilePicker) start() string {
	if p.FS != nil {
		return "."
	}
	dir, err := os.Getwd()
	if err != nil {
		return string(filepath.Separator)
	}
	return dir
}

func (p FilePicker) readDir(dir string) ([]fs.DirEntry, error) {
	if p.FS != nil {
		return fs.ReadDir(p.FS, dir)
	}
	return os.ReadDir(dir)
}

func (p FilePicker) isDir(name string) bool {
	var info fs.FileInfo
	var err error
	if p.FS != nil {
		info, err = fs.Stat(p.FS, name)
	} else {
		info, err = os.Stat(name)
	}
	return err == nil && info.IsDir()
}

func (p FilePicker) join(dir, name string) string {
	if p.FS != nil {
		return path.Join(dir, name)
	}
	return filepath.Join(dir, name)
}

// split is the directory around dir, and its own name there. What is around a
// directory of the system is known of its absolute path only: "." and ".." name
// none.
func (p FilePicker) split(dir string) (parent, name string) {
	if p.FS != nil {
		return path.Dir(dir), path.Base(dir)
	}
	if whole, err := filepath.Abs(dir); err == nil {
		dir = whole
	}
	return filepath.Dir(dir), filepath.Base(dir)
}
