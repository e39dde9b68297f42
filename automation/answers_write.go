package automation

import (
	"strconv"

	"limoni/accessibility"
)

// How the answers to reads are written, see docs/protocol.md.

// snapshotReply is a snapshot, or what changed in it since another.
type snapshotReply struct {
	*Snapshot
	omitted int
	human   bool
	lost    bool

	since uint64 // 0 for the whole
	patch accessibility.Patch
	rows  []int // of the screen, which changed
}

// subtract leaves what changed since then, where that is less.
func (r *snapshotReply) subtract(then *Snapshot) {
	patch := accessibility.MakePatch(&then.Tree, &r.Tree)
	if patch.Sent()*2 > len(r.Tree.Nodes)+1 {
		return
	}
	r.since, r.patch = then.Frame, patch
	r.rows = accessibility.ChangedRows(&then.Screen, &r.Screen)
}

func (j *jsonText) reading(r *snapshotReply) {
	j.open('{')
	j.about(r.Snapshot)
	j.truth("human", r.human)
	j.number("omitted", r.omitted)
	j.truth("lost", r.lost)
	if r.since == 0 {
		j.screen(&r.Screen)
		j.nodes(&r.Tree)
	} else {
		j.since(r)
	}
	j.close('}')
}

func (j *jsonText) since(r *snapshotReply) {
	j.name("since")
	*j = strconv.AppendUint(*j, r.since, 10)
	if len(r.Screen.Cells) > 0 {
		j.changedRows(&r.Screen, r.rows)
	}
	j.patch(&r.Tree, r.patch)
}

func (j *jsonText) changedRows(s *accessibility.Screen, rows []int) {
	j.name("screen")
	j.open('{')
	j.always("width", s.Width)
	j.always("height", s.Height)
	j.name("rows")
	j.open('[')
	for _, y := range rows {
		j.open('[')
		j.int(int64(y))
		j.open('[')
		for _, cell := range s.Cells[y*s.Width : (y+1)*s.Width] {
			j.cell(s, cell)
		}
		j.close(']')
		j.close(']')
	}
	j.close(']')
	j.close('}')
}

func (j *jsonText) patch(t *accessibility.Tree, p accessibility.Patch) {
	j.name("patch")
	j.open('[')
	at := 0
	for _, step := range p.Steps {
		if step.Count > 0 {
			j.open('[')
			j.int(int64(step.From))
			j.int(int64(step.Count))
			j.close(']')
			at += step.Count
			continue
		}
		j.node(t, at)
		at++
	}
	j.close(']')
}

// foundReply is some nodes of a frame.
type foundReply struct {
	frame  uint64
	tree   *accessibility.Tree
	count  int
	nodes  []int
	single bool // at most one, and not counted
}

func (j *jsonText) found(f *foundReply) {
	j.open('{')
	j.name("frame")
	*j = strconv.AppendUint(*j, f.frame, 10)
	if f.single {
		if len(f.nodes) > 0 {
			j.name("node")
			j.nodeWithLine(f.tree, f.nodes[0])
		}
		j.close('}')
		return
	}
	j.always("count", f.count)
	j.name("nodes")
	j.open('[')
	for _, i := range f.nodes {
		j.nodeWithLine(f.tree, i)
	}
	j.close(']')
	j.close('}')
}

func (j *jsonText) nodeWithLine(t *accessibility.Tree, i int) {
	j.open('{')
	j.nodeMembers(t, i, false)
	j.text("line", accessibility.OutlineLine(t, i))
	j.close('}')
}

// screenReply is the screen as text, or as cells with their styles.
type screenReply struct {
	*Snapshot
	cells bool
}

func (j *jsonText) drawn(r *screenReply) {
	j.open('{')
	j.name("frame")
	*j = strconv.AppendUint(*j, r.Frame, 10)
	j.always("width", r.Width)
	j.always("height", r.Height)
	j.cursor(r.Cursor)
	j.text("screen_hash", hashText(r.ScreenHash()))
	if r.cells {
		j.cellsOf(&r.Screen)
		j.styles(r.Screen.Styles)
	} else {
		j.name("rows")
		j.open('[')
		for y := range r.Screen.Height {
			j.string(r.Screen.Row(y))
		}
		j.close(']')
	}
	j.close('}')
}

// styles writes each style once, and which cells have it.
func (j *jsonText) styles(cells []accessibility.CellStyle) {
	var styles []accessibility.CellStyle
	index := map[accessibility.CellStyle]int{}
	j.name("runs")
	j.open('[')
	for i := 0; i < len(cells); {
		end := i + 1
		for end < len(cells) && cells[end] == cells[i] {
			end++
		}
		n, known := index[cells[i]]
		if !known {
			n = len(styles)
			index[cells[i]] = n
			styles = append(styles, cells[i])
		}
		j.open('[')
		j.int(int64(n))
		j.int(int64(end - i))
		j.close(']')
		i = end
	}
	j.close(']')
	j.name("styles")
	j.open('[')
	for _, style := range styles {
		j.style(style)
	}
	j.close(']')
}

func (j *jsonText) style(s accessibility.CellStyle) {
	j.open('{')
	j.color("fg", s.Fg)
	j.color("bg", s.Bg)
	j.texts("attrs", s.Attr.Names())
	j.close('}')
}

// color writes a colour, and nothing for the terminal's own.
func (j *jsonText) color(name string, c accessibility.Color) {
	if c != 0 {
		j.text(name, c.String())
	}
}

func (j *jsonText) audited(a audited) {
	j.open('{')
	j.name("frame")
	*j = strconv.AppendUint(*j, a.frame, 10)
	j.name("findings")
	j.open('[')
	for i := range a.findings {
		j.finding(&a.findings[i])
	}
	j.close(']')
	j.close('}')
}

func (j *jsonText) finding(f *accessibility.Finding) {
	j.open('{')
	j.text("rule", f.Rule)
	j.text("severity", string(f.Severity))
	j.key("node", f.Node)
	j.text("line", f.Line)
	j.bounds(f.Bounds)
	j.text("why", f.Why)
	j.text("fix", f.Fix)
	j.text("wcag", f.WCAG)
	j.close('}')
}
