package limoni

import (
	"strconv"
	"strings"

	"limoni/accessibility"
)

// act performs a semantic action on the target, or on a row of it.
func (d *performing) act() {
	i, ok := d.resolve()
	if !ok {
		return
	}
	rt := route{item: d.req.Item}
	row, ok := d.row(i)
	if !ok {
		return
	}
	if row >= 0 {
		i, rt.item = row, accessibility.Item{}
	}
	rt.target = d.app.newest.tree.Nodes[i].Key
	if !d.actionOf(i, &rt) {
		return
	}
	if rt.did == accessibility.ActionFocus && rt.item == (accessibility.Item{}) {
		d.app.setFocus(rt.target)
		d.taken = true
		return
	}
	d.app.settle()
	d.app.route = rt
	d.app.run(passInput, &d.app.route)
	d.taken = d.app.route.taken
}

// actionOf fills in the action for node i and refuses one that is not
// advertised. What a container's undrawn row would do only it can tell.
func (d *performing) actionOf(i int, rt *route) bool {
	name := strings.ReplaceAll(d.req.Action, "_", "-")
	n := &d.app.newest.tree.Nodes[i]
	standard, known := accessibility.ParseAction(name)
	rt.action, rt.value = name, d.req.Value
	undrawn := rt.item != (accessibility.Item{})
	switch {
	case known && (undrawn || n.Actions.Has(standard)):
		rt.did = standard
	case !known && (undrawn || d.hasCustom(i, name)):
	case known && standard == accessibility.ActionSetValue && n.States.Has(accessibility.StateReadonly):
		d.refuse(accessibility.ErrReadonly, "%s is read-only", d.line(i))
		return false
	default:
		d.refuse(accessibility.ErrNotAdvertised, "%s does not offer that action now; it offers: %s", d.line(i), d.offers(i))
		return false
	}
	if rt.did == accessibility.ActionScroll {
		return d.scrollRows(rt)
	}
	return true
}

func (d *performing) hasCustom(i int, name string) bool {
	n, _ := d.shown(i)
	for _, c := range d.view.Tree.Details(n).CustomActions {
		if c.Name == name {
			return true
		}
	}
	return false
}

func (d *performing) offers(i int) string {
	n, _ := d.shown(i)
	names := n.Actions.Names()
	for _, c := range d.view.Tree.Details(n).CustomActions {
		names = append(names, c.Name)
	}
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

func (d *performing) scrollRows(rt *route) bool {
	rows, err := strconv.Atoi(d.req.Value)
	if err != nil {
		d.refuse(accessibility.ErrBadValue, "scroll needs a number of rows as its value, such as 3 or -3")
		return false
	}
	rt.dy = rows
	return true
}
