package main

import (
	"os"
	"strings"
	"testing"
	"time"

	"limoni/uitest"
)

func TestCounting(t *testing.T) {
	page := uitest.Program(t, 40, 6, &counter{})
	count := page.GetByID("count")
	page.Expect(count).ToHaveLabel("Count: 0")
	for _, c := range []struct {
		do   func()
		want string
	}{
		{func() { page.GetByRole("button", "Add one").Click() }, "Count: 1"},
		{func() { page.Press("+") }, "Count: 2"},
		{func() { page.Press("-"); page.Press("-") }, "Count: 0"},
		{func() { page.GetByRole("button", "Take one").Act("activate") }, "Count: -1"},
	} {
		c.do()
		page.Expect(count).ToHaveLabel(c.want)
	}
	page.ExpectNoFindings()
	page.Press("q")
	page.ExpectExit()
}

func TestCountingTheSeconds(t *testing.T) {
	page := uitest.Program(t, 40, 6, &counter{})
	count := page.GetByID("count")
	page.GetByID("clock").Click()
	page.Expect(page.GetByID("clock")).ToBeChecked()
	page.Advance(5 * time.Second)
	page.Expect(count).ToHaveLabel("Count: 5")
	page.GetByID("clock").Click()
	page.Expect(page.GetByID("clock")).Not().ToBeChecked()
	page.Advance(5 * time.Second)
	page.Expect(count).ToHaveLabel("Count: 5")
}

// The whole program is to stay a page.
func TestCounterIsShort(t *testing.T) {
	source, err := os.ReadFile("main.go")
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(source), "\n"); n >= 80 {
		t.Errorf("%d lines, want fewer than 80", n)
	}
}
