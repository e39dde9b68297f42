package uitest

import (
	"regexp"
	"testing"

	"limoni/accessibility"
)

// shop is two lists with rows that have cells, and a dialog.
func shop() (app *toy, dialog *widget) {
	fruit := of(accessibility.RoleList, "Fruit").id("fruit")
	lemon := of(accessibility.RoleListItem, "Lemon").inside(fruit).is(accessibility.StateSelected)
	lime := of(accessibility.RoleListItem, "Lime").inside(fruit).is(accessibility.StateUnselected)
	price := of(accessibility.RoleText, "2 for 1").inside(lime)
	tools := of(accessibility.RoleList, "Tools")
	knife := of(accessibility.RoleListItem, "Lemon  knife").inside(tools)
	dialog = of(accessibility.RoleDialog, "Buy?")
	yes := of(accessibility.RoleButton, "Yes").inside(dialog)
	amount := field("Amount").inside(dialog).valued("12")
	return newToy(fruit, lemon, lime, price, tools, knife, dialog, yes, amount), dialog
}

func TestLocatorsCount(t *testing.T) {
	app, _ := shop()
	passes(t, app, func(p *Page) {
		rows := p.GetByRole("list-item", "")
		fruit, tools := p.GetByRole("list", "Fruit"), p.GetByLabel("Tools")
		for _, c := range []struct {
			l    Locator
			want int
			text string
		}{
			{rows, 3, `list-item`},
			{p.GetByRole("listitem", "Lemon"), 1, `list-item "Lemon"`},
			{p.GetByRole("list_item", "lemon"), 0, `list-item "lemon"`},
			{p.GetByRole(accessibility.RoleListItem, "Lem", Contains()), 2, `list-item with label containing "Lem"`},
			{p.GetByRole("list-item", "", Regexp(regexp.MustCompile(`(?i)^l\w+$`))), 2, `list-item matching /(?i)^l\w+$/`},
			{p.GetByLabel(" Lemon knife"), 1, `" Lemon knife"`},
			{p.GetByLabel("", Regexp(regexp.MustCompile(`n k`))), 1, `any node matching /n k/`},
			{p.GetByText("12"), 1, `any node with text "12"`},
			{p.GetByText("Lemon"), 2, `any node with text "Lemon"`},
			{p.GetByID("fruit"), 1, `#fruit`},
			{p.Locator(`list-item "Lime" [unselected]`), 1, `list-item "Lime"`},
			{rows.Within(fruit), 2, `list-item in list "Fruit"`},
			{rows.Within(tools), 1, `list-item in "Tools"`},
			{rows.Within(p.GetByRole("dialog", "")), 0, `list-item in dialog`},
			{rows.Within(p.GetByRole("menu", "")), 0, `list-item in menu`},
			{rows.Nth(1), 1, `list-item nth 1`},
			{rows.Nth(3), 0, `list-item nth 3`},
			{rows.Nth(-4), 0, `list-item nth -4`},
			{rows.First().First(), 1, `list-item nth 0 nth 0`},
			{rows.First().Nth(1), 0, `list-item nth 0 nth 1`},
			{rows.First().Nth(-1), 1, `list-item nth 0 nth -1`},
			{rows.Last().Within(fruit), 0, `list-item nth -1 in list "Fruit"`},
			{rows.Within(fruit).Last(), 1, `list-item in list "Fruit" nth -1`},
			{rows.Filter(Filter{States: accessibility.StateSelected}), 1, `list-item [selected]`},
			{rows.Filter(Filter{NotStates: accessibility.StateSelected}), 2, `list-item [not selected]`},
			{rows.Filter(Filter{HasText: "for"}), 1, `list-item with text "for"`},
			{rows.Filter(Filter{HasNotText: "for"}), 2, `list-item without text "for"`},
			{rows.Filter(Filter{Has: p.GetByRole("text", "")}), 1, `list-item having text`},
			{rows.Filter(Filter{HasNot: p.GetByRole("text", "")}), 2, `list-item having no text`},
			{rows.Filter(Filter{Has: rows}), 0, `list-item having list-item`},
			{rows.Filter(Filter{HasText: "Lemon", NotStates: accessibility.StateSelected}), 1, `list-item [not selected] with text "Lemon"`},
			{p.GetByRole("list", "").Filter(Filter{Has: rows.Filter(Filter{HasText: "Lime"})}), 1, `list having (list-item with text "Lime")`},
			{rows.Within(p.GetByRole("list", "").Filter(Filter{HasText: "knife"})), 1, `list-item in (list with text "knife")`},
			{p.GetByRole("list", "").Within(p.GetByRole("list", "").Last()), 0, `list in (list nth -1)`},
			{p.GetByRole("list", "").Within(p.GetByRole("list", "").Filter(Filter{HasText: "knife"})), 0, `list in (list with text "knife")`},
			{p.GetByRole("input", "").WithValue("12"), 1, `input with value "12"`},
			{p.GetByRole("input", "").WithValue(""), 0, `input with value ""`},
			{p.GetByRole("input", "").First().WithValue("1"), 0, `input nth 0 with value "1"`},
		} {
			if got := c.l.Count(); got != c.want {
				t.Errorf("%v: %d matches, want %d", c.l, got, c.want)
			}
			if got := c.l.String(); got != c.text {
				t.Errorf("reads %q, want %q", got, c.text)
			}
		}
	})
}

