package uitest

import (
	"context"
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"limoni/accessibility"
)

func TestClicksAreSentWithTheirSelector(t *testing.T) {
	app := newToy(of(accessibility.RoleButton, "Add").onClick(func() {}))
	passes(t, app, func(p *Page) {
		add := p.GetByRole("button", "Add")
		add.Click()
		add.DoubleClick()
		add.RightClick()
	})
	for i, want := range []accessibility.Mouse{{}, {Count: 2}, {Button: "right"}} {
		got := app.did[i]
		if got.Op != accessibility.OpClick || got.Mouse != want || got.Target != (accessibility.Selector{Role: "button", Label: "Add"}) || got.Key != 0 {
			t.Errorf("click %d sent %+v", i, got)
		}
	}
}

func TestWhatASelectorCannotSayGoesByKey(t *testing.T) {
	app := newToy(
		of(accessibility.RoleButton, "One").onClick(func() {}),
		of(accessibility.RoleButton, "Two").onClick(func() {}),
	)
	passes(t, app, func(p *Page) { p.GetByRole("button", "").Filter(Filter{HasText: "Tw"}).Click() })
	if got := app.did[0]; got.Key != app.widgets[1].Key || !got.Target.IsZero() {
		t.Errorf("sent %+v, want the key of Two", got)
	}
}

func TestUnhandledClicksAndKeysPass(t *testing.T) {
	app := newToy(of(accessibility.RoleText, "Hello"))
	logs := passes(t, app, func(p *Page) {
		p.GetByLabel("Hello").Click()
		p.Press("f5")
		p.Resize(30, 10)
		if got := p.LastResult().Verdict; got != accessibility.Unhandled {
			t.Errorf("the last verdict is %q", got)
		}
	})
	want := []string{
		`uitest: click "Hello" (unhandled)`,
		`uitest: press f5 (unhandled)`,
		`uitest: resize to 30x10 (unhandled)`,
	}
	if !slices.Equal(logs, want) {
		t.Errorf("logged %q", logs)
	}
}

func TestUnhandledActionsAndTextsFail(t *testing.T) {
	app := newToy(of(accessibility.RoleButton, "Add"))
	add := func(p *Page) Locator { return p.GetByLabel("Add") }
	fails(t, app, "uitest: cannot act \"expand\" on \"Add\"\ngot: unhandled: the node does not react to \"expand\"", func(p *Page) { add(p).Act("expand") })
	fails(t, app, "uitest: cannot fill \"Add\" with 1 character\ngot: unhandled: the node does not react to \"set-value\"", func(p *Page) { add(p).Fill("x") })
	fails(t, app, "uitest: cannot type 2 characters\ngot: unhandled: no text widget has the focus", func(p *Page) { p.Type("xy") })
	fails(t, app, "uitest: cannot paste 2 characters\ngot: unhandled: no text widget has the focus", func(p *Page) { p.Paste("xy") })
}

func TestInputIsNeverSentAgainAfterAVerdict(t *testing.T) {
	for _, v := range []accessibility.Verdict{accessibility.Unknown, accessibility.Dropped, "odd", ""} {
		app := newToy(of(accessibility.RoleButton, "Add").onClick(func() {}))
		host := &lossy{toy: app, verdict: v}
		r := &recorder{}
		end := make(chan struct{})
		go func() { defer close(end); New(r, host).GetByLabel("Add").Click() }()
		<-end
		if r.fatal == "" || len(app.did) != 1 {
			t.Errorf("%q: sent %d inputs and failed with %q, want one and a failure", v, len(app.did), r.fatal)
		}
	}
}

// lossy answers every input with one verdict.
type lossy struct {
	*toy
	verdict accessibility.Verdict
}

func (h *lossy) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	_, _ = h.toy.Do(ctx, req)
	return accessibility.Result{Verdict: h.verdict}, nil
}

