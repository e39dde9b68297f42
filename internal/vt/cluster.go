package vt

import (
	"unicode/utf8"

	"limoni/internal/text"
)

// maxCluster bounds a cell's text in bytes: enough for every real cluster, short enough for hostile ones.
const maxCluster = 256

// joinable is the cell written last, for as long as nothing but style changes came after it: a code point that
// continues its cluster goes into it.
type joinable struct {
	open   bool
	x, y   int
	width  int
	under  [4]Cell // what the columns x-1 to x+2 held before
	prefix string  // code points without a width that may begin the next cluster (U+0600 before a digit)
}

// print shows one code point: as a part of the cluster before it, or in a cell of its own.
func (s *Screen) print(r rune) {
	r = s.translate(r)
	if s.join(r) {
		return
	}
	cluster := runeText(r)
	if prefix := s.joinable.prefix; prefix != "" {
		s.joinable.prefix = ""
		if oneCluster(prefix + cluster) {
			cluster = prefix + cluster
		} else {
			s.ignore(prefix)
		}
	}
	width := s.width(cluster)
	if width == 0 {
		s.printZeroWidth(cluster)
		return
	}
	s.graphic = cluster
	s.place(cluster, width)
}

// printZeroWidth joins a combining character to the cell left of the cursor, as xterm does after a cursor movement.
// Where they make no cluster it waits for the next character.
func (s *Screen) printZeroWidth(cluster string) {
	r, size := utf8.DecodeRuneInString(cluster)
	if size == len(cluster) && !s.joinable.open && s.reopen() && s.join(r) {
		return
	}
	s.closeCluster()
	if len(cluster) > maxCluster {
		s.ignore(cluster)
		return
	}
	s.joinable.prefix = cluster
}

// closeCluster ends the cluster under way. A prefix that nothing followed has no place on the screen.
func (s *Screen) closeCluster() {
	if s.joinable.prefix != "" {
		s.ignore(s.joinable.prefix)
	}
	s.joinable = joinable{}
}

func oneCluster(s string) bool {
	cluster, _, _ := text.Next(s)
	return cluster == s
}

// join adds r to the cell written last if they are one cluster. Where that changes the width the cell is taken back
// and the longer cluster is placed as if it had come whole.
func (s *Screen) join(r rune) bool {
	j := &s.joinable
	if !j.open {
		return false
	}
	cell := &s.rows[j.y].cells[j.x]
	if r < utf8.RuneSelf && len(cell.Text) == 1 {
		return false
	}
	cluster := cell.Text + string(r)
	if !oneCluster(cluster) {
		return false
	}
	if len(cluster) > maxCluster {
		s.ignore(string(r))
		return true
	}
	s.graphic = cluster
	if width := max(s.width(cluster), 1); width != j.width {
		s.replace(cluster, width)
		return true
	}
	cell.Text = cluster
	return true
}

// replace takes back the cell written last and places a cluster of another width there, in the same style.
func (s *Screen) replace(cluster string, width int) {
	j, pen := s.joinable, s.pen
	s.pen = s.rows[j.y].cells[j.x].Style
	s.x, s.y, s.wrapNext = j.x, j.y, false
	if s.insert {
		s.deleteCells(j.width)
	} else {
		s.restore(&j)
	}
	s.place(cluster, width)
	s.pen = pen
}

func (s *Screen) restore(j *joinable) {
	row := s.rows[j.y].cells
	for i, c := range j.under {
		if x := j.x - 1 + i; x >= 0 && x < s.w && c != (Cell{}) {
			row[x] = c
		}
	}
}

// reopen makes the cell left of the cursor joinable.
func (s *Screen) reopen() bool {
	x := s.x - 1
	if s.wrapNext {
		x = s.x
	}
	if x > 0 && s.rows[s.y].cells[x].Continuation {
		x--
	}
	if x < 0 {
		return false
	}
	width := 1
	if s.rows[s.y].cells[x].Wide {
		width = 2
	}
	s.joinable = joinable{open: true, x: x, y: s.y, width: width}
	for i := range width {
		s.joinable.under[i+1] = s.blank()
	}
	return true
}

var ascii = func() (t [utf8.RuneSelf]string) {
	for i := range t {
		t[i] = string(rune(i))
	}
	return t
}()

func runeText(r rune) string {
	if r < utf8.RuneSelf {
		return ascii[r]
	}
	return string(r)
}
