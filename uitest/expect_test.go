package uitest

import (
	"image"
	"strings"
	"testing"

	"limoni/accessibility"
)

// exhibit has one of everything the matchers judge; each name is an ID.
func exhibit() *toy {
	group := of(accessibility.RoleGroup, "Off").id("group").is(accessibility.StateDisabled)
	app := newToy(
		of(accessibility.RoleButton, "Plain  button").id("plain"),
		of(accessibility.RoleCheckbox, "On").id("on").is(accessibility.StateChecked),
		of(accessibility.RoleCheckbox, "Half").id("half").is(accessibility.StateMixed),
		of(accessibility.RoleToggleButton, "Down").id("down").is(accessibility.StatePressed),
		of(accessibility.RoleListItem, "Row").id("row").is(accessibility.StateSelected),
		of(accessibility.RoleTreeItem, "Branch").id("open").is(accessibility.StateExpanded),
		of(accessibility.RoleTreeItem, "Twig").id("closed").is(accessibility.StateCollapsed),
		field("Name").id("name").valued("Ann Lee"),
		field("Busy").id("busy").is(accessibility.StateBusy|accessibility.StateInvalid),
		group,
		of(accessibility.RoleButton, "In it").id("in").inside(group),
		of(accessibility.RoleText, "Gone").id("hidden").is(accessibility.StateHidden),
		of(accessibility.RoleText, "Away").id("away").is(accessibility.StateOffscreen),
		of(accessibility.RoleText, "Twice").id("twice"),
		of(accessibility.RoleText, "Twice").id("twice"),
		of(accessibility.RoleText, "Clipped").id("clipped"),
	)
	app.widgets[15].Bounds = image.Rectangle{}
	app.focus = app.widgets[7]
	return app
}

func TestMatchersAndTheirNegations(t *testing.T) {
	for _, m := range []struct {
		name   string
		match  func(Expectation)
		yes    []string
		no     []string
		wanted string
	}{
		{"visible", Expectation.ToBeVisible, []string{"plain", "in"}, []string{"hidden", "away", "clipped"}, "to be visible"},
		{"count", func(e Expectation) { e.ToHaveCount(2) }, []string{"twice"}, []string{"plain", "missing"}, "to have 2 matches"},
		{"label", func(e Expectation) { e.ToHaveLabel("Plain button") }, []string{"plain"}, []string{"on"}, `to have label "Plain button"`},
		{"label part", func(e Expectation) { e.ToContainLabel("n b") }, []string{"plain"}, []string{"on"}, `to have a label that contains "n b"`},
		{"value", func(e Expectation) { e.ToHaveValue("Ann Lee") }, []string{"name"}, []string{"busy", "plain"}, `to have value "Ann Lee"`},
		{"value part", func(e Expectation) { e.ToContainValue("n L") }, []string{"name"}, []string{"busy", "plain"}, `to have a value that contains "n L"`},
		{"focused", Expectation.ToBeFocused, []string{"name"}, []string{"busy"}, "to be focused"},
		{"checked", Expectation.ToBeChecked, []string{"on", "down"}, []string{"half", "plain"}, "to be checked"},
		{"selected", Expectation.ToBeSelected, []string{"row"}, []string{"plain", "on"}, "to be selected"},
		{"expanded", Expectation.ToBeExpanded, []string{"open"}, []string{"closed", "plain"}, "to be expanded"},
		{"disabled", Expectation.ToBeDisabled, []string{"group", "in"}, []string{"plain"}, "to be disabled"},
		{"enabled", Expectation.ToBeEnabled, []string{"plain"}, []string{"group", "in"}, "to be enabled"},
		{"state", func(e Expectation) { e.ToHaveState(accessibility.StateBusy | accessibility.StateInvalid) }, []string{"busy"}, []string{"plain"}, "to have state [busy, invalid]"},
	} {
		t.Run(m.name, func(t *testing.T) {
			app := exhibit()
			for _, id := range m.yes {
				passes(t, app, func(p *Page) { m.match(p.Expect(p.GetByID(id))) })
				passes(t, app, func(p *Page) { m.match(p.Expect(p.GetByID(id)).Not().Not()) })
				fails(t, app, "uitest: expected #"+id+" not "+m.wanted+"\ngot: ", func(p *Page) { m.match(p.Expect(p.GetByID(id)).Not()) })
			}
			for _, id := range m.no {
				passes(t, app, func(p *Page) { m.match(p.Expect(p.GetByID(id)).Not()) })
				fails(t, app, "uitest: expected #"+id+" "+m.wanted+"\ngot: ", func(p *Page) { m.match(p.Expect(p.GetByID(id))) })
			}
		})
	}
}