func TestEndOfTheAppIsASuccess(t *testing.T) {
	app := newToy(of(accessibility.RoleButton, "Quit"))
	app.widgets[0].onClick(func() { app.ended = true })
	logs := passes(t, app, func(p *Page) {
		if p.Exited() {
			t.Error("ended before it was told to")
		}
		p.GetByLabel("Quit").Click()
		p.ExpectExit()
		if !p.Exited() || p.Tree() != `button "Quit"` {
			t.Errorf("exited %v, last tree %q", p.Exited(), p.Tree())
		}
	})
	if want := []string{`uitest: click "Quit" (the app ended)`}; !slices.Equal(logs, want) {
		t.Errorf("logged %q", logs)
	}
	fails(t, newToy(), "uitest: expected the app to end\ngot: it is running\ngave up: the app is idle", func(p *Page) { p.ExpectExit() })
}

func TestDoSendsAnyInput(t *testing.T) {
	app := newToy(of(accessibility.RoleList, "Tasks").onAct(func(a, v string) bool { return a == "select" }))
	req := accessibility.Request{
		Op: accessibility.OpAct, Action: "select",
		Target: accessibility.Selector{Label: "Tasks"}, Item: accessibility.Item{Position: 500},
	}
	logs := passes(t, app, func(p *Page) {
		if res := p.Do(req); res.Verdict != accessibility.Handled || res.Frame != 2 {
			t.Errorf("result %+v", res)
		}
	})
	if want := []string{"uitest: send act"}; !slices.Equal(logs, want) || app.did[0].Item.Position != 500 {
		t.Errorf("logged %q, sent %+v", logs, app.did)
	}
	req.Target.Label = "Nothing"
	fails(t, app, "uitest: cannot send act\ngot: no-such-node\ngave up: the app is idle", func(p *Page) { p.Do(req) })
}

func TestCheckThatEndsTheAppPasses(t *testing.T) {
	app := newToy(checkbox("Leave"))
	app.widgets[0].onClick(func() { app.ended = true })
	logs := passes(t, app, func(p *Page) { p.GetByLabel("Leave").Check() })
	if want := []string{`uitest: check "Leave" (the app ended)`}; !slices.Equal(logs, want) {
		t.Errorf("logged %q", logs)
	}
}

func TestTypeFocusesFirstAndKeepsWhatIsThere(t *testing.T) {
	name := field("Name").valued("Ann")
	app := newToy(of(accessibility.RoleButton, "Add"), name)
	logs := passes(t, app, func(p *Page) {
		p.GetByRole("input", "Name").Type("e ß")
		p.GetByRole("input", "Name").Type("!")
	})
	if name.Value != "Anne ß!" {
		t.Errorf("value %q", name.Value)
	}
	if got := ops(app); got != "act focus, text, text" {
		t.Errorf("sent %s", got)
	}
	want := []string{`uitest: type 3 characters into input "Name"`, `uitest: type 1 character into input "Name"`}
	if !slices.Equal(logs, want) {
		t.Errorf("logged %q", logs)
	}
}

func TestFocusIsTakenByAClickWhereThereIsNoAction(t *testing.T) {
	note := of(accessibility.RoleTextArea, "Note")
	note.text = func(s string) bool { note.Value += s; return true }
	app := newToy(note)
	note.onClick(func() { app.focus = note })
	passes(t, app, func(p *Page) {
		p.GetByLabel("Note").Type("x")
		p.Expect(p.GetByLabel("Note")).ToBeFocused()
	})
	if got := ops(app); got != "click, text" || note.Value != "x" {
		t.Errorf("sent %s, value %q", got, note.Value)
	}
}

func TestTextGoesNowhereWithoutTheFocus(t *testing.T) {
	name := field("Name")
	app := newToy(name, of(accessibility.RoleText, "Title"))
	app.focus = name
	fails(t, app, `
uitest: cannot type 2 characters into "Title"
got: it does not take the focus: text "Title"
gave up: the app is idle, no further frame will come`, func(p *Page) { p.GetByLabel("Title").Type("xy") })
	if name.Value != "" {
		t.Errorf("typed %q into another field", name.Value)
	}
}

