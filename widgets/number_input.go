package widgets

import (
	"math"
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// NumberInput is a number that the user types, or changes by steps.
//
//	12.50▏      kg ▼▲
//
// While it has the focus it takes every character that is typed, the keys of a
// [TextInput], and these:
//
//	Up Down                a step more, a step less
//	PageUp PageDown        ten steps
//	Ctrl+Home Ctrl+End     Min, Max, where there are bounds
//	Enter                  commit what was typed
//	Esc                    back to the number it had when it got the focus
//
// Home and End move the caret, as the number is text that is edited; Min and
// Max are reached by PageDown and PageUp too. A click on ▼ or ▲ is a step, and
// so is the wheel while the field has the focus.
//
// What is typed is committed, and Changed reports it, by Enter and by leaving
// the field; steps start from it. If it is no number, or not one between Min
// and Max, the app's number stays, the text stays to be mended, and the field
// is invalid and says why. Enter with nothing to commit is left to the caller,
// who asks Submitted.
//
// The decimal point is "."; a typed "," is taken for one. Nothing groups
// digits: "1,234.5" is no number, and not another one either.
type NumberInput struct {
	ID string
	// Label names the field. It is not drawn, except as the placeholder where
	// the field is empty.
	Label string
	// Value is the app's number. NaN is none: the field is empty.
	Value *float64
	// Min and Max bound it, both included; where both are 0 there are no bounds.
	// An infinite one leaves that side open.
	Min, Max float64
	// Step is what Up and Down change; 0 is 1.
	Step float64
	// Decimals is how many digits behind the point are shown and may be
	// entered: 0 makes it a field for whole numbers, less is any number of them.
	// Those of Step may always be.
	Decimals int
	// Unit is drawn behind the number, as "kg".
	Unit     string
	Disabled bool
	// Readonly lets the caret move and nothing else.
	Readonly  bool
	Required  bool
	AutoFocus bool
	// Error, where not empty, says why the number is refused; the field has its
	// own words for what it refuses. They are drawn in the second row of the
	// area, where that has one.
	Error       string
	Description string
}

// numberMemory is what a number input remembers.
type numberMemory struct {
	textMemory
	number float64 // the app's, as it was last seen
	known  bool
	shown  string // the text of number
	rules  numberRules
	undone float64 // what Esc goes back to
	// refused says why what was typed was not committed, and unfit what is wrong
	// with the app's number.
	refused, unfit string
}

// Draw draws the field on the first row of area, and on the second why its
// number is refused. Changed of the response reports that the user changed the
// number.
func (n NumberInput) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if n.Value == nil {
		panic("widgets: NumberInput " + strconv.Quote(n.Label) + " has no Value; give it a pointer to the app's float64")
	}
	resp, m := n.register(f, area)
	n.apply(f, resp, m)
	if !sameNumber(m.number, *n.Value) {
		*n.Value = m.number
		resp.SetChanged()
	}
	err := n.error(m)
	f.SetBounds(resp, withError(area, err))
	n.paint(f, resp, m, err)
	n.complete(f, resp, m, err)
	return resp
}

func (n NumberInput) register(f *limoni.Frame, area limoni.Rect) (limoni.Response, *numberMemory) {
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: n.ID, Role: accessibility.RoleNumberInput, Label: n.Label, Bounds: firstRow(area, area.Dx()),
		States: when(n.Disabled, accessibility.StateDisabled) | when(n.Readonly, accessibility.StateReadonly) |
			when(n.Required, accessibility.StateRequired),
		Actions: accessibility.ActionFocus | accessibility.ActionSetValue,
	})
	if n.AutoFocus {
		f.AutoFocus(resp)
	}
	m := limoni.Memory[numberMemory](f, resp)
	m.clipboard = limoni.SharedMemory[clipboard](f)
	rules := n.numberRules()
	ruled := m.rules == rules || m.draft() // a draft is kept, and judged as it is committed
	if m.rules = rules; !m.known || !sameNumber(m.number, *n.Value) {
		m.undone = *n.Value
		m.take(*n.Value)
	} else if !ruled {
		m.take(*n.Value)
	}
	if resp.FocusGained() {
		m.undone = m.number
		m.move(m.caret)
	}
	n.advertise(f, resp, m)
	return resp, m
}

// take shows a number, and what was typed is forgotten.
func (m *numberMemory) take(v float64) {
	m.number, m.known, m.refused = v, true, ""
	m.shown = m.rules.format(v)
	if m.unfit = ""; !math.IsNaN(v) {
		m.unfit = m.rules.refusal(v, m.shown)
	}
	m.sync(m.shown)
}

// draft reports that there is text that was not committed.
func (m *numberMemory) draft() bool { return m.value != m.shown }

// advertise tells what the field would react to.
func (n NumberInput) advertise(f *limoni.Frame, resp limoni.Response, m *numberMemory) {
	if disabled(f, resp) {
		return
	}
	node := f.Node(resp)
	node.Actions = accessibility.ActionFocus
	if n.Readonly {
		return
	}
	node.Actions |= accessibility.ActionSetValue
	if m.canStep(1) {
		node.Actions |= accessibility.ActionIncrement
	}
	if m.canStep(-1) {
		node.Actions |= accessibility.ActionDecrement
	}
	if resp.Focused() && (m.canStep(1) || m.canStep(-1)) {
		node.Actions |= accessibility.ActionScroll
	}
	if m.draft() || !sameNumber(m.number, m.undone) {
		node.Actions |= accessibility.ActionDismiss
	}
}

// error is why the number is refused.
func (n NumberInput) error(m *numberMemory) string {
	switch {
	case n.Error != "":
		return n.Error
	case m.refused != "":
		return m.refused
	}
	return m.unfit
}

func (n NumberInput) complete(f *limoni.Frame, resp limoni.Response, m *numberMemory, err string) {
	n.advertise(f, resp, m)
	node, d := f.Node(resp), f.Details(resp)
	node.Value, node.States = m.value, node.States|when(err != "", accessibility.StateInvalid)
	d.Description, d.ErrorMessage = n.Description, err
	if d.ValueText = n.Unit; n.Unit != "" && m.value != "" {
		d.ValueText = f.Concat(m.value, " ", n.Unit)
	}
	if !math.IsNaN(m.number) && !math.IsInf(m.number, 0) {
		d.Ranged, d.Range = true, accessibility.Range{Now: m.number, Min: m.rules.min, Max: m.rules.max, Step: m.rules.step}
	}
	if resp.Focused() {
		d.CaretRow, d.CaretColumn = 1, 1+m.index.clustersBetween(m.value, 0, m.caret)
	}
}

// sameNumber compares numbers of which one may be NaN.
func sameNumber(a, b float64) bool { return a == b || math.IsNaN(a) && math.IsNaN(b) }