func TestMatchersSayWhatIsThereInstead(t *testing.T) {
	app := exhibit()
	for _, c := range []struct {
		got  string
		body func(*Page)
	}{
		{`got: label "On"`, func(p *Page) { p.Expect(p.GetByID("on")).ToHaveLabel("Off") }},
		{`got: value "Ann Lee"`, func(p *Page) { p.Expect(p.GetByID("name")).ToContainValue("Bo") }},
		{`got: checkbox "Half" [mixed] #half`, func(p *Page) { p.Expect(p.GetByID("half")).ToBeChecked() }},
		{`got: no visible cell: text "Away" [offscreen] #away`, func(p *Page) { p.Expect(p.GetByID("away")).ToBeVisible() }},
		{`got: button "Plain  button" #plain`, func(p *Page) { p.Expect(p.GetByID("plain")).Not().ToBeVisible() }},
		{`got: 1
gave up: the app is idle, no further frame will come
matches, as Nth counts them:
  checkbox "On" [checked] #on
    Nth(0), column 3, row 2, 10x1
focus`, func(p *Page) { p.Expect(p.GetByID("on")).ToHaveCount(2) }},
	} {
		if got := on(app, c.body).fatal; !strings.Contains(got, "\n"+c.got) {
			t.Errorf("failed with:\n%s\nwant %s", got, c.got)
		}
	}
}

// single are all matchers that judge one node.
var single = map[string]func(Expectation){
	"label":      func(e Expectation) { e.ToHaveLabel("x") },
	"label part": func(e Expectation) { e.ToContainLabel("x") },
	"value":      func(e Expectation) { e.ToHaveValue("x") },
	"value part": func(e Expectation) { e.ToContainValue("x") },
	"focused":    Expectation.ToBeFocused,
	"checked":    Expectation.ToBeChecked,
	"selected":   Expectation.ToBeSelected,
	"expanded":   Expectation.ToBeExpanded,
	"disabled":   Expectation.ToBeDisabled,
	"enabled":    Expectation.ToBeEnabled,
	"state":      func(e Expectation) { e.ToHaveState(accessibility.StateBusy) },
}

func TestSingleNodeMatchersNeedExactlyOneMatchEitherWay(t *testing.T) {
	for name, match := range single {
		t.Run(name, func(t *testing.T) {
			app := exhibit()
			for id, got := range map[string]string{"missing": "0 matches", "twice": "2 matches, want exactly one"} {
				for _, not := range []bool{false, true} {
					r := on(app, func(p *Page) {
						e := p.Expect(p.GetByID(id))
						if not {
							e = e.Not()
						}
						match(e)
					})
					if !strings.Contains(r.fatal, "\ngot: "+got+"\n") {
						t.Errorf("#%s, negated %v: failed with:\n%s", id, not, r.fatal)
					}
				}
			}
		})
	}
}

func TestNotVisiblePassesOnNoneAndFailsOnSeveral(t *testing.T) {
	app := exhibit()
	passes(t, app, func(p *Page) { p.Expect(p.GetByID("missing")).Not().ToBeVisible() })
	fails(t, app, `
uitest: expected #missing to be visible
got: 0 matches
`, func(p *Page) { p.Expect(p.GetByID("missing")).ToBeVisible() })
	for _, not := range []string{"", "not "} {
		fails(t, app, `
uitest: expected text "Twice" `+not+`to be visible
got: 2 matches, want exactly one
gave up: the app is idle, no further frame will come
candidates, as Nth counts them:
  text "Twice" #twice nth 0
    Nth(0), column 3, row 14, 10x1
  text "Twice" #twice nth 1
    Nth(1), column 3, row 15, 10x1
focus`, func(p *Page) {
			e := p.Expect(p.GetByRole("text", "Twice"))
			if not != "" {
				e = e.Not()
			}
			e.ToBeVisible()
		})
	}
}

// A secret has no value to compare: neither answer would mean anything, and
// the expected one does not belong in a log.
func TestValueOfASecretIsNotAsserted(t *testing.T) {
	app := newToy(field("Password").is(accessibility.StateSensitive))
	for name, match := range map[string]func(Expectation){
		"value": func(e Expectation) { e.ToHaveValue("hunter2") },
		"part":  func(e Expectation) { e.ToContainValue("hunter2") },
	} {
		for _, not := range []bool{false, true} {
			r := on(app, func(p *Page) {
				e := p.Expect(p.GetByRole("input", "Password"))
				if not {
					e = e.Not()
				}
				match(e)
			})
			if !strings.Contains(r.fatal, "7 characters\ngot: a sensitive node, whose value is told to nobody\nfocus") || strings.Contains(r.fatal, "hunter2") {
				t.Errorf("%s, negated %v: failed with:\n%s", name, not, r.fatal)
			}
		}
	}
}
