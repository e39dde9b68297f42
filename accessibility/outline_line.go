package accessibility

import (
	"strconv"
	"unicode"
)

func appendLine(out []byte, t *Tree, i int) []byte {
	n, d := t.seen(i)
	return appendNode(out, &n, &d, t.Ref(i))
}

func appendNode(out []byte, n *Node, d *Details, ref uint32) []byte {
	out = appendRole(out, n.Role)
	if n.Label != "" {
		out = strconv.AppendQuote(append(out, ' '), n.Label)
	}
	if value := shownValue(n, d); value != "" {
		if n.Label == "" {
			out = append(out, ' ')
		}
		out = strconv.AppendQuote(append(out, '='), value)
	}
	out = appendBracket(out, n)
	out = appendHandles(out, n.ID, ref)
	return appendRemarks(out, d)
}

// appendRole writes a role that is no plain word, or another spelling of a
// documented one, as role="…"; no role is generic, which is how it is treated.
func appendRole(out []byte, r Role) []byte {
	r = plainly(r)
	if canonical(r) == r && r[0] != '-' && isWord(string(r)) {
		return append(out, r...)
	}
	return strconv.AppendQuote(append(out, "role="...), string(r))
}

func isWord(s string) bool {
	for _, r := range s {
		if !isTokenRune(r) {
			return false
		}
	}
	return true
}

func plainly(r Role) Role {
	if r == "" {
		return RoleGeneric
	}
	return r
}

// quiet are the states that an outline leaves out.
const quiet = StateFocusable | StateUnselected | StateUnpressed

func appendBracket(out []byte, n *Node) []byte {
	begin := len(out)
	out = append(out, " ["...)
	states := uint32(n.States &^ quiet)
	for i, name := range stateNames {
		if states&(1<<i) != 0 {
			out = append(append(out, name...), ", "...)
		}
	}
	if n.Position > 0 {
		out = append(appendPosition(out, n), ", "...)
	}
	if len(out) == begin+2 {
		return out[:begin]
	}
	return append(out[:len(out)-2], ']')
}

func appendPosition(out []byte, n *Node) []byte {
	out = append(strconv.AppendInt(out, int64(n.Position), 10), '/')
	if n.SetSize <= 0 {
		return append(out, '?')
	}
	return strconv.AppendInt(out, int64(n.SetSize), 10)
}

func appendHandles(out []byte, id string, ref uint32) []byte {
	if id != "" {
		out = appendID(append(out, ' '), id)
	}
	if ref != 0 {
		out = appendRef(append(out, ' '), ref)
	}
	return out
}

func appendRef(out []byte, ref uint32) []byte {
	return strconv.AppendUint(append(out, '@'), uint64(ref), 10)
}

func appendID(out []byte, id string) []byte {
	if isWord(id) {
		return append(append(out, '#'), id...)
	}
	return strconv.AppendQuote(append(out, '#'), id)
}

// isTokenRune reports whether a rune may stand in an ID or a role without
// quotes.
func isTokenRune(r rune) bool {
	switch r {
	case '-', '_', '.', ':', '/':
		return true
	case unicode.ReplacementChar:
		return false
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

func appendRemarks(out []byte, d *Details) []byte {
	out = appendRemark(out, "error", d.ErrorMessage)
	out = appendRemark(out, "description", d.Description)
	out = appendRemark(out, "shortcut", d.Shortcut)
	if d.Level > 0 {
		out = strconv.AppendInt(append(out, " level="...), int64(d.Level), 10)
	}
	actions := ""
	for i, a := range d.CustomActions {
		if i > 0 {
			actions += ", "
		}
		actions += a.Name
	}
	return appendRemark(out, "actions", actions)
}

func appendRemark(out []byte, name, text string) []byte {
	if text == "" {
		return out
	}
	return strconv.AppendQuote(append(append(append(out, ' '), name...), '='), text)
}
