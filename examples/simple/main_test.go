package main

import (
	"testing"

	"limoni/uitest"
)

func TestGreet(t *testing.T) {
	page := uitest.Run(t, 50, 8, new(app).draw)
	page.Expect(page.GetByID("greeting")).Not().ToBeVisible()
	page.GetByID("name").Type("Ada")
	page.GetByRole("button", "Greet").Click()
	page.Expect(page.GetByID("greeting")).ToHaveLabel("Hello, Ada!")
	page.Press("ctrl+q")
	page.ExpectExit()
}
