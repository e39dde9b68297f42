package uitest

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"limoni/accessibility"
)

// Match changes how a label is compared. Without one, the whole label must be
// equal, case included, after white space is trimmed and folded; "" is any.
type Match func(Locator) Locator

// Contains makes the label a part that the node's label must contain, case
// included.
func Contains() Match {
	return func(l Locator) Locator {
		l.base.LabelContains, l.base.Label = l.base.Label, ""
		return l
	}
}

// Regexp wants the label to match re somewhere; anchor it with ^ and $. It
// comes on top of the label that was given, so that is usually "".
func Regexp(re *regexp.Regexp) Match {
	return func(l Locator) Locator {
		return l.then("matching /"+re.String()+"/", func(t *accessibility.Tree, found []int) ([]int, error) {
			return slices.DeleteFunc(found, func(i int) bool {
				return !re.MatchString(folded(known(t, i).Label))
			}), nil
		})
	}
}

// GetByRole describes nodes by what they are and what a person calls them,
// the best way where there is one. Other spellings of a role ("textbox",
// "list_item") are understood; a role that nothing has and nobody knows fails
// the test at once.
func (p *Page) GetByRole(role accessibility.Role, label string, opts ...Match) Locator {
	p.t.Helper()
	known, ok := accessibility.ParseRole(string(role))
	if !ok && !p.hasRole(role) {
		p.t.Fatalf("uitest: GetByRole: %v", unknownRole(role))
	}
	return p.locate(accessibility.Selector{Role: known, Label: label}, opts)
}

// GetByLabel describes nodes of any role by their label. Where a control or
// container has it, a text that says the same beside it does not count;
// [Page.GetByText] finds that.
func (p *Page) GetByLabel(label string, opts ...Match) Locator {
	p.t.Helper()
	if label == "" && len(opts) == 0 {
		p.t.Fatal(`uitest: GetByLabel("") would match every node; give a label`)
	}
	return p.locate(accessibility.Selector{Label: label}, opts).then("", preferControls)
}

// preferControls leaves out texts where something else matches too.
func preferControls(t *accessibility.Tree, found []int) ([]int, error) {
	isText := func(i int) bool {
		role := t.Nodes[i].Role
		return role == accessibility.RoleText || role == accessibility.RoleLabel || role == accessibility.RoleHeading
	}
	if !slices.ContainsFunc(found, func(i int) bool { return !isText(i) }) {
		return found, nil
	}
	return slices.DeleteFunc(found, isText), nil
}

// GetByText describes nodes whose label or value contains text.
func (p *Page) GetByText(text string) Locator {
	p.t.Helper()
	if text == "" {
		p.t.Fatal(`uitest: GetByText("") would match every node; give a text`)
	}
	return p.locate(accessibility.Selector{Text: text}, nil)
}

// GetByID describes the node with an author's ID, wherever it is in the tree.
func (p *Page) GetByID(id string) Locator {
	p.t.Helper()
	if id == "" {
		p.t.Fatal(`uitest: GetByID("") would match every node; give an ID`)
	}
	return p.locate(accessibility.Selector{ID: id}, nil)
}

// Locator describes a node by a line copied from an outline or a failure:
//
//	page.Locator(`button "Add task" #add`)
//
// Of such a line the ref decides, else the ID, else role and label.
func (p *Page) Locator(line string) Locator {
	p.t.Helper()
	sel, err := accessibility.ParseSelector(line)
	if err != nil {
		p.t.Fatalf("uitest: Locator: %v", err)
	}
	if sel.IsZero() {
		p.t.Fatalf("uitest: Locator(%q) would match every node; give a line of the outline", line)
	}
	return p.locate(sel, nil)
}

func (p *Page) locate(sel accessibility.Selector, opts []Match) Locator {
	l := Locator{page: p, base: sel}
	for _, match := range opts {
		l = match(l)
	}
	return l
}

// hasRole looks for an app's own role in the current frame.
func (p *Page) hasRole(role accessibility.Role) bool {
	s, err := p.look()
	return err == nil && slices.ContainsFunc(s.Tree.Nodes, func(n accessibility.Node) bool { return n.Role == role })
}

// unknownRole says which roles are near: a role alone is a selector, whose
// reader knows them.
func unknownRole(role accessibility.Role) error {
	_, err := accessibility.ParseSelector(string(role))
	var r *accessibility.Refusal
	if errors.As(err, &r) {
		return errors.New(r.Message)
	}
	return fmt.Errorf("%q is no role", role)
}

// folded is a label as it is compared.
func folded(label string) string { return strings.Join(strings.Fields(label), " ") }
