package main

import (
	"io"
	"os"
	"slices"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/uitest"
)

func open(t *testing.T) (*checklist, *uitest.Page) {
	t.Helper()
	app := newChecklist()
	return app, uitest.Run(t, 80, 24, app.draw)
}

func TestAddTask(t *testing.T) {
	_, page := open(t)
	page.GetByID("name").Type("x")
	page.GetByRole("button", "Add task").Click()
	rows := page.GetByRole("list-item", "").Within(page.GetByRole("list", "Tasks"))
	page.Expect(rows).ToHaveCount(5)
	page.Expect(rows.Nth(-1)).ToHaveLabel("[ ] x")
	page.Expect(page.GetByID("name")).ToHaveValue("")
	page.Expect(page.GetByID("status")).Not().ToBeVisible()
}

func TestAddNothingSaysWhy(t *testing.T) {
	_, page := open(t)
	page.Expect(page.GetByID("status")).Not().ToBeVisible()
	page.GetByRole("button", "Add task").Click()
	page.Expect(page.GetByID("status")).ToHaveLabel("Nothing added: the new task has no name.")
	page.Press("esc")
	page.Expect(page.GetByID("status")).Not().ToBeVisible()
}

func TestTickEveryWay(t *testing.T) {
	_, page := open(t)
	rows := page.GetByRole("list-item", "").Within(page.GetByRole("list", "Tasks"))
	page.Expect(rows.Nth(-1)).ToContainLabel("[x]")
	page.Expect(rows.Nth(-1)).ToBeChecked()
	first := page.GetByID("task-1")
	for name, tick := range map[string]func(){
		"space":  func() { page.GetByRole("list", "Tasks").Press("space") },
		"enter":  func() { page.GetByRole("list", "Tasks").Press("enter") },
		"click":  func() { first.Click() },
		"toggle": func() { first.Act("toggle") },
		"check":  func() { first.Check() },
	} {
		t.Run(name, func(t *testing.T) {
			page.Expect(first).Not().ToBeChecked()
			tick()
			page.Expect(first).ToBeChecked()
			page.Expect(first).ToContainLabel("[x] Run the tests")
			first.Uncheck()
		})
	}
}

func TestTabsFilter(t *testing.T) {
	_, page := open(t)
	rows := page.GetByRole("list-item", "")
	page.GetByRole("tab", "Done").Click()
	page.Expect(rows).ToHaveCount(1)
	page.Expect(page.GetByRole("tab", "Done")).ToBeSelected()
	page.GetByRole("tab-list", "Show").Press("left")
	page.Expect(rows).ToHaveCount(3)
	page.GetByID("task-1").Click()
	page.Expect(rows).ToHaveCount(2)
}

func TestDeleteAsks(t *testing.T) {
	_, page := open(t)
	first := page.GetByID("task-1")
	first.Act("delete")
	page.Expect(page.GetByRole("button", "Keep")).ToBeFocused()
	page.Press("esc")
	page.Expect(first).ToBeVisible()
	page.Expect(page.GetByRole("list", "Tasks")).ToBeFocused()

	page.GetByRole("list", "Tasks").Press("d")
	page.GetByRole("button", "Delete").Within(page.GetByRole("dialog", "Delete this task?")).Click()
	page.Expect(first).Not().ToBeVisible()
	page.Expect(page.GetByID("status")).ToHaveLabel("Deleted: Run the tests")
}

func TestDeployRefusesUntilAllIsReady(t *testing.T) {
	app, page := open(t)
	deploy, status := page.GetByRole("button", "Deploy"), page.GetByID("status")
	deploy.Click()
	page.Expect(status).ToHaveLabel("Not yet: 3 of 4 tasks are open.")
	for i := range 3 {
		page.GetByRole("list-item", "").Nth(i).Check()
	}
	deploy.Click()
	page.Expect(status).ToHaveLabel("Not yet: the deploy token is missing.")
	page.GetByID("token").Type("hunter2")
	page.Expect(page.GetByID("token")).ToHaveState(accessibility.StateSensitive)
	deploy.Click()
	page.GetByRole("button", "Deploy").Within(page.GetByRole("dialog", "Deploy now?")).Click()
	page.Expect(status).ToHaveLabel("Deploying\u2026")
	if pending := page.Snapshot().Pending; !slices.Equal(pending, []string{"deploy"}) {
		t.Errorf("while it deploys %q is pending", pending)
	}
	page.Advance(deployTime)
	page.Expect(status).ToHaveLabel("Deployed.")
	if pending := page.Snapshot().Pending; len(pending) > 0 {
		t.Errorf("after the deployment %q is pending", pending)
	}
	if app.token != "" {
		t.Error("the token is kept after the deployment")
	}
}

// The history is long, and only what is seen of it is drawn; any row of it can
// be chosen by its key.
func TestHistoryIsVirtual(t *testing.T) {
	app, page := open(t)
	page.GetByRole("tab", "History").Click()
	rows := page.GetByRole("list-item", "")
	page.Expect(rows.Nth(0)).ToHaveLabel("Release 0.1")
	page.Expect(rows).ToHaveCount(18)
	page.Do(accessibility.Request{Op: accessibility.OpAct, Action: "select",
		Target: accessibility.Selector{ID: "history"}, Item: accessibility.Item{Key: "release-900"}})
	page.Expect(page.GetByID("release-900")).ToBeSelected()
	if app.release != 899 {
		t.Errorf("release %d is selected, want 899", app.release)
	}
}

