package main

import (
	"path/filepath"
	"testing"

	"limoni/accessibility"
	"limoni/automation"
)

func TestNoApp(t *testing.T) {
	dir := private(t)
	t.Setenv("XDG_RUNTIME_DIR", dir)
	other, err := automation.Listen(filepath.Join(dir, "limoni-other.sock"), newHosted(newShop().draw), everything)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	for _, socket := range []string{"", filepath.Join(dir, "nobody.sock")} {
		for _, verb := range []string{"tree", "screen", "audit", "doctor"} {
			terminal{t: t, socket: socket}.run(verb).fails(3)
		}
		r := terminal{t: t, socket: socket}.run("click", "#x").fails(3, "limoni-other.sock")
		if socket != "" {
			r.fails(3, socket, "-tags limoni_debug")
		}
	}
	terminal{t: t}.run("find", "#add", "-app", "other").prints("button \"Add\" #add @4\n")
}

func TestPolicy(t *testing.T) {
	m := listen(t, newHosted(newShop().draw), automation.Policy{})
	m.run("find", "#name").prints("input \"New thing\" [focused] #name @1\n")
	m.run("screen").fails(5, "ExposeScreen")
	m.run("screen", "-ansi").fails(5, "ExposeScreen")
	m.run("wait", "-text", "x").fails(5, "ExposeScreen")
	m.run("click", "#add").fails(5, "LIMONI_AUTOMATION_ALLOW")
	m.run("type", "x").fails(5)
	m.run("press", "tab").fails(5)
	m.run("act", "#add", "activate").fails(5)
	var d doctorJSON
	m.run("doctor", "-json").json(&d)
	for _, c := range d.Checks {
		if c.Name == "expose_input_values" && (c.Status != "skip" || c.Hint != "the app must set it, or be started with values in LIMONI_AUTOMATION_ALLOW") {
			t.Errorf("%+v", c)
		}
	}
}

// Another version may be read as far as that goes, and is sent no input.
func TestAnotherVersion(t *testing.T) {
	m, p := standIn(t, map[string]string{"hello": hello2, "snapshot": noNodes, "find": alien, "click": handled, "key": handled})
	m.run("tree").prints("")
	m.run("find", "button").fails(6, "the app speaks protocol 2 and this command protocol 1")
	m.run("click", "#add").fails(6, "the app speaks protocol 2 and this command protocol 1")
	m.run("press", "a").fails(6)
	m.run("doctor").fails(6)
	if p.was("click") || p.was("key") {
		t.Error("an input was sent")
	}
	m, p = standIn(t, map[string]string{"hello": hello1, "snapshot": noNodes, "click": handled})
	if r := m.run("click", "#add"); r.exit != 0 || !p.was("click") {
		t.Errorf("the same version: %+v", r)
	}
}

func TestAnAppThatGoes(t *testing.T) {
	for _, tt := range []struct {
		name    string
		answers map[string]string
		args    []string
		exit    int
		why     string
	}{
		{"before the greeting", nil, []string{"tree"}, 7, "the connection to the app broke"},
		{"in good order", map[string]string{"hello": closing}, []string{"tree"}, 7, "closed"},
		{"before a read", map[string]string{"hello": hello1}, []string{"tree"}, 7, "the connection to the app broke"},
		{"before a verdict", map[string]string{"hello": hello1, "snapshot": noNodes}, []string{"click", "#a"}, 7, "may have been performed"},
		{"before it read an input", map[string]string{"hello": hello1, "snapshot": noNodes, "click": closing}, []string{"click", "#a"}, 7, "did not take"},
		{"within a wait", map[string]string{"hello": hello1}, []string{"wait", "#a"}, 7, "broke"},
		{"with no room", map[string]string{"hello": `{"event":"closing","error":{"code":"busy","message":"full"}}`}, []string{"tree"}, 4, "full"},
		{"for another user", map[string]string{"hello": `{"event":"closing","error":{"code":"peer","message":"not you"}}`}, []string{"tree"}, 5, "not you"},
		{"with a full queue", map[string]string{"hello": hello1, "snapshot": noNodes, "click": dropped8}, []string{"click", "#a"}, 8, "queue is full"},
		{"with nonsense", map[string]string{"hello": hello1, "find": alien}, []string{"find", "#a"}, 1, "cannot be read"},
		{"with silence", map[string]string{"hello": hello1, "snapshot": silent}, []string{"tree", "-timeout", "20ms"}, 124, "no answer within 20ms"},
		{"with silence to an input", map[string]string{"hello": hello1, "snapshot": noNodes, "click": silent}, []string{"click", "#a", "-timeout", "20ms"}, 124, "may still be performed"},
		{"too old", map[string]string{"hello": hello1, "wait": `{"id":ID,"error":{"code":"unknown-op","message":"unknown operation"}}`}, []string{"wait", "#a"}, 6, "older than this command"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, _ := standIn(t, tt.answers)
			m.run(tt.args...).fails(tt.exit, tt.why)
			if a := m.run(append(tt.args, "-json")...).json(nil); a.Exit != tt.exit {
				t.Errorf("as JSON: %+v", a)
			}
		})
	}
}

// An input that ends the app is a success of that input; the next one finds
// no app.
func TestAnInputThatEndsTheApp(t *testing.T) {
	h := newHosted(newShop().draw)
	h.answer = func(accessibility.Request) (accessibility.Result, error) {
		return accessibility.Result{Verdict: accessibility.Gone, Frame: 2}, nil
	}
	m := listen(t, h, everything)
	m.run("click", "#leave").prints("gone: click on #leave; the app ended after taking it\n")
	m.run("press", "q", "x").fails(7, "the app ended with key 1 of 2; the rest was not sent")
}

func TestExitCodesAreListed(t *testing.T) {
	listed := map[int]bool{}
	for _, e := range exitTexts {
		listed[e.code] = true
	}
	for code, exit := range exits {
		if !listed[exit] {
			t.Errorf("%s has the exit code %d, which help does not list", code, exit)
		}
	}
}
