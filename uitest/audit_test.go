package uitest

import (
	"image"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// faulty draws a checkbox without a name, and a line in no node.
func faulty(f *limoni.Frame) {
	area := f.Area()
	on := false
	note(f, &area, "good", "All is well")
	group := f.Begin(accessibility.Node{ID: "bad", Role: accessibility.RoleGroup, Label: "Bad", Bounds: image.Rect(0, 1, 40, 3)})
	widgets.Checkbox{ID: "box", Checked: &on}.Draw(f, layout.CutTop(&area, 1))
	f.Print(layout.CutTop(&area, 1), "Nobody reads this", limoni.Style{})
	f.End(group)
}

func TestExpectNoFindings(t *testing.T) {
	works(t, func(f *limoni.Frame) {
		area := f.Area()
		note(f, &area, "", "All is well")
	}, func(p *Page) { p.ExpectNoFindings() })
	works(t, faulty, func(p *Page) { p.ExpectNoFindings("interactive-name", "unread-text") })
	breaks(t, `uitest: expected the audit to find nothing
got: 2 findings
gave up: the app is idle, no further frame will come
findings:
  critical interactive-name checkbox [focused, unchecked] #box @3 at 0,1: it has no name; set Label (WCAG 4.1.2)
  serious unread-text group "Bad" #bad @2 at 0,2: "Nobody reads this" is drawn here and the nodes here do not have it; put it into Label, Value or Details, or register a node for it (WCAG 1.3.1)
focus: `, faulty, func(p *Page) { p.ExpectNoFindings() })
	breaks(t, `uitest: expected the audit to find nothing
got: 1 finding
gave up: the app is idle, no further frame will come
findings:
  critical interactive-name checkbox`, faulty, func(p *Page) { p.ExpectNoFindings("unread-text") })
	breaks(t, "uitest: expected the audit to find nothing\ngot: no rule of the audit is called \"unread\"\nfocus: ", faulty, func(p *Page) { p.ExpectNoFindings("unread") })
}

// It waits as every assertion does.
func TestExpectNoFindingsWaits(t *testing.T) {
	frames := 0
	works(t, func(f *limoni.Frame) {
		area := f.Area()
		if f.Painting() {
			frames++
		}
		if frames < 3 {
			f.After(time.Second)
			f.Print(area, "Loading", limoni.Style{})
			return
		}
		note(f, &area, "", "Loaded")
	}, func(p *Page) { p.ExpectNoFindings() })
	if frames < 3 {
		t.Errorf("%d frames", frames)
	}
}

func TestToPassAudit(t *testing.T) {
	works(t, faulty, func(p *Page) {
		p.Expect(p.GetByID("good")).ToPassAudit()
		p.Expect(p.GetByID("bad")).Not().ToPassAudit()
		p.Expect(p.GetByID("box")).ToPassAudit("interactive-name")
	})
	breaks(t, `uitest: expected #box to pass the audit
got: 1 finding
gave up: the app is idle, no further frame will come
findings:
  critical interactive-name checkbox [focused, unchecked] #box @3 at 0,1: it has no name; set Label (WCAG 4.1.2)
focus: `, faulty, func(p *Page) { p.Expect(p.GetByID("box")).ToPassAudit() })
	breaks(t, "uitest: expected #bad to pass the audit\ngot: 2 findings\n", faulty, func(p *Page) { p.Expect(p.GetByID("bad")).ToPassAudit() })
	breaks(t, "uitest: expected #good not to pass the audit\ngot: 0 findings\n", faulty, func(p *Page) { p.Expect(p.GetByID("good")).Not().ToPassAudit() })
	breaks(t, "uitest: expected #none to pass the audit\ngot: 0 matches\n", faulty, func(p *Page) { p.Expect(p.GetByID("none")).ToPassAudit() })
}

// A failure tells no secret, whatever the app draws.
func TestFindingsTellNoSecret(t *testing.T) {
	r := inMemory(func(f *limoni.Frame) {
		area := f.Area()
		f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleInput, Label: "Password", Value: "hunter2", Bounds: area,
			States: accessibility.StateSensitive, Actions: accessibility.ActionFocus})
		f.Print(area, "hunter2", limoni.Style{})
	}, func(p *Page) { p.ExpectNoFindings() })
	if !strings.Contains(r.fatal, "sensitive-exposure") || strings.Contains(r.fatal, "hunter2") {
		t.Errorf("failed with:\n%s", r.fatal)
	}
}
