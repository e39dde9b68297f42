package widgets

import (
	"io/fs"
	"strconv"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// FilePicker chooses a file by walking through directories.
//
//	/home/ada/notes
//	 drafts/
//	 plan.md          2.1 kB
//	 todo.txt         310 B
//	[ ] Hidden files
//
// In the list of entries the keys of a [List] move and letters go to the next
// entry that begins with them; Enter, Right and a double click open a directory,
// Enter and a double click choose a file; Left and Backspace go to the directory
// around this one, and F5 reads it anew. Directories come first.
type FilePicker struct {
	ID    string
	Label string
	// Dir is the directory that is shown, the app's. With a FS it is a path
	// there ("." is its root), else one of the system; "" is the working
	// directory.
	Dir *string
	// FS is where the files are; nil is the system's.
	FS fs.FS
	// Accept says which files are shown; nil is all.
	Accept func(name string) bool
	// Directories makes it choose directories: no files are shown, and the
	// button below chooses the one that is.
	Directories bool
	AutoFocus   bool
	Disabled    bool
}

// FilePickerResponse is what happened to a picker.
type FilePickerResponse struct {
	limoni.Response
	// Path is what was chosen in this pass, "" for nothing.
	Path string
}

// fileMemory is what a picker has read.
type fileMemory struct {
	list     ListState
	dir      string // that was read
	read     bool
	err      string
	entries  []fileEntry
	shown    []int // of entries
	hidden   bool
	selected int
	from     string // the name to put the cursor on when its parent is read
}

// Draw draws the path, the entries and what is below them.
func (p FilePicker) Draw(f *limoni.Frame, area limoni.Rect) FilePickerResponse {
	if p.Dir == nil {
		panic("widgets: FilePicker " + strconv.Quote(p.Label) + " has no Dir; give it a pointer to the app's directory")
	}
	resp := FilePickerResponse{Response: f.Begin(accessibility.Node{
		ID: p.ID, Role: accessibility.RoleGroup, Label: p.Label, Bounds: area,
		States: when(p.Disabled, accessibility.StateDisabled),
	})}
	m := limoni.Memory[fileMemory](f, resp.Response)
	p.load(m)
	p.drawPath(f, layout.CutTop(&area, 1))
	foot := layout.CutBottom(&area, 1)
	resp.Path = p.drawEntries(f, m, area)
	if chosen := p.drawFoot(f, m, foot); chosen {
		resp.Path = *p.Dir
	}
	if resp.Path != "" {
		resp.SetClicked()
	}
	f.Node(resp.Response).Value = *p.Dir
	f.End(resp.Response)
	return resp
}

// drawPath draws the end of the path where it does not fit.
func (p FilePicker) drawPath(f *limoni.Frame, area limoni.Rect) {
	n := accessibility.Node{ID: "path", Role: accessibility.RoleText, Label: *p.Dir, Bounds: area}
	resp := f.RegisterAccessibility(n)
	if limoni.Width(*p.Dir) > area.Dx() {
		f.Node(resp).States |= accessibility.StateTruncated
	}
	if f.Painting() {
		f.Print(area, limoni.TruncateLeft(*p.Dir, area.Dx()), f.Theme().Heading)
	}
}

// drawEntries returns the path of the file that was chosen.
func (p FilePicker) drawEntries(f *limoni.Frame, m *fileMemory, area limoni.Rect) (path string) {
	if m.err != "" {
		line := layout.CutTop(&area, 1)
		drawLine(f, line, accessibility.Node{Role: accessibility.RoleAlert, Label: m.err}, f.Theme().Error)
	}
	d := rows{Items: m, role: accessibility.RoleListItem, typeahead: true, height: max(area.Dy(), 0)}
	d.begin(f, accessibility.Node{ID: "entries", Role: accessibility.RoleList, Label: p.Label, Bounds: area}, &m.selected, &m.list)
	if p.AutoFocus {
		f.AutoFocus(d.resp)
	}
	d.apply(f)
	view := d.drawScrollbar(f, area)
	for y := range d.drawn() {
		line := view
		line.Min.Y += y
		m.drawEntry(f, d.row(f, firstRow(line, line.Dx()), d.s.Offset+y, false))
	}
	if d.count == 0 && m.err == "" {
		drawLine(f, area, accessibility.Node{Role: accessibility.RoleText, Label: "nothing here"}, f.Theme().Muted)
	}
	back := !disabled(f, d.resp) && (d.resp.Key("left") || d.resp.Key("backspace"))
	into := d.resp.Key("right")
	if d.resp.Key("f5") {
		m.read = false
	}
	list := d.end(f)
	key, _, ok := list.Item()
	switch {
	case back:
		p.goUp(m)
	case into && m.selected >= 0:
		p.enter(m, m.at(m.selected).name, false)
	case ok && list.Did(accessibility.ActionActivate):
		return p.enter(m, key, true)
	}
	return ""
}

// enter opens the directory with that name, or returns the path of the file.
func (p FilePicker) enter(m *fileMemory, name string, files bool) (path string) {
	for _, i := range m.shown {
		switch e := &m.entries[i]; {
		case e.name != name:
		case e.dir:
			*p.Dir, m.from = p.join(*p.Dir, name), ""
		case files:
			return p.join(*p.Dir, name)
		}
	}
	return ""
}

// goUp shows the directory around this one, with the cursor on where it was.
func (p FilePicker) goUp(m *fileMemory) {
	parent, name := p.split(*p.Dir)
	*p.Dir, m.from = parent, name
}

// drawEntry draws the name, and at the right the size.
func (m *fileMemory) drawEntry(f *limoni.Frame, b begun) {
	e, area := m.at(b.index), b.Rect()
	size := e.describe()
	d := f.Details(b.Response)
	d.Description = e.description
	name := area
	if w := limoni.Width(size); area.Dx() > 2*w+4 && w > 0 {
		name.Max.X -= w + 1
		right := area
		right.Min.X = area.Max.X - w
		f.Fill(area, ' ', b.style)
		f.Print(right, size, b.style)
	}
	name.Min.X += printCut(f, b.Response, name, b.row.Text, b.style)
	f.Fill(name, ' ', b.style)
}

// drawFoot draws what is below the entries, and reports that the directory was
// chosen.
func (p FilePicker) drawFoot(f *limoni.Frame, m *fileMemory, area limoni.Rect) (chosen bool) {
	if p.Directories {
		b := Button{ID: "choose", Label: "Choose this directory"}
		chosen = b.Draw(f, layout.CutLeft(&area, b.Width())).Clicked()
		layout.CutLeft(&area, 2)
	}
	if (Checkbox{ID: "hidden", Label: "Hidden files", Checked: &m.hidden}).Draw(f, area).Changed() {
		m.show(p)
	}
	return chosen
}
