package accessibility

import (
	"image"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// nameOf is what a node is called: its label, or that of the node that labels
// it.
func (a *audit) nameOf(i int) string {
	n := &a.t.Nodes[i]
	if strings.TrimSpace(n.Label) != "" {
		return n.Label
	}
	if by := a.t.Index(detailsOf(a.t, n).LabelledBy); by >= 0 && by != i {
		return strings.TrimSpace(a.t.Nodes[by].Label)
	}
	return ""
}

// operated reports whether node i is a control, or a row or container that is
// one by what it reacts to.
func (a *audit) operated(i int) bool {
	j, n := &a.nodes[i], &a.t.Nodes[i]
	const reacts = ActionActivate | ActionSelect | ActionToggle | ActionExpand | ActionCollapse | ActionIncrement | ActionDecrement | ActionSetValue
	switch {
	case j.Operated:
		return true
	case j.Composite, j.Role == RoleScrollArea, j.Role == RoleScrollbar:
		return false
	}
	return n.Actions&reacts != 0 && j.Role != RoleGeneric
}

func (a *audit) auditName(i int) {
	if a.nameWithheld(i) {
		return
	}
	j, name := &a.nodes[i], a.nameOf(i)
	switch {
	case name != "":
		if isGlyphs(name) && (j.Named || a.operated(i)) {
			a.report(glyphName, i, "its name "+strconv.Quote(name)+" has nothing that can be spoken", "set Label to words and draw the glyph beside it")
		}
		a.auditMissingSecret(i, name)
	case a.operated(i) && !a.namedByContent(i) && !a.namedByPlace(i):
		a.auditNoName(i)
	case isRows(j.Role) && a.t.Nodes[i].States.Has(StateFocusable):
		a.report(interactiveName, i, "it has no name", "set Label")
	case j.Named && !a.operated(i):
		f := a.report(containerName, i, "it has no name", "set Label")
		if j.Role == RoleImage || j.Role == RoleChart {
			f.WCAG = "1.1.1"
		}
	}
	if a.t.Nodes[i].States.Has(StateTruncated) {
		a.auditTruncated(i, name)
	}
}

// isRows reports whether a role holds rows that are chosen.
func isRows(r Role) bool { return r == RoleList || r == RoleTable || r == RoleTree }

func (a *audit) auditNoName(i int) {
	if hint := detailsOf(a.t, &a.t.Nodes[i]).Placeholder; hint != "" && a.nodes[i].secret < 0 {
		a.report(placeholderName, i, "its only name is its placeholder "+strconv.Quote(hint), "set Label too")
		return
	}
	a.report(interactiveName, i, "it has no name", "set Label")
}

// auditTruncated looks for text that is drawn shortened and told no better.
func (a *audit) auditTruncated(i int, name string) {
	n := &a.t.Nodes[i]
	switch {
	case name == "" && n.Value == "" && !a.nodes[i].Named && !a.operated(i) && !a.valueWithheld(i):
		a.report(truncatedName, i, "its text is cut off and its node has none", "set Label to the whole text")
	case (strings.HasSuffix(name, "…") || strings.HasSuffix(name, "...")) && a.drawnWhole(i, name):
		a.report(truncatedName, i, "its label is cut off as the drawn text is", "set Label to the whole text and let only the drawing be cut")
	}
}

// drawnWhole reports whether a row of node i shows all of a name.
func (a *audit) drawnWhole(i int, name string) bool {
	r := a.nodes[i].bounds
	for y := r.Min.Y; y < r.Max.Y && a.cells.known; y++ {
		if strings.Contains(a.textOf(image.Rect(r.Min.X, y, r.Max.X, y+1)), name) {
			return true
		}
	}
	return false
}

// namedByContent reports whether node i, a row, is named by what is in it.
func (a *audit) namedByContent(i int) bool {
	switch a.nodes[i].Role {
	case RoleRow, RoleListItem, RoleCell:
	default:
		return false
	}
	for k := i + 1; k < a.t.End(i); k++ {
		if a.nameWithheld(k) || a.nameOf(k) != "" {
			return true
		}
	}
	return a.t.Nodes[i].Value != ""
}

// namedByPlace reports whether node i is a cell or a row of a table, which may be
// empty: it is known by the row and column it says it is in.
func (a *audit) namedByPlace(i int) bool {
	d := detailsOf(a.t, &a.t.Nodes[i])
	switch a.nodes[i].Role {
	case RoleCell:
		return d.Column > 0
	case RoleRow:
		return d.Row > 0
	}
	return false
}

// isGlyphs reports whether a name is made of private use characters, box
// drawing, blocks and braille only.
func isGlyphs(name string) bool {
	for _, r := range name {
		if !(unicode.IsSpace(r) || unicode.Is(unicode.Co, r) || '\u2500' <= r && r <= '\u259f' || '\u2800' <= r && r <= '\u28ff') {
			return false
		}
	}
	return true
}

// auditMissingSecret looks at the names of inputs that hold a secret.
func (a *audit) auditMissingSecret(i int, name string) {
	switch a.nodes[i].Role {
	case RoleInput, RoleTextArea, RoleNumberInput:
	default:
		return
	}
	if a.nodes[i].secret >= 0 {
		return
	}
	for word := range strings.FieldsFuncSeq(strings.ToLower(name), isNoLetter) {
		if slices.Contains(secretWords[:], word) {
			a.report(sensitiveMissing, i, "an input named "+strconv.Quote(word)+" is not sensitive", "set StateSensitive and draw a mask, as a TextInput with Secret does")
			return
		}
	}
}

var secretWords = [...]string{"password", "passcode", "passphrase", "token", "secret", "pin"}

func isNoLetter(r rune) bool { return !unicode.IsLetter(r) }
