package accessibility

import (
	"image"
	"strconv"
)

// Finding is one fault that [Audit] found.
type Finding struct {
	Rule     string // the ID of one of [Rules]
	Severity Severity
	// Node is the key of the node that is at fault, or of the innermost one at
	// the place; 0 where there is none. Line is its outline line.
	Node Key
	Line string
	// Bounds are the visible cells of the node, or those that the finding is
	// about; empty where it has none.
	Bounds image.Rectangle
	Why    string // what is wrong, in a clause
	Fix    string // what to do about it, in a clause
	WCAG   string // the success criterion, "" for none
}

// String is one line for people:
//
//	critical interactive-name button @12 at 40,2: it has no name; set Label (WCAG 4.1.2)
//
// The place is column and row, (0,0) top left.
func (f Finding) String() string {
	out := append(append([]byte(f.Severity), ' '), f.Rule...)
	if f.Line != "" {
		out = append(append(out, ' '), f.Line...)
	}
	if !f.Bounds.Empty() {
		out = strconv.AppendInt(append(out, " at "...), int64(f.Bounds.Min.X), 10)
		out = strconv.AppendInt(append(out, ','), int64(f.Bounds.Min.Y), 10)
	}
	out = append(append(out, ": "...), f.Why...)
	if f.Fix != "" {
		out = append(append(out, "; "...), f.Fix...)
	}
	if f.WCAG != "" {
		out = append(append(append(out, " (WCAG "...), f.WCAG...), ')')
	}
	return string(out)
}
