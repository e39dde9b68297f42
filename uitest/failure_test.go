package uitest

import (
	"testing"
	"time"

	"limoni/accessibility"
)

func TestFailureTellsAllThereIsToKnow(t *testing.T) {
	name := field("Name").id("name")
	save := of(accessibility.RoleButton, "Save file")
	save.onClick(func() {})
	app := newToy(of(accessibility.RoleGroup, "Form"), name, save)
	name.in, save.in = app.widgets[0], app.widgets[0]
	app.screen = "Save file? (y, n)"
	got := fails(t, app, `
uitest: expected button "Save" to be visible
got: 0 matches
gave up: the app is idle, no further frame will come
nearest:
  button "Save file"
done so far:
  type 7 characters into input "Name"
  click button "Save file"
focus: input "Name"="secrets" [focused] #name
app: running, frame 4, 20x4
tree:
  group "Form"
   input "Name"="secrets" [focused] #name
   button "Save file"
screen:
  Save file? (y, n)`, func(p *Page) {
		p.GetByRole("input", "Name").Type("secrets")
		p.GetByRole("button", "Save file").Click()
		p.Expect(p.GetByRole("button", "Save")).ToBeVisible()
	})
	if got == "" {
		t.FailNow()
	}
}

func TestAmbiguityListsEachCandidate(t *testing.T) {
	app := newToy(
		of(accessibility.RoleButton, "Save"),
		of(accessibility.RoleButton, "Save"),
		of(accessibility.RoleButton, "Save").id("last").is(accessibility.StateHidden),
	)
	fails(t, app, `
uitest: cannot click button "Save"
got: 3 matches, want exactly one
gave up: the app is idle, no further frame will come
candidates, as Nth counts them:
  button "Save" nth 0
    Nth(0), column 3, row 1, 10x1
  button "Save" nth 1
    Nth(1), column 3, row 2, 10x1
  button "Save" [hidden] #last
    Nth(2), no visible cell
focus: nothing
app: running, frame 1, 20x4
tree:
  button "Save"
  button "Save"
  button "Save" [hidden] #last`, func(p *Page) {
		p.GetByRole("button", "Save").Click()
	})
	if len(app.did) != 0 {
		t.Errorf("an ambiguous click sent %d inputs", len(app.did))
	}
	passes(t, app, func(p *Page) {
		for _, line := range []string{`button "Save" nth 1`, `button "Save" [hidden] #last`} {
			p.Expect(p.Locator(line)).ToHaveCount(1)
		}
	})
}

func TestFailureNamesTheTimeout(t *testing.T) {
	app := newToy(of(accessibility.RoleText, "Loading"))
	app.pending = []string{"load"}
	app.work = make(chan func())
	fails(t, app, `
uitest: expected text "Loading" not to be visible
got: text "Loading"
gave up: timed out after 20ms
focus: nothing
app: running, frame 1, 20x4
pending:
  load
tree:
  text "Loading"`, func(p *Page) {
		p.Expect(p.GetByText("Loading")).ToBeVisible()
		p.Expect(p.GetByRole("text", "Loading")).Not().ToBeVisible()
	}, WithTimeout(20*time.Millisecond))
}

func TestFailureSaysThatTheAppEnded(t *testing.T) {
	quit := of(accessibility.RoleButton, "Quit")
	app := newToy(quit)
	quit.onClick(func() { app.ended = true })
	fails(t, app, `
uitest: expected button "Quit" to be focused
gave up: the app has ended
done so far:
  click button "Quit" (the app ended)
focus: nothing
app: ended, frame 1, 20x4
tree:
  button "Quit"`, func(p *Page) {
		p.GetByRole("button", "Quit").Click()
		p.Expect(p.GetByRole("button", "Quit")).ToBeFocused()
	})
}

func TestFailureKeepsSecretsOfATreeThatTellsThem(t *testing.T) {
	secret := of(accessibility.RoleInput, "Password").is(accessibility.StateSensitive).valued("hunter2")
	inside := of(accessibility.RoleText, "hunter2").inside(secret)
	app := newToy(secret, inside)
	app.screen = "xxhunter2"
	fails(t, app, `
uitest: expected text in "Password" to have label "x"
got: label ""
gave up: the app is idle, no further frame will come
focus: nothing
app: running, frame 1, 20x4
tree:
  input "Password" [sensitive]
   text
screen:
  xx**********`, func(p *Page) {
		p.Expect(p.GetByRole("text", "").Within(p.GetByLabel("Password"))).ToHaveLabel("x")
	})
}

func TestProblemOfTheAppIsFatalInAStrictPage(t *testing.T) {
	app := newToy(of(accessibility.RoleButton, "Add"))
	add := app.widgets[0]
	add.onClick(func() { app.problems = []string{`two siblings have the ID "row"`} })
	fails(t, app, `
uitest: cannot look at the app
gave up: the app has a problem with itself: two siblings have the ID "row"
focus: nothing
app: running, frame 2, 20x4
problems:
  two siblings have the ID "row"
tree:
  button "Add"`, func(p *Page) { p.GetByLabel("Add").Click() }, strict)
	passes(t, app, func(p *Page) { p.GetByLabel("Add").Click() }, strict, AllowProblems())
	passes(t, app, func(p *Page) { p.GetByLabel("Add").Click() })
}

func strict(p *Page) { p.strict = true }