func TestFillClearAndAct(t *testing.T) {
	name, volume := field("Name"), of(accessibility.RoleSlider, "Volume")
	volume.onAct(func(action, value string) bool { volume.Value = action + value; return true })
	app := newToy(name, volume)
	logs := passes(t, app, func(p *Page) {
		p.GetByLabel("Name").Fill("Ann")
		p.Expect(p.GetByLabel("Name")).ToHaveValue("Ann")
		p.GetByLabel("Name").Clear()
		p.Expect(p.GetByLabel("Name")).ToHaveValue("")
		p.GetByLabel("Volume").Act("show_menu")
		p.Expect(p.GetByLabel("Volume")).ToHaveValue("show-menu")
		p.GetByLabel("Volume").Act("scroll", "-3")
		p.Expect(p.GetByLabel("Volume")).ToHaveValue("scroll-3")
	})
	want := []string{
		`uitest: fill "Name" with 3 characters`,
		`uitest: clear "Name"`,
		`uitest: act "show_menu" on "Volume"`,
		`uitest: act "scroll" on "Volume" with 2 characters`,
	}
	if !slices.Equal(logs, want) {
		t.Errorf("logged %q", logs)
	}
}

func TestFocusAndPress(t *testing.T) {
	var keys []string
	list := of(accessibility.RoleList, "Tasks").onKey(func(c string) bool { keys = append(keys, c); return true })
	list.Actions = accessibility.ActionFocus
	name := field("Name").onKey(func(c string) bool { keys = append(keys, c); return true })
	app := newToy(list, name)
	logs := passes(t, app, func(p *Page) {
		p.GetByLabel("Tasks").Focus()
		p.Press("d")
		p.Press("shift+tab")
		p.GetByLabel("Name").Press("enter")
		p.GetByLabel("Name").Press("x")
		p.Press("y")
	})
	if got := strings.Join(keys, " "); got != "d shift+tab enter x y" {
		t.Errorf("pressed %s", got)
	}
	want := []string{
		`uitest: focus "Tasks"`,
		`uitest: press d`,
		`uitest: press shift+tab`,
		`uitest: press enter in "Name"`,
		`uitest: press a character in "Name"`,
		`uitest: press a character`,
	}
	if !slices.Equal(logs, want) {
		t.Errorf("logged %q", logs)
	}
}

func TestHoverIsForTheApp(t *testing.T) {
	app := newToy(of(accessibility.RoleButton, "Add"))
	passes(t, app, func(p *Page) { p.GetByRole("button", "Add").Hover() })
	if got := app.did[0]; got.Op != accessibility.OpHover || got.Target.Label != "Add" {
		t.Errorf("sent %+v", got)
	}
	app.widgets[0].Bounds = image.Rectangle{}
	fails(t, app, `
uitest: cannot hover over button "Add"
got: hidden: `, func(p *Page) { p.GetByRole("button", "Add").Hover() })
}

func TestCheckUncheckAndSelectClickAtMostOnce(t *testing.T) {
	box := checkbox("Ship")
	row := of(accessibility.RoleListItem, "Row").is(accessibility.StateUnselected)
	row.onClick(func() { row.become(accessibility.StateUnselected, accessibility.StateSelected) })
	bold := of(accessibility.RoleToggleButton, "Bold").is(accessibility.StateUnpressed)
	bold.onClick(func() { bold.States ^= accessibility.StatePressed | accessibility.StateUnpressed })
	radio := of(accessibility.RoleRadioButton, "Red").is(accessibility.StateUnchecked)
	radio.onClick(func() { radio.become(accessibility.StateUnchecked, accessibility.StateChecked) })
	app := newToy(box, row, bold, radio)
	logs := passes(t, app, func(p *Page) {
		for range 2 {
			p.GetByLabel("Ship").Check()
			p.Expect(p.GetByLabel("Ship")).ToBeChecked()
		}
		for range 2 {
			p.GetByLabel("Ship").Uncheck()
			p.Expect(p.GetByLabel("Ship")).Not().ToBeChecked()
		}
		for range 2 {
			p.GetByLabel("Row").Select()
			p.Expect(p.GetByLabel("Row")).ToBeSelected()
		}
		p.GetByLabel("Bold").Check()
		p.Expect(p.GetByLabel("Bold")).ToBeChecked()
		p.GetByLabel("Red").Select()
		p.GetByLabel("Red").Select()
	})
	want := []string{
		`uitest: check "Ship"`, `uitest: check "Ship" (it is already)`,
		`uitest: uncheck "Ship"`, `uitest: uncheck "Ship" (it is already)`,
		`uitest: select "Row"`, `uitest: select "Row" (it is already)`,
		`uitest: check "Bold"`,
		`uitest: select "Red"`, `uitest: select "Red" (it is already)`,
	}
	if !slices.Equal(logs, want) {
		t.Errorf("logged %q", logs)
	}
	if len(app.did) != 5 {
		t.Errorf("clicked %d times, want 5", len(app.did))
	}
}

