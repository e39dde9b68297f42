package main

import (
	"context"
	"slices"
	"strings"
	"testing"
)

func TestFlagsStandAnywhere(t *testing.T) {
	m := open(t)
	socket := m.socket
	m.socket = ""
	for _, args := range [][]string{
		{"find", "#add", "-socket", socket},
		{"find", "-socket", socket, "#add"},
		{"find", "--socket=" + socket, "#add"},
		{"-socket", socket, "find", "#add"},
		{"-socket", socket, "-timeout=3s", "find", "-max-nodes", "3", "--", "#add"},
	} {
		m.run(args...).prints("button \"Add\" #add @4\n")
	}
}

func TestMistakesInTheCommandLine(t *testing.T) {
	m := open(t)
	for _, tt := range []struct {
		args []string
		why  string
	}{
		{nil, "which verb?"},
		{[]string{"-json=false"}, "which verb?"},
		{[]string{"-depth", "1", "tree"}, "before the verb stand only"},
		{[]string{"tre"}, "there is no verb tre\n  limoni tree"},
		{[]string{"lcick"}, "  limoni click"},
		{[]string{"A Secret"}, "there is no such verb"},
		{[]string{"tree", "-dept", "3"}, "there is no flag -dept; near ones are -depth"},
		{[]string{"tree", "-depth"}, "-depth needs a value"},
		{[]string{"tree", "-depth", "x"}, "the value of -depth is no N"},
		{[]string{"tree", "-depth", "-1"}, "must be 0 or more"},
		{[]string{"tree", "-filter", "few"}, "-filter is all"},
		{[]string{"tree", "a", "b"}, "2 arguments are given; the usage is: limoni tree [flags] [TARGET]"},
		{[]string{"tree", "-timeout", "0"}, "-timeout must be more than 0"},
		{[]string{"tree", "-timeout", "-1s"}, "-timeout must be more than 0"},
		{[]string{"tree", "@x"}, "a ref is @ and a number from 1"},
		{[]string{"tree", ""}, "selector"},
		{[]string{"find"}, "0 arguments are given"},
		{[]string{"find", "buton"}, "near ones are button"},
		{[]string{"find", "button", "-max-nodes", "0"}, "1 or more"},
		{[]string{"screen", "-cells"}, "-cells is for -json"},
		{[]string{"audit", "-min", "bad"}, "-min is critical"},
		{[]string{"act", "#add"}, "1 arguments are given"},
		{[]string{"act", "#a", "scroll", "-row", "x", "-position", "1"}, "give one"},
		{[]string{"click", "#a", "-position", "-1"}, "counts from 1"},
		{[]string{"click", "#a", "-button", "wheel"}, "-button is"},
		{[]string{"click", "#a", "-count", "4"}, "-count is"},
		{[]string{"click", "#a", "-mods", "ctrl+win"}, "-mods is"},
		{[]string{"press"}, "0 arguments"},
		{[]string{"press", "a", "-repeat", "65"}, "-repeat is 1 to 64"},
		{[]string{"type", ""}, "TEXT is empty"},
		{[]string{"type", "-"}, "standard input is empty"},
		{[]string{"type", "x", "-into", "buton"}, "near ones are button"},
		{[]string{"type", "\xff"}, "UTF-8"},
		{[]string{"wait"}, "what is to be waited for?"},
		{[]string{"wait", "-state", "gone"}, "about a TARGET"},
		{[]string{"wait", "#add", "-state", "glad"}, "state"},
		{[]string{"wait", "-regexp", "("}, "regular expression"},
		{[]string{"wait", "-count", "-1", "#add"}, "the value of -count is no N"},
		{[]string{"wait", "#add", "-timeout", "11m"}, "at most 10m"},
		{[]string{"tree", "-app", "a/b"}, "cannot be an app's label"},
		{[]string{"version", "-socket", "x"}, "there is no flag -socket"},
		{[]string{"help", "no"}, "there is no verb no"},
	} {
		if slices.Contains(tt.args, "-app") {
			m.socket = ""
		}
		if r := m.run(tt.args...).fails(2, tt.why); r.out != "" {
			t.Errorf("%q prints %q", tt.args, r.out)
		}
	}
}

func TestWhatLooksLikeAFlag(t *testing.T) {
	h := newHosted(newShop().draw)
	m := listen(t, h, everything)
	m.run("act", "#things", "scroll", "-3")
	m.run("type", "--", "-json")
	m.stdin = "- \n"
	m.run("type", "-")
	got := h.inputs()
	if len(got) != 3 || got[0].Value != "-3" || got[1].Text != "-json" || got[2].Text != "- " {
		t.Errorf("the app got %+v", got)
	}
}

// Where the target has the focus already it is not asked for again, and the
// text goes to it or nowhere.
func TestTypeInto(t *testing.T) {
	h := newHosted(newShop().draw)
	m := listen(t, h, everything)
	m.run("type", "a", "-into", "#name")
	m.run("type", "b", "-into", "#pin")
	var got []string
	for _, req := range h.inputs() {
		got = append(got, string(req.Op)+" "+req.Target.ID+req.Target.String())
	}
	if want := "text name#name,act pin#pin,text pin#pin"; strings.Join(got, ",") != want {
		t.Errorf("the app got %q, want %s", got, want)
	}
}

func TestHelpAnywhere(t *testing.T) {
	want := verbNamed("click").page() + "\n"
	for _, args := range [][]string{{"help", "click"}, {"click", "-h"}, {"click", "#x", "--help"}, {"-h", "click"}, {"click", "-count", "9", "-help"}} {
		if args[len(args)-1] != "click" {
			args = append(args, "-app", "nobody")
		}
		terminal{t: t}.run(args...).prints(want)
	}
	terminal{t: t}.run("-h").prints(overview() + "\n")
	terminal{t: t}.run("help").prints(overview() + "\n")
	if r := (terminal{t: t}).run("type", "--", "-h"); r.exit != 3 {
		t.Errorf("a text that is -h gives exit %d", r.exit)
	}
}

func TestNear(t *testing.T) {
	for word, want := range map[string]string{
		"clik": "click", "lcick": "click", "tpye": "type", "wiat": "wait", "doc": "doctor", "xyzzy": "", "": "", "ver": "version",
		strings.Repeat("click", 100): "",
	} {
		if got := strings.Join(near(word, nameList()), " "); got != want {
			t.Errorf("near %q are %q, want %q", word, got, want)
		}
	}
}

// A first Ctrl+C ends a wait, and a read of standard input.
func TestCtrlC(t *testing.T) {
	h := newHosted(newShop().draw)
	m := listen(t, h, everything)
	ctx, cancel := context.WithCancel(t.Context())
	m.ctx = ctx
	go func() { <-h.waiting; cancel() }()
	m.run("wait", "#nothing", "-timeout", "1m").fails(130, "interrupted")
	m.stdin = "x"
	m.run("type", "-").fails(130)
	m.ctx = t.Context()
	if r := m.run("tree"); r.exit != 0 {
		t.Errorf("afterwards: %+v", r)
	}
}
