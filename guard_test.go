package limoni_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/automation"
	"limoni/uitest"
	"limoni/widgets"
)

// One test body, in process and through the guard: only the Host differs.
func TestSameBodyThroughTheGuard(t *testing.T) {
	for _, guarded := range []bool{false, true} {
		saved := false
		app := limoni.New(30, 4, func(f *limoni.Frame) {
			save := widgets.Button{ID: "save", Label: "Save"}.Draw(f, row(f, 0))
			if save.Clicked() {
				f.After(time.Second)
				saved = true
			}
			if saved && f.Now().Unix() >= 1 {
				widgets.Status{ID: "status", Text: "Saved"}.Draw(f, row(f, 1))
			}
		})
		var host accessibility.Host = app
		if guarded {
			host = automation.Guard(app, automation.Policy{AllowInput: true, ExposeScreen: true})
		}
		page := uitest.New(t, host)
		page.GetByRole("button", "Save").Click()
		page.Expect(page.GetByID("status")).ToHaveLabel("Saved")
	}
}

// Without ExposeScreen neither a value, a row's label nor a row's key can be
// guessed at.
func TestGuardedAppIsNoOracle(t *testing.T) {
	items, secret, draft := widgets.Strings{"alpha"}, "hunter2", "draft text"
	app := limoni.New(30, 6, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: &items}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "token", Label: "Token", Value: &secret, Secret: true}.Draw(f, row(f, 1))
		widgets.TextInput{ID: "draft", Label: "Draft", Value: &draft}.Draw(f, row(f, 2))
	})
	closed := automation.Guard(app, automation.Policy{AllowInput: true})
	open := automation.Guard(app, automation.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true})
	act := func(h accessibility.Host, req accessibility.Request) accessibility.Result {
		res, err := h.Do(t.Context(), req)
		if err != nil {
			t.Fatal(err)
		}
		return res
	}
	value := func(v string) accessibility.Request {
		return accessibility.Request{Op: accessibility.OpAct, Action: "focus", Target: accessibility.Selector{Value: &v}}
	}
	for name, req := range map[string]accessibility.Request{
		"a value":       value("draft text"),
		"a row's label": {Op: accessibility.OpClick, Target: accessibility.Selector{Label: "alpha"}},
		"a row's key":   {Op: accessibility.OpAct, Action: "select", Target: accessibility.Selector{ID: "list"}, Item: accessibility.Item{Key: "alpha"}},
	} {
		res := act(closed, req)
		if res.Verdict != accessibility.Refused || len(res.Candidates) > 0 {
			t.Errorf("%s: %+v, want refused", name, res)
		}
		if res := act(open, req); res.Verdict != accessibility.Handled {
			t.Errorf("%s with an open policy, the control: %+v", name, res)
		}
	}
	if res := act(open, value("hunter2")); res.Verdict != accessibility.Refused {
		t.Errorf("the secret can be guessed: %+v", res)
	}
	byPosition := accessibility.Request{Op: accessibility.OpAct, Action: "select", Target: accessibility.Selector{ID: "list"}, Item: accessibility.Item{Position: 1}}
	if res := act(closed, byPosition); res.Verdict != accessibility.Handled {
		t.Errorf("by position: %+v, want handled", res)
	}
}

// What is left out because of the limits cannot be told from what is not there,
// and an input to it does nothing; what is beside it works as always.
func TestWhatIsCutTakesNoInput(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		button := func(id string, y int) {
			if f.RegisterAccessibility(accessibility.Node{ID: id, Role: accessibility.RoleButton, Label: id, Bounds: row(f, y), Actions: accessibility.ActionActivate}).Clicked() {
				s.say("%s", id)
			}
		}
		var open []limoni.Response
		for i := range accessibility.MaxDepth {
			open = append(open, f.Begin(accessibility.Node{ID: f.Concat("g", f.Itoa(i)), Role: accessibility.RoleGroup, Label: "g", Bounds: f.Area()}))
		}
		button("deep", 11)
		for i := range open {
			f.End(open[len(open)-1-i])
		}
		for i := range accessibility.MaxNodes {
			button(f.Concat("b", f.Itoa(i)), i%10)
		}
	})
	g := automation.Guard(s.app, automation.Policy{AllowInput: true, ExposeScreen: true})
	snap, err := g.Snapshot(t.Context(), 0)
	if err != nil || len(snap.Tree.Nodes) != accessibility.MaxNodes {
		t.Fatalf("%d nodes, %v", len(snap.Tree.Nodes), err)
	}
	problems := strings.Join(snap.Problems, "\n")
	for _, want := range []string{"1 node lies deeper than the 64 levels", "are more than the 10,000 that are told"} {
		if !strings.Contains(problems, want) {
			t.Errorf("%q is not told: %s", want, problems)
		}
	}
	for id, want := range map[string]string{"b0": "b0", "b9999": "", "deep": "", "nothing": ""} {
		res, err := g.Do(t.Context(), accessibility.Request{Op: accessibility.OpAct, Action: "activate", Target: accessibility.Selector{ID: id}})
		if err != nil {
			t.Fatal(err)
		}
		if s.want(want); (res.Verdict == accessibility.Handled) != (want != "") || want == "" && res.Reason != accessibility.ErrNoSuchNode {
			t.Errorf("%s: %s, %s: %s", id, res.Verdict, res.Reason, res.Message)
		}
	}
	if res := s.act("activate", "deep"); res.Verdict != accessibility.Handled { // the control: it is there
		t.Errorf("without limits: %s, %s", res.Verdict, res.Message)
	}
	s.want("deep")
}
