package main

import (
	"testing"

	"limoni/uitest"
)

func TestPick(t *testing.T) {
	for name, pick := range map[string]func(page *uitest.Page){
		"by keys":     func(page *uitest.Page) { page.Press("down"); page.Press("enter") },
		"by filter":   func(page *uitest.Page) { page.GetByID("query").Type("NEX"); page.Press("enter") },
		"by mouse":    func(page *uitest.Page) { page.GetByRole("list-item", "next").Click() },
		"by semantic": func(page *uitest.Page) { page.GetByRole("list-item", "next").Act("activate") },
	} {
		t.Run(name, func(t *testing.T) {
			a := newApp([]string{"main", "next", "fix-login"})
			page := uitest.Run(t, 40, 8, a.draw)
			pick(page)
			page.ExpectExit()
			if a.answer != "next" {
				t.Errorf("the answer is %q, want next", a.answer)
			}
		})
	}
}

func TestNothingMatches(t *testing.T) {
	a := newApp([]string{"main", "next"})
	page := uitest.Run(t, 40, 8, a.draw)
	page.GetByID("query").Type("zzz")
	page.Expect(page.GetByRole("list-item", "")).ToHaveCount(0)
	page.Press("enter")
	page.Press("backspace")
	page.Press("esc") // the text back to what it was
	page.Expect(page.GetByRole("list-item", "main")).ToBeVisible()
	page.Press("esc")
	page.ExpectExit()
	if a.answer != "" {
		t.Errorf("the answer is %q, want none", a.answer)
	}
}
