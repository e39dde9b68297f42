package main

import "testing"

// Wherever Tab goes on a page, in terminals large and small, there is nothing to
// find, and it comes back to where it began.
func TestNoStopOfAnyPageHasFindings(t *testing.T) {
	v := newVisitor(t)
	for _, size := range [...][2]int{{100, 30}, {80, 24}, {40, 12}} {
		v.Resize(size[0], size[1])
		var except []string
		if size[0] == 40 {
			except = []string{"target-size"} // a button that is half scrolled out of view may be a cell
		}
		for _, title := range v.g.titles {
			v.pageByKeys(title)
			first := v.Snapshot().Focus
			for stops := 0; ; stops++ {
				v.ExpectNoFindings(except...)
				if v.Press("tab"); v.Snapshot().Focus == first {
					break
				}
				if stops > 100 {
					t.Fatalf("Tab does not come back on the page %s at %v", title, size)
				}
			}
		}
	}
}
