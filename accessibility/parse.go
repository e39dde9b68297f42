package accessibility

import (
	"strconv"
	"strings"
)

// ParseSelector reads a selector as a person or a model writes it: "@12",
// "#id", a role, a label in quotes, a role and a label, or a line copied from
// an outline or a diff:
//
//	@7
//	#ship
//	checkbox
//	checkbox "Ship it"
//	"Ship it"
//	checkbox "Ship it" [checked, 2/3] #ship @7
//
// The ref decides where there is one; else the ID, with the role where it is
// given; else role and label. What a line says beside these (states, position,
// value, remarks) may have changed since it was copied and does not count. A
// label of "" is any. "nth 1" at the end picks the second of several matches,
// "nth -1" the last.
//
// Roles are read by [ParseRole]. A word that is no role is an error unless a
// ref or an ID decides; role="gauge" stands for a role of the app's own. Every
// error is a [*Refusal] whose Reason is [ErrBadValue].
func ParseSelector(s string) (Selector, error) {
	p := selectorParser{rest: unlist(s)}
	if p.rest == "" {
		return Selector{}, emptySelector()
	}
	if strings.HasPrefix(p.rest, "…") {
		p.rest = elidedRoot(p.rest)
	}
	for p.rest != "" {
		if why := p.part(); why != "" {
			return Selector{}, badSelector(s, why)
		}
		p.rest = strings.TrimSpace(p.rest)
	}
	sel, why := p.decide()
	if why != "" {
		return Selector{}, badSelector(s, why)
	}
	return sel, nil
}

// unlist takes off white space and the mark of a list item or a diff line.
func unlist(s string) string {
	s = strings.TrimSpace(s)
	if len(s) > 1 && strings.IndexByte("-+~*", s[0]) >= 0 && s[1] == ' ' {
		return strings.TrimSpace(s[1:])
	}
	return s
}

// elidedRoot is the selector in "… 202 more (root=@83)", which is empty where
// the line names no root.
func elidedRoot(s string) string {
	_, root, _ := strings.Cut(s, "(root=")
	return strings.TrimSuffix(root, ")")
}

func badSelector(s, why string) error {
	return &Refusal{Reason: ErrBadValue, Message: "selector " + strconv.Quote(clip(s)) + " cannot be read: " + why +
		`; write @12, #id, button "Add task" or a line copied from the outline`}
}

// clip keeps an error readable whatever was sent.
func clip(s string) string {
	const most = 120
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + "…"
}

// decide makes the selector of what was read: the ref, else the ID, else role
// and label.
func (p *selectorParser) decide() (Selector, string) {
	switch {
	case p.ref != 0:
		return Selector{Ref: p.ref}, ""
	case p.id != "":
		return Selector{ID: p.id, Role: p.role, Nth: p.nth}, ""
	case p.unknownRole:
		return Selector{}, unknownRole(string(p.role))
	case p.role == "" && p.label == "":
		return Selector{}, "it names no ref, id, role or label"
	}
	return Selector{Role: p.role, Label: p.label, Nth: p.nth}, ""
}

func unknownRole(word string) string {
	why := strconv.Quote(clip(word)) + " is no role"
	if near := nearRoles(word); len(near) > 0 {
		return why + "; near ones are " + strings.Join(near, ", ")
	}
	return why + "; roles are such as button, checkbox, input, list-item, dialog, text, and a label stands in quotes"
}
