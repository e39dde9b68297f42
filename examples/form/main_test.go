package main

import (
	"context"
	"testing"
	"time"

	"limoni/uitest"
)

func open(t *testing.T) (*wizard, *uitest.Page) {
	w := newWizard()
	w.find = func(_ context.Context, name string) bool { return name == "ada" }
	return w, uitest.Program(t, 80, 20, w)
}

func TestWizardFromBeginToEnd(t *testing.T) {
	w, page := open(t)
	page.Expect(page.GetByID("step")).ToHaveLabel("Step 1 of 3: You")
	page.GetByID("name").Type("grace")
	page.Advance(time.Second)
	page.Expect(page.GetByID("free")).ToHaveLabel("The name is free.")
	page.Press("tab")
	page.Type("grace@example.org")
	page.ExpectNoFindings()
	page.Press("enter")
	page.Expect(page.GetByID("step")).ToHaveLabel("Step 2 of 3: Server")
	page.Expect(page.GetByID("size")).ToBeFocused()
	page.Press("down")
	page.ExpectNoFindings()
	page.GetByRole("button", "Next").Click()
	page.Expect(page.GetByID("text")).ToHaveLabel("A medium server on port 8080 for grace <grace@example.org>.")
	page.Press("enter")
	page.Expect(page.GetByID("agree")).ToBeFocused()
	page.Press("space")
	page.Press("enter")
	page.ExpectExit()
	if !w.done {
		t.Error("nothing was ordered")
	}
}

func TestWhatIsWrongIsSaidAndGoneTo(t *testing.T) {
	_, page := open(t)
	page.GetByID("email").Type("nowhere")
	page.Press("enter")
	page.Expect(page.GetByID("step")).ToHaveLabel("Step 1 of 3: You")
	page.Expect(page.GetByID("name")).ToBeFocused()
	page.Expect(page.GetByRole("text", "is required")).ToBeVisible()
	page.GetByID("name").Type("ada")
	page.Advance(time.Second)
	page.Expect(page.GetByRole("text", "is taken already")).ToBeVisible()
	page.ExpectNoFindings()
}

// What is typed further is asked for instead, and the answer to the older
// question does not count.
func TestTheLastNameIsTheOneThatCounts(t *testing.T) {
	w, page := open(t)
	page.GetByID("name").Type("ada")
	page.Advance(200 * time.Millisecond)
	page.GetByID("name").Type("m")
	page.Advance(time.Second)
	page.Expect(page.GetByID("free")).ToBeVisible()
	if _, asked := w.taken["ada"]; asked {
		t.Error("a name was asked for that was typed on")
	}
}

func TestBackKeepsWhatWasTyped(t *testing.T) {
	_, page := open(t)
	page.GetByID("name").Type("grace")
	page.Advance(time.Second)
	page.Expect(page.GetByID("free")).ToBeVisible()
	page.GetByID("email").Type("g@example.org")
	page.GetByRole("button", "Next").Click()
	page.GetByID("port").Fill("99999")
	page.GetByRole("button", "Next").Click()
	page.Expect(page.GetByID("port")).ToBeFocused()
	page.GetByRole("button", "Back").Click()
	page.Expect(page.GetByID("name")).ToHaveValue("grace")
	page.Press("ctrl+q")
	page.ExpectExit()
}
