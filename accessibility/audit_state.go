package accessibility

import (
	"strconv"
	"strings"
)

func (a *audit) auditStates(i int) {
	n, j := &a.t.Nodes[i], &a.nodes[i]
	if !j.documented {
		return
	}
	if j.Needs != 0 && n.States&j.Needs == 0 {
		a.report(requiredState, i, "it is neither "+strings.Join(j.Needs.Names(), " nor "), "set one of these states")
	}
	if extra := n.States &^ (GlobalStates | j.Allows) & knownStates; extra != 0 {
		a.report(unsupportedState, i, extra.String()+" means nothing for a node of its role", "remove it or give the node another role")
	}
	a.auditDetails(i)
}

const knownStates = State(1)<<len(stateNames) - 1

// auditDetails looks at the level and the range. A sensitive node tells none.
func (a *audit) auditDetails(i int) {
	j, d := &a.nodes[i], detailsOf(a.t, &a.t.Nodes[i])
	if j.secret >= 0 {
		return
	}
	if j.Level && d.Level < 1 {
		a.report(requiredState, i, "it has no level", "set Details.Level, from 1")
	}
	switch r := d.Range; {
	case d.Ranged && !(r.Min <= r.Max && r.Min <= r.Now && r.Now <= r.Max):
		a.report(rangeValue, i, number(r.Now)+" is not in "+number(r.Min)+".."+number(r.Max), "set Details.Range to numbers with Min <= Now <= Max")
	case j.Range && !d.Ranged && !a.valueWithheld(i) && !(j.Role == RoleScrollbar && (d.ScrollMaxX > 0 || d.ScrollMaxY > 0)):
		a.report(requiredState, i, "it has no range", "set Details.Range and Ranged")
	}
}

// auditSecret looks for a secret that its node tells.
func (a *audit) auditSecret(i int) {
	n, d := &a.t.Nodes[i], detailsOf(a.t, &a.t.Nodes[i])
	if !n.States.Has(StateSensitive) {
		return
	}
	var told []string
	add := func(is bool, what string) {
		if is {
			told = append(told, what)
		}
	}
	add(n.Value != "", "Value")
	add(d.ValueText != "", "Details.ValueText")
	add(d.Ranged, "Details.Range")
	add(d.CaretRow != 0 || d.CaretColumn != 0, "the caret")
	if len(told) > 0 {
		a.report(sensitiveExposure, i, "it is sensitive and has "+strings.Join(told, ", "), "leave it empty")
	}
}

// auditHeadings compares each heading with the one before.
func (a *audit) auditHeadings() {
	last := 0
	for i := range a.nodes {
		level := detailsOf(a.t, &a.t.Nodes[i]).Level
		if a.nodes[i].Role != RoleHeading || a.nodes[i].hidden || level < 1 {
			continue
		}
		if last > 0 && level > last+1 {
			a.report(headingOrder, i, "level "+strconv.Itoa(level)+" follows level "+strconv.Itoa(last), "use level "+strconv.Itoa(last+1))
		}
		last = level
	}
}