// The app draws as often as it likes and allocates nothing for it, the nodes
// with their states and actions included, neither for a frame nor for a key.
func TestDrawAllocatesNothing(t *testing.T) {
	for tab := range tabs {
		c := newChecklist()
		c.tab, c.status = tab, "something to say"
		for _, keys := range []string{"", "\x1b[B", "z", "\t"} {
			if n := allocations(c.draw, []byte(keys)); n != 0 {
				t.Errorf("%s, keys %q: %v allocations, want 0", tabs[tab], keys, n)
			}
		}
	}
	if n := allocations(func(*limoni.Frame) { leak = new(checklist) }, nil); n == 0 {
		t.Error("a draw that allocates is not noticed")
	}
}

var leak *checklist

func allocations(draw func(*limoni.Frame), keys []byte) float64 {
	app := limoni.New(80, 24, draw, limoni.WithOutput(io.Discard))
	step := func() {
		app.Redraw()
		app.Feed(keys)
	}
	for range 300 { // every buffer has its size
		step()
	}
	return testing.AllocsPerRun(50, step)
}

func TestEscPeelsOneLayer(t *testing.T) {
	_, page := open(t)
	page.GetByRole("button", "Add task").Click()
	page.GetByID("name").Type("draft")
	page.Press("esc")
	page.Expect(page.GetByID("name")).ToHaveValue("")
	page.Expect(page.GetByID("status")).ToBeVisible()
	page.Press("esc")
	page.Expect(page.GetByID("status")).Not().ToBeVisible()
	page.GetByID("name").Type("again")
	page.GetByRole("list", "Tasks").Focus()
	page.GetByID("name").Act("dismiss")
	page.Expect(page.GetByID("name")).ToHaveValue("")
}

// Text typed while the list has the focus is no key: it changes nothing. The
// same keys pressed do what they say.
func TestTypedShortcutsAreNoKeys(t *testing.T) {
	app := newChecklist()
	host := limoni.New(80, 24, app.draw)
	page := uitest.New(t, host)
	before := page.Snapshot()
	res, err := host.Do(t.Context(), accessibility.Request{Op: accessibility.OpText, Text: "ndtpq d"})
	if err != nil || res.Verdict != accessibility.Unhandled || res.Changed {
		t.Fatalf("typed shortcuts: %+v, %v; want unhandled and unchanged", res, err)
	}
	if page.Snapshot().Hash() != before.Hash() {
		t.Errorf("typed shortcuts changed the screen:\n%s", page.Tree())
	}
	page.Press("n")
	page.Expect(page.GetByID("name")).ToBeFocused()
	page.GetByRole("list", "Tasks").Press("t")
	page.Expect(page.GetByID("token")).ToBeFocused()
	page.GetByRole("list", "Tasks").Press("p")
	page.Expect(page.GetByID("status")).ToContainLabel("Not yet")
	page.GetByRole("list", "Tasks").Press("d")
	page.Expect(page.GetByRole("dialog", "")).ToBeVisible()
	page.Press("esc")
	page.GetByRole("list", "Tasks").Press("q")
	page.ExpectExit()
}

func TestDrawsAtEverySize(t *testing.T) {
	app, page := open(t)
	app.status = "something to say"
	before := page.Screen()
	for w := range 13 {
		for h := range 6 {
			page.Resize(w, h)
		}
	}
	page.Resize(80, 24)
	if after := page.Screen(); after != before {
		t.Errorf("the frame differs after shrinking and growing:\n%s\nbefore:\n%s", after, before)
	}
}

// TestLiveDemo drives an instance that somebody watches:
//
//	go run -tags limoni_debug ./examples/agent_checklist
//	LIMONI_DEMO_SOCKET=$XDG_RUNTIME_DIR/limoni-checklist.sock go test -v -run TestLiveDemo ./examples/agent_checklist
func TestLiveDemo(t *testing.T) {
	socket := os.Getenv("LIMONI_DEMO_SOCKET")
	if socket == "" {
		t.Skip("LIMONI_DEMO_SOCKET names no running instance")
	}
	page := uitest.Connect(t, socket, uitest.WithSlowMo(600*time.Millisecond))
	page.GetByRole("tab", "All").Click()
	page.GetByID("name").Type("Tell everybody")
	page.GetByRole("button", "Add task").Click()
	rows := page.GetByRole("list-item", "").Within(page.GetByRole("list", "Tasks"))
	for i := range rows.Count() {
		rows.Nth(i).Check()
	}
	page.GetByID("token").Type("not a real token")
	page.GetByRole("button", "Deploy").Click()
	page.GetByRole("button", "Deploy").Within(page.GetByRole("dialog", "Deploy now?")).Click()
	page.Expect(page.GetByID("status")).ToHaveLabel("Deployed.")
}
