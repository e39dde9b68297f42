package widgets_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
)

// Each widget, drawn where it has room and with ordinary data, is as the audit
// wants it.
func TestNoWidgetHasFindings(t *testing.T) {
	for _, p := range newCatalogue("Some text").parts {
		s := open(t, 70, 14, func(f *limoni.Frame) { p.draw(f, f.Area()) })
		for _, finding := range accessibility.Audit(s.snapshot()) {
			t.Errorf("%s: %s", p.name, finding)
		}
	}
}
