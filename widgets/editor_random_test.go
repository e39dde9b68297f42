package widgets

import (
	"math/rand/v2"
	"strings"
	"testing"

	"limoni/internal/text"
)

// plainEditor is the editor as it would be written with no care for cost: a text is
// a list of clusters, and what can be undone is a list of texts.
type plainEditor struct {
	clusters       []string
	caret, anchor  int // clusters
	done, undone   []plainState
	typing         bool
	typed          int // bytes before the caret where typing goes on
	cut            string
	killing, lines bool
}

type plainState struct {
	value string
	caret int // bytes
}

func splitClusters(s string) (all []string) {
	for s != "" {
		var cluster string
		cluster, s, _ = text.Next(s)
		all = append(all, cluster)
	}
	return all
}

func (p *plainEditor) value() string { return strings.Join(p.clusters, "") }

func (p *plainEditor) bytes(n int) int { return len(strings.Join(p.clusters[:n], "")) }

// at is the first place between clusters at or after a byte.
func (p *plainEditor) at(byte int) int {
	n, sum := 0, 0
	for sum < byte && n < len(p.clusters) {
		sum += len(p.clusters[n])
		n++
	}
	return n
}

func (p *plainEditor) selection() (i, j int) { return min(p.caret, p.anchor), max(p.caret, p.anchor) }

func (p *plainEditor) move(to int, extend bool) {
	p.caret = to
	if !extend {
		p.anchor = to
	}
	p.typing, p.killing = false, false
}

func (p *plainEditor) set(value string, caret int) {
	p.clusters = splitClusters(value)
	p.move(p.at(caret), false)
}

// replace edits the clusters from i to j.
func (p *plainEditor) replace(i, j int, s string, typing bool) {
	old := strings.Join(p.clusters[i:j], "")
	from := p.bytes(i)
	if old == s && !typing {
		p.move(p.at(from+len(s)), false)
		return
	}
	before := plainState{p.value(), p.bytes(p.caret)}
	if goesOn := typing && p.typing && i == j && from == p.typed; !goesOn {
		p.done, p.undone = append(p.done, before), nil
	}
	p.set(strings.Join(p.clusters[:i], "")+s+strings.Join(p.clusters[j:], ""), from+len(s))
	p.typing, p.typed = typing, from+len(s)
}

func (p *plainEditor) kill(i, j int) {
	if i == j {
		return
	}
	s := strings.Join(p.clusters[i:j], "")
	switch {
	case p.killing && j == p.caret:
		p.cut = s + p.cut
	case p.killing:
		p.cut += s
	default:
		p.cut = s
	}
	p.replace(i, j, "", false)
	p.killing = true
}

func (p *plainEditor) exchange(from, to *[]plainState) {
	p.typing = false
	for len(*from) > 0 {
		last := (*from)[len(*from)-1]
		*from = (*from)[:len(*from)-1]
		if last.value != p.value() {
			*to = append(*to, plainState{p.value(), p.bytes(p.caret)})
			p.set(last.value, min(last.caret, len(last.value)))
			return
		}
	}
}

func (p *plainEditor) wordLeft() int {
	i := p.caret
	for i > 0 && classOf(p.clusters[i-1]) == classSpace {
		i--
	}
	if i == 0 {
		return 0
	}
	for class := classOf(p.clusters[i-1]); i > 0 && classOf(p.clusters[i-1]) == class; {
		i--
	}
	return i
}

func (p *plainEditor) wordRight() int {
	i := p.caret
	for i < len(p.clusters) && classOf(p.clusters[i]) == classSpace {
		i++
	}
	if i == len(p.clusters) {
		return i
	}
	for class := classOf(p.clusters[i]); i < len(p.clusters) && classOf(p.clusters[i]) == class; {
		i++
	}
	return i
}

func isBreak(cluster string) bool { return cluster == "\n" || cluster == "\r\n" }

func (p *plainEditor) start() int {
	i := p.caret
	for i > 0 && (!p.lines || !isBreak(p.clusters[i-1])) {
		i--
	}
	return i
}

func (p *plainEditor) end() int {
	i := p.caret
	for i < len(p.clusters) && (!p.lines || !isBreak(p.clusters[i])) {
		i++
	}
	return i
}