func TestExactLabelsAreTheDefault(t *testing.T) {
	app := newToy(
		of(accessibility.RoleCell, "1 Dec 2022"), of(accessibility.RoleCell, "11 Dec 2022"),
		of(accessibility.RoleCell, "21 Dec 2022"), of(accessibility.RoleCell, "1 DEC 2022"),
	)
	passes(t, app, func(p *Page) {
		p.Expect(p.GetByRole("cell", "1 Dec 2022")).ToHaveCount(1)
		p.Expect(p.GetByRole("cell", "1 Dec 2022", Contains())).ToHaveCount(3)
		p.Expect(p.GetByRole("cell", "", Regexp(regexp.MustCompile("(?i)1 dec 2022")))).ToHaveCount(4)
	})
}

func TestLocatorIsResolvedAtEachUse(t *testing.T) {
	app, dialog := shop()
	passes(t, app, func(p *Page) {
		yes := p.GetByRole("button", "Yes").Within(p.GetByRole("dialog", ""))
		p.Expect(yes).ToBeVisible()
		if got := yes.Node(); got.Label != "Yes" || got.Role != accessibility.RoleButton {
			t.Errorf("node %+v", got)
		}
		app.remove(dialog)
		p.Expect(yes).ToHaveCount(0)
		p.Expect(yes).Not().ToBeVisible()
	})
}

func TestNarrowingLeavesTheLocatorAsItWas(t *testing.T) {
	app, _ := shop()
	passes(t, app, func(p *Page) {
		has := Regexp(regexp.MustCompile("L"))
		base := p.GetByRole("list-item", "", has, has, has)
		a := base.Filter(Filter{HasText: "Lime"})
		b := base.Filter(Filter{HasText: "knife"})
		if a.Count() != 1 || b.Count() != 1 || base.Count() != 3 || a.Node().Label != "Lime" || b.Node().Label != "Lemon  knife" {
			t.Errorf("%v, %v, %v", base, a, b)
		}
	})
}

func TestAmbiguousContainerDecidesNothing(t *testing.T) {
	app, _ := shop()
	rows := func(p *Page, lists Locator) Locator { return p.GetByRole("list-item", "Nothing").Within(lists) }
	for _, lists := range []func(*Page) Locator{
		func(p *Page) Locator { return p.GetByRole("list", "") },
		func(p *Page) Locator { return p.GetByRole("list", "", Regexp(regexp.MustCompile("."))) },
	} {
		fails(t, app, "", func(p *Page) { p.Expect(rows(p, lists(p))).Not().ToBeVisible() })
		fails(t, app, "", func(p *Page) { p.Expect(rows(p, lists(p))).ToHaveCount(0) })
		fails(t, app, "", func(p *Page) { p.Expect(rows(p, lists(p))).Not().ToHaveCount(1) })
		fails(t, app, "uitest: count of list-item \"Nothing\" in ", func(p *Page) { rows(p, lists(p)).Count() })
	}
	fails(t, app, `
uitest: expected list-item "Nothing" in (list matching /./) not to be visible
got: ambiguous: the container list matching /./ has 2 matches, want exactly one
gave up: the app is idle, no further frame will come
candidates:
  list "Fruit" #fruit
    Nth(0), column 3, row 1, 10x1
  list "Tools"
    Nth(1), column 3, row 5, 10x1
focus`, func(p *Page) {
		p.Expect(rows(p, p.GetByRole("list", "", Regexp(regexp.MustCompile("."))))).Not().ToBeVisible()
	})
}

func TestWhatNamesNothingFailsAtOnce(t *testing.T) {
	app, _ := shop()
	fails(t, app, `uitest: GetByRole: selector "buton" cannot be read: "buton" is no role; near ones are button`, func(p *Page) { p.GetByRole("buton", "Yes") })
	fails(t, app, `uitest: GetByLabel("") would match every node; give a label`, func(p *Page) { p.GetByLabel("") })
	fails(t, app, `uitest: GetByText("") would match every node; give a text`, func(p *Page) { p.GetByText("") })
	fails(t, app, `uitest: GetByID("") would match every node; give an ID`, func(p *Page) { p.GetByID("") })
	fails(t, app, `uitest: Locator: bad-value: empty selector: it would match every node`, func(p *Page) { p.Locator("") })
	fails(t, app, `uitest: Locator: bad-value: selector "[" cannot be read`, func(p *Page) { p.Locator("[") })
	app.add(of("gauge", "Speed"))
	passes(t, app, func(p *Page) { p.Expect(p.GetByRole("gauge", "Speed")).ToBeVisible() })
}

func TestNearestAreWhatTheFilterDropped(t *testing.T) {
	app, _ := shop()
	fails(t, app, `
uitest: expected list-item in list "Fruit" with text "Kiwi" to be visible
got: 0 matches
gave up: the app is idle, no further frame will come
nearest:
  list-item "Lemon" [selected]
  list-item "Lime"
focus`, func(p *Page) {
		rows := p.GetByRole("list-item", "").Within(p.GetByRole("list", "Fruit")).Filter(Filter{HasText: "Kiwi"})
		p.Expect(rows).ToBeVisible()
	})
}

// A text that says what the field beside it is called is no control.
func TestGetByLabelPrefersControls(t *testing.T) {
	s := &accessibility.Snapshot{Tree: accessibility.Tree{Nodes: []accessibility.Node{
		{Key: 1, Role: accessibility.RoleText, Label: "Host", Parent: -1},
		{Key: 2, Role: accessibility.RoleInput, Label: "Host", Parent: -1},
		{Key: 3, Role: accessibility.RoleText, Label: "Only text", Parent: -1},
	}}}
	page := &Page{t: t}
	for label, want := range map[string]int{"Host": 1, "Only text": 2} {
		if found, err := page.GetByLabel(label).find(&s.Tree); err != nil || len(found) != 1 || found[0] != want {
			t.Errorf("GetByLabel(%q) finds %v, %v; want node %d", label, found, err, want)
		}
	}
}
