package accessibility

import (
	"image"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// auditCells looks at what is drawn.
func (a *audit) auditCells() {
	if !a.cells.known {
		return
	}
	c := carriers{audit: a, texts: make(map[int]*carried)}
	exposed := make(map[int]bool)
	for y := range a.s.Screen.Height {
		var open *stray
		for _, r := range a.runs(y) {
			if c.carry(&r) {
				a.reportStray(open)
				open = nil
				continue
			}
			if r.secret {
				a.reportExposed(int(r.node), exposed)
				continue
			}
			if !a.extend(open, &r) {
				a.reportStray(open)
				open = &stray{r.cellKey, r.bounds}
			}
		}
		a.reportStray(open)
	}
	a.auditLook()
}

// stray is text in a row that no node carries.
type stray struct {
	cellKey
	bounds image.Rectangle
}

// extend makes r a part of s where all between them belongs to the same node.
func (a *audit) extend(s *stray, r *run) bool {
	if s == nil || s.cellKey != r.cellKey {
		return false
	}
	for x := s.bounds.Max.X; x < r.bounds.Min.X; x++ {
		if a.cells.key(a.cells.index(x, r.bounds.Min.Y)) != r.cellKey {
			return false
		}
	}
	s.bounds.Max.X = r.bounds.Max.X
	return true
}

func (a *audit) reportStray(s *stray) {
	if s == nil {
		return
	}
	text := strconv.Quote(shortened(a.textOf(s.bounds)))
	why, fix := text+" is drawn here and in no node", "draw it with a Label, or register a node with that text and these bounds"
	if s.node >= 0 {
		why, fix = text+" is drawn here and the nodes here do not have it", "put it into Label, Value or Details, or register a node for it"
	}
	a.report(unreadText, int(s.node), why, fix).Bounds = s.bounds
}

// mostQuoted is how many code points of the screen a finding shows.
const mostQuoted = 60

func shortened(s string) string {
	if utf8.RuneCountInString(s) <= mostQuoted {
		return s
	}
	return string([]rune(s)[:mostQuoted]) + "…"
}

// reportExposed says once that the cells of a secret can be read, and not what
// they are.
func (a *audit) reportExposed(i int, told map[int]bool) {
	if i < 0 || a.nodes[i].secret < 0 || !a.nodes[a.nodes[i].secret].RoleRule.Role.IsText() {
		return // shown on purpose, and to the user alone
	}
	if root := a.nodes[i].secret; !told[root] {
		told[root] = true
		a.report(sensitiveExposure, root, "it is sensitive and its cells show letters or digits that are not its label", "draw a mask glyph for each character")
	}
}

// plain is s as it is compared: its letters and digits in lower case, without
// marks and what cannot be seen, and one space for all between them.
func plain(s string) string {
	out := make([]byte, 0, len(s))
	gap := false
	for _, r := range s {
		switch {
		case isReadable(r):
			if gap && len(out) > 0 {
				out = append(out, ' ')
			}
			gap = false
			out = utf8.AppendRune(out, unicode.ToLower(r))
		case unicode.In(r, unicode.M, unicode.Cf):
		default:
			gap = true
		}
	}
	return string(out)
}

// undrawn is s without its control characters, which are never drawn, so that
// what stands on both sides of one may meet.
func undrawn(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, s)
}

// isWhole reports whether a run must stand in a text as a whole word: a number,
// and a word of one or two letters, which are in many others by chance. Scripts
// that write no spaces have no such words.
func isWhole(text string) bool {
	letters, digits := 0, 0
	for _, r := range text {
		if unicode.In(r, unspaced...) {
			return false
		}
		if unicode.IsDigit(r) {
			digits++
		} else {
			letters++
		}
	}
	return letters == 0 || letters+digits <= 2
}

var unspaced = []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar}

// cutSigns stand where text goes on that is not drawn, or at the border of a
// column.
const cutSigns = "…‥‹›«»<>~←→↩↪↵◂▸◀▶\\-│┃║|▏▕┆┊"

// brackets stand around the letter of a word that is its key: [S]ave.
const brackets = "()[]<>{}"

// isCut reports whether text may go on beyond a run: at x, the cell beside it,
// is another node's text or a sign for it, or belongs to another layer, or the
// edge of the node's bounds is near.
func (a *audit) isCut(x int, r *run, bounds image.Rectangle, beyond int) bool {
	const margin = 2 // a border and a space, or a wide character that had no room
	if x < bounds.Min.X+margin || x >= bounds.Max.X-margin {
		return true
	}
	at := a.cells.index(x, r.bounds.Min.Y)
	cell, next := a.s.Screen.Cells[at], a.s.Screen.Cells[at+beyond]
	switch {
	case a.cells.owner[at] != r.owner, a.isText(at), slices.Contains([]rune(cutSigns), cell):
		return true
	case cell == '.':
		return next == '.' // an ellipsis where there is only ASCII
	}
	return slices.Contains([]rune(brackets), cell) && a.isText(at+beyond)
}