// editorOperations are one step in both.
var editorOperations = []struct {
	name  string
	real  func(*editor)
	plain func(*plainEditor)
}{
	{"left", func(e *editor) { e.move(e.collapseLeft()) }, func(p *plainEditor) {
		if i, j := p.selection(); i < j {
			p.move(i, false)
		} else {
			p.move(max(i-1, 0), false)
		}
	}},
	{"right", func(e *editor) { e.move(e.collapseRight()) }, func(p *plainEditor) {
		if i, j := p.selection(); i < j {
			p.move(j, false)
		} else {
			p.move(min(j+1, len(p.clusters)), false)
		}
	}},
	{"extend left", func(e *editor) { e.extend(e.left()) }, func(p *plainEditor) { p.move(max(p.caret-1, 0), true) }},
	{"extend right", func(e *editor) { e.extend(e.right()) }, func(p *plainEditor) { p.move(min(p.caret+1, len(p.clusters)), true) }},
	{"word left", func(e *editor) { e.move(e.wordLeft()) }, func(p *plainEditor) { p.move(p.wordLeft(), false) }},
	{"word right", func(e *editor) { e.move(e.wordRight()) }, func(p *plainEditor) { p.move(p.wordRight(), false) }},
	{"extend word", func(e *editor) { e.extend(e.wordRight()) }, func(p *plainEditor) { p.move(p.wordRight(), true) }},
	{"start", func(e *editor) { e.move(e.start()) }, func(p *plainEditor) { p.move(p.start(), false) }},
	{"end", func(e *editor) { e.move(e.end()) }, func(p *plainEditor) { p.move(p.end(), false) }},
	{"extend start", func(e *editor) { e.extend(e.start()) }, func(p *plainEditor) { p.move(p.start(), true) }},
	{"select all", (*editor).selectAll, func(p *plainEditor) { p.anchor = 0; p.move(len(p.clusters), true) }},
	{"backspace", (*editor).backspace, func(p *plainEditor) { p.remove(max(p.caret-1, 0), p.caret) }},
	{"delete", (*editor).deleteNext, func(p *plainEditor) { p.remove(p.caret, min(p.caret+1, len(p.clusters))) }},
	{"kill word left", (*editor).killWordLeft, func(p *plainEditor) { p.killOr(p.wordLeft(), p.caret) }},
	{"kill word right", (*editor).killWordRight, func(p *plainEditor) { p.killOr(p.caret, p.wordRight()) }},
	{"kill to start", (*editor).killToStart, func(p *plainEditor) { p.kill(p.start(), p.caret) }},
	{"kill to end", (*editor).killToEnd, func(p *plainEditor) {
		end := p.end()
		if end == p.caret {
			end = min(end+1, len(p.clusters))
		}
		p.kill(p.caret, end)
	}},
	{"put back", func(e *editor) { e.enterTyped(e.clipboard.text, true, 0) }, func(p *plainEditor) {
		if p.cut != "" {
			p.typing = false
			i, j := p.selection()
			p.replace(i, j, p.cut, true)
			p.typing = false
		} else {
			p.typing = false
		}
	}},
	{"undo", (*editor).undo, func(p *plainEditor) { p.exchange(&p.done, &p.undone) }},
	{"redo", (*editor).redo, func(p *plainEditor) { p.exchange(&p.undone, &p.done) }},
}

func (p *plainEditor) remove(i, j int) {
	if a, b := p.selection(); a < b {
		i, j = a, b
	}
	p.replace(i, j, "", false)
}

func (p *plainEditor) killOr(i, j int) {
	if a, b := p.selection(); a < b {
		i, j = a, b
	}
	p.kill(i, j)
}

var editorSamples = []string{
	"a", "b c", " ", "\n", "\n\n", "\r\n", "é", "e\u0301", "\u0301", "中", "中文 字", "🇩🇪", "🇦", "\u200d", "👩", "💻", "\u0e34", "/x.y",
	"word word", strings.Repeat("long ", 700), strings.Repeat("x", 3000), strings.Repeat("中", 1500), strings.Repeat("l\n", 1500), "\t",
}

// Whatever is done, the editor does the same as one that is plain, and its
// index is that of the text.
func TestEditorAgainstAPlainOne(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for round := range 50 {
		e := editor{lines: round%2 == 0, clipboard: &clipboard{}}
		p := plainEditor{lines: e.lines}
		var done []string
		for range 60 {
			name := ""
			if n := random.IntN(len(editorOperations) + 8); n < len(editorOperations) {
				name = editorOperations[n].name
				editorOperations[n].real(&e)
				editorOperations[n].plain(&p)
			} else {
				s := editorSamples[random.IntN(len(editorSamples))]
				name = "type " + s[:min(len(s), 8)]
				e.enterTyped(s, false, 0)
				i, j := p.selection()
				p.replace(i, j, s, true)
			}
			done = append(done, name)
			if got, want := e.value, p.value(); got != want || e.caret != p.bytes(p.caret) || e.anchor != p.bytes(p.anchor) || e.clipboard.text != p.cut {
				t.Fatalf("after %q: %.60q, caret %d, anchor %d, cut %.20q; want %.60q, %d, %d, %.20q", done, got, e.caret, e.anchor, e.clipboard.text,
					want, p.bytes(p.caret), p.bytes(p.anchor), p.cut)
			}
			checkIndex(t, &e, done)
		}
	}
}