func TestCheckThatChangesNothingFails(t *testing.T) {
	stuck := of(accessibility.RoleCheckbox, "Stuck").is(accessibility.StateUnchecked).onClick(func() {})
	dead := of(accessibility.RoleCheckbox, "Dead").is(accessibility.StateUnchecked)
	app := newToy(stuck, dead, of(accessibility.RoleButton, "Add"))
	fails(t, app, `
uitest: cannot check "Stuck"
got: after the click: checkbox "Stuck" [unchecked]
gave up: the app is idle`, func(p *Page) { p.GetByLabel("Stuck").Check() })
	fails(t, app, `
uitest: cannot check "Dead"
got: unhandled: nothing reacts to a click on checkbox "Dead" [unchecked]
focus`, func(p *Page) { p.GetByLabel("Dead").Check() })
	fails(t, app, `
uitest: cannot check "Add"
got: one cannot check button "Add"
focus`, func(p *Page) { p.GetByLabel("Add").Check() })
	if len(app.did) != 2 {
		t.Errorf("clicked %d times, want 2", len(app.did))
	}
}

func TestClickBringsItsNodeIntoViewFirst(t *testing.T) {
	far := of(accessibility.RoleButton, "Far").is(accessibility.StateOffscreen)
	far.Actions = accessibility.ActionFocus
	far.onClick(func() {})
	app := newToy(far)
	app.after(time.Second, func() {})
	host := &scrolling{toy: app, far: far}
	r := &recorder{}
	end := make(chan struct{})
	go func() { defer close(end); New(r, host).GetByLabel("Far").Click() }()
	<-end
	if got := ops(app); r.fatal != "" || got != "act focus, click" {
		t.Errorf("sent %s; %s", got, r.fatal)
	}
	if app.now != 0 {
		t.Errorf("moved the clock to %v for a frame that was there", app.now)
	}
}

// scrolling brings the focused node into view.
type scrolling struct {
	*toy
	far *widget
}

func (h *scrolling) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	res, err := h.toy.Do(ctx, req)
	if h.focus == h.far {
		h.far.become(accessibility.StateOffscreen, 0)
		h.far.Bounds = image.Rect(0, 0, 5, 1)
	}
	return res, err
}

// What is typed may be a password: it is in no log, and in a failure only
// where the app itself shows it.
func TestTypedTextIsInNoLog(t *testing.T) {
	const canary = "correct horse"
	secret := field("Password").is(accessibility.StateSensitive)
	app := newToy(secret)
	r := on(app, func(p *Page) {
		p.GetByLabel("Password").Type(canary)
		p.GetByLabel("Password").Fill(canary)
		p.Type(canary)
		p.Paste(canary)
		p.GetByLabel("Password").Act("set-value", canary)
		secret.refuse = accessibility.ErrBadValue
		p.GetByLabel("Password").Fill(canary)
	})
	if len(r.logs) != 5 || !strings.Contains(r.fatal, "got: bad-value") || secret.Value != canary {
		t.Fatalf("logged %q, failed with %q, value %q", r.logs, r.fatal, secret.Value)
	}
	if all := fmt.Sprint(r.logs, r.fatal); strings.Contains(all, canary) {
		t.Errorf("the text is told:\n%s", all)
	}
}

func TestShortTextsAreHiddenWhereQuoted(t *testing.T) {
	req := accessibility.Request{Text: "not"}
	if got := hide(`"not" is not a number`, req); got != `"…" is not a number` {
		t.Errorf("got %s", got)
	}
}

// ops lists what was sent.
func ops(app *toy) string {
	var out []string
	for _, req := range app.did {
		out = append(out, strings.TrimSpace(string(req.Op)+" "+req.Action))
	}
	return strings.Join(out, ", ")
}
