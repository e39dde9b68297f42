package main

import (
	"testing"

	"limoni/uitest"
)

func TestRating(t *testing.T) {
	a := new(app)
	page := uitest.Run(t, 70, 4, a.draw)
	rating := page.GetByRole("slider", "Rating")
	rating.Press("right")
	rating.Act("increment")
	page.Expect(rating).ToHaveValue("2 stars")
	rating.Click() // the middle star
	page.Expect(rating).ToHaveValue("3 stars")
	rating.Press("left")
	page.Expect(rating).ToHaveValue("2 stars")
}

// The widget's own action reaches the app once, from wherever it comes.
func TestClear(t *testing.T) {
	a := new(app)
	page := uitest.Run(t, 70, 4, a.draw)
	rating := page.GetByID("rating")
	for i, clear := range []func(){
		func() { rating.Act("clear") },
		func() { rating.Press("delete") },
	} {
		rating.Act("increment")
		clear()
		page.Expect(rating).ToHaveValue("no stars")
		if a.cleared != i+1 {
			t.Errorf("the app was told %d times, want %d", a.cleared, i+1)
		}
	}
}

func TestBare(t *testing.T) {
	a := new(app)
	page := uitest.Run(t, 70, 4, a.draw)
	public := page.GetByRole("switch", "Show to everybody")
	public.Click()
	page.Expect(public).ToBeChecked()
	public.Press("space")
	page.Expect(public).Not().ToBeChecked()
	public.Act("toggle")
	page.Expect(public).ToBeChecked()
}