// checkIndex compares what the index says with what the text says.
func checkIndex(t *testing.T, e *editor, done []string) {
	t.Helper()
	x, at := &e.index, e.caret
	sum := 0
	for k, b := range x.blocks {
		part := e.value[sum : sum+b.bytes]
		if b.breaks != strings.Count(part, "\n") || b.clusters > 0 && b.clusters-1 != text.Clusters(part) || b.bytes == 0 && len(x.blocks) > 1 {
			t.Fatalf("after %q: block %d is %+v of %.40q", done, k, b, part)
		}
		if b.breaks > 0 && part[len(part)-1] != '\n' && k < len(x.blocks)-1 {
			t.Fatalf("after %q: block %d ends inside a line", done, k)
		}
		sum += b.bytes
	}
	if sum != len(e.value) {
		t.Fatalf("after %q: the blocks have %d bytes of %d", done, sum, len(e.value))
	}
	start := strings.LastIndexByte(e.value[:at], '\n') + 1
	end := len(e.value)
	if n := strings.IndexByte(e.value[at:], '\n'); n >= 0 {
		end = at + n
		if end > at && e.value[end-1] == '\r' {
			end--
		}
	}
	got := [...]int{x.lineStart(e.value, at), x.lineEnd(e.value, at), x.line(e.value, at), x.lineCount(), x.clustersBetween(e.value, start, at), x.clustersBetween(e.value, 0, len(e.value))}
	want := [...]int{start, end, strings.Count(e.value[:at], "\n"), strings.Count(e.value, "\n") + 1, text.Clusters(e.value[start:at]), text.Clusters(e.value)}
	if got != want {
		t.Fatalf("after %q: start, end, line, lines, clusters before and in all are %v, want %v", done, got, want)
	}
}

// The rows of a text are those of its lines, whichever way one goes through
// them, and no shorter line is broken at another place than by itself.
func TestRowsAgainstPlainOnes(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	words := []string{"a", "of", "word", "longer-word", "中文字", "e\u0301", "\t", "  ", "\n", "\n", "\r\n", strings.Repeat("y", 40), "\u00a0", "👩\u200d💻"}
	for range 150 {
		var b strings.Builder
		for range random.IntN(200) {
			b.WriteString(words[random.IntN(len(words))])
			if random.IntN(2) == 0 {
				b.WriteByte(' ')
			}
		}
		e := editor{}
		e.sync(b.String())
		rows := textRows{editor: &e, width: 1 + random.IntN(30)}
		want := plainRows(e.value, rows.width)
		r := rows.row(0, false)
		for n, ok := 0, true; ok; n++ {
			if r.start != want[n] || rows.rowsAbove(r.start) != n {
				t.Fatalf("row %d of %q at %d begins at %d and has %d above; want %d", n, e.value, rows.width, r.start, rows.rowsAbove(r.start), want[n])
			}
			if rows.row(r.start, false) != r {
				t.Fatalf("%q: row %+v is found as %+v", e.value, r, rows.row(r.start, false))
			}
			above, some := rows.before(r)
			if some != (n > 0) || some && above.start != want[n-1] {
				t.Fatalf("%q at %d: above row %d is %+v", e.value, rows.width, n, above)
			}
			if r, ok = rows.after(r); !ok && n != len(want)-1 {
				t.Fatalf("%q at %d: %d rows, want %d", e.value, rows.width, n+1, len(want))
			}
		}
		if got := rows.rowCount(); got != len(want) {
			t.Fatalf("%q at %d: counts %d rows, want %d", e.value, rows.width, got, len(want))
		}
	}
}

// plainRows is where the rows of a text begin.
func plainRows(s string, width int) (starts []int) {
	at := 0
	for _, line := range strings.Split(s, "\n") {
		content := strings.TrimSuffix(line, "\r")
		if len(content) == len(line)-1 && at+len(line) == len(s) {
			content = line // a carriage return that ends the text is no part of a break
		}
		starts = append(starts, at)
		for n := rowEnd(content, width); n < len(content); n += rowEnd(content[n:], width) {
			starts = append(starts, at+n)
		}
		at += len(line) + 1
	}
	return starts
}

// A difference that is found by comparing makes the one into the other.
func TestDifference(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 2000 {
		s, other := "", ""
		for range random.IntN(12) {
			s += editorSamples[random.IntN(15)]
		}
		other = s
		if cut := random.IntN(len(s) + 1); random.IntN(3) > 0 {
			other = s[:cut] + editorSamples[random.IntN(15)] + s[min(len(s), cut+random.IntN(4)):]
		}
		i, j, n := difference(s, other)
		if s[:i]+other[i:i+n]+s[j:] != other {
			t.Fatalf("%q to %q: %d bytes for those from %d to %d", s, other, n, i, j)
		}
		if got, want := growth(s, other, i, j, n), text.Clusters(other)-text.Clusters(s); boundary(s, i) == i && boundary(s, j) == j && got != want {
			t.Fatalf("%q to %q: %d clusters more, want %d", s, other, got, want)
		}
	}
}
