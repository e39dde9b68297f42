package widgets

import (
	"math"

	"limoni"
	"limoni/accessibility"
)

// maxNumberText bounds what is typed, in characters.
const maxNumberText = 64

var (
	stepChords = chords(4, func(i int) string { return [...]string{"up", "down", "pageup", "pagedown"}[i] })
	stepsOf    = [...]float64{1, -1, 10, -10}
	minChords  = chords(1, func(int) string { return "ctrl+home" })
	maxChords  = chords(1, func(int) string { return "ctrl+end" })
)

func (n NumberInput) apply(f *limoni.Frame, resp limoni.Response, m *numberMemory) {
	if disabled(f, resp) {
		return
	}
	n.applyMouse(f, resp, m)
	applyCaretKeys(resp, &m.editor)
	applyEndKeys(resp, &m.editor)
	applyCopy(f, resp, &m.editor)
	if n.Readonly {
		return
	}
	before := m.value
	n.applyText(resp, m)
	applyEditKeys(resp, &m.editor)
	applyCut(f, resp, &m.editor)
	if m.value != before {
		m.refused = "" // it is being mended
	}
	n.applySteps(resp, m)
	n.applyCommit(f, resp, m)
}

func (n NumberInput) applyText(resp limoni.Response, m *numberMemory) {
	if s, pasted, ok := typedText(resp); ok {
		resp.Took(m.enterTyped(numberText(s), pasted, maxNumberText))
	}
	if resp.Keys(pasteChords) >= 0 {
		m.enterTyped(numberText(m.clipboard.text), true, maxNumberText)
	}
}

// applySteps takes what changes the number at once.
func (n NumberInput) applySteps(resp limoni.Response, m *numberMemory) {
	if i := resp.Keys(stepChords); i >= 0 {
		m.stepBy(stepsOf[i])
	}
	below, above := m.rules.bounded()
	if below && resp.Keys(minChords) >= 0 {
		m.take(m.rules.min)
	}
	if above && resp.Keys(maxChords) >= 0 {
		m.take(m.rules.max)
	}
	switch _, dy := resp.Scrolled(); {
	case dy != 0:
		m.stepBy(-float64(dy))
	case resp.Did(accessibility.ActionIncrement):
		m.stepBy(1)
	case resp.Did(accessibility.ActionDecrement):
		m.stepBy(-1)
	}
}

// applyCommit commits what was typed or set, or goes back.
func (n NumberInput) applyCommit(f *limoni.Frame, resp limoni.Response, m *numberMemory) {
	if v, ok := resp.NewValue(); ok {
		v, _ = new(editor).fitting(0, 0, inOneLine(v), maxNumberText)
		m.replace(0, len(m.value), v)
		m.commit()
	}
	if f.Node(resp).Actions.Has(accessibility.ActionDismiss) && resp.Dismissed() {
		m.take(m.undone)
	}
	if m.draft() && resp.Keys(enterChords) >= 0 || m.draft() && resp.FocusLost() {
		m.commit()
	}
}

// commit takes over what was typed, if it may be entered.
func (m *numberMemory) commit() {
	v, refused := m.rules.parse(m.value)
	if m.refused = refused; refused == "" {
		m.take(v)
	}
}

// stepBy changes the number by some steps, from what was typed if that may be
// entered.
func (m *numberMemory) stepBy(n float64) {
	from := m.number
	if v, refused := m.rules.parse(m.value); refused == "" {
		from = v
	}
	m.take(m.rules.stepped(from, n))
	m.move(len(m.value))
}

// canStep reports whether a step would change anything.
func (m *numberMemory) canStep(n float64) bool {
	v, r := m.number, &m.rules
	switch {
	case math.IsNaN(v):
		return true
	case n > 0:
		return v < r.max && v+r.step > v
	}
	return v > r.min && v-r.step < v
}

// stepped is v and n steps, as a decimal number: 0.1 and two steps of 0.1 are
// 0.3. From no number it goes to the one nearest to 0.
func (r *numberRules) stepped(v, n float64) float64 {
	if math.IsNaN(v) {
		return min(max(0, r.min), r.max)
	}
	to := v + n*r.step
	// A whole number and a power of ten that are exact have the nearest quotient.
	if places := max(decimalsOf(r.step), decimalsOf(v)); places <= 15 && math.Abs(to)*math.Pow10(places) < 1<<53 {
		to = math.Round(to*math.Pow10(places)) / math.Pow10(places)
	}
	return min(max(to, r.min), r.max)
}
