package main

import (
	"strconv"
	"testing"

	"limoni/automation"
)

// What changed since a frame can be told while a client is connected that makes
// the app keep its frames.
func TestSince(t *testing.T) {
	m := open(t)
	m.run("tree", "-since", "1").prints("nothing changed from frame 1 to frame 1\n")
	client, err := automation.Dial(t.Context(), m.socket)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	if _, err := client.Subscribe(t.Context(), automation.Subscription{}); err != nil {
		t.Fatal(err)
	}
	m.run("press", "tab")
	m.run("click", "#gift")
	m.run("tree", "-since", "1").prints(`~ input "New thing" [-focused] #name @1
~ checkbox "As a gift" [+focused +checked -unchecked] #gift @3
`)
	m.run("tree", "-since", "2", "#gift").prints("~ checkbox \"As a gift\" [+focused +checked -unchecked] #gift @3\n")
	m.run("tree", "-since", "2", "#nobody").fails(4, "nothing matches #nobody")
	var delta snapshotJSON
	m.run("tree", "-since", "1", "-json").json(&delta)
	if delta.Since != 1 || delta.Nodes != nil || len(delta.Patch) == 0 || delta.Lost {
		t.Errorf("%+v", delta)
	}
	m.run("tree", "-since", "99").fails(4, "does not have frame 99")
	var whole snapshotJSON
	if m.run("tree", "-since", "99", "-json").json(&whole); !whole.Lost || len(whole.Nodes) != 12 {
		t.Errorf("%+v", whole)
	}
}

// A script waits for what an input did, with the frame of its answer.
func TestWaitAfterAnInput(t *testing.T) {
	m := open(t)
	var in inputJSON
	m.run("act", "#gift", "toggle", "-json").json(&in)
	before := strconv.Itoa(in.Frame - 1)
	m.run("wait", "#gift", "-state", "checked", "-after", before, "-timeout", "1s").prints("frame 2: 1 node matches\ncheckbox \"As a gift\" [checked] #gift @3\n")
	m.run("wait", "#gift", "-after", strconv.Itoa(in.Frame), "-timeout", "10ms").fails(124)
	m.run("wait", "list-item", "-count", "3", "-idle", "-regexp", "[0-9] things?").prints(`frame 2: 3 nodes match
list-item "Milk" [selected, 1/3] #milk @10
list-item "Bread" [2/3] #bread @11
list-item "Tea" [3/3] #tea @12
`)
	m.run("wait", "-changed", "-timeout", "10ms").fails(124, "the tree is as it was")
	m.run("wait", "#name", "-value", "", "-timeout", "0").prints("frame 2: 1 node matches\ninput \"New thing\" [focused] #name @1\n")
	m.run("wait", "-exit", "-timeout", "10ms").fails(124, "the app runs on")
}

func TestWaitForTheEnd(t *testing.T) {
	h := newHosted(newShop().draw)
	m := listen(t, h, everything)
	go func() {
		<-h.waiting
		h.app.Close()
		h.tell()
	}()
	m.run("wait", "-exit", "-timeout", "1m").prints("the app has ended\n")
}

// An audit fails by the severity that was asked for, and tells all in any case.
func TestAudit(t *testing.T) {
	answer := func(severity string) map[string]string {
		return map[string]string{"hello": hello1, "audit": `{"id":ID,"result":{"frame":1,"findings":[{"rule":"r","severity":"` + severity + `","line":"button @12","bounds":[10,0,3,1],"why":"it has no name","fix":"set Label","wcag":"4.1.2"}]}}`}
	}
	for severity, exits := range map[string]map[string]int{
		"critical": {"critical": 4, "serious": 4, "info": 4},
		"serious":  {"critical": 0, "serious": 4, "moderate": 4},
		"moderate": {"serious": 0, "moderate": 4},
		"info":     {"serious": 0, "info": 4},
		"newer":    {"info": 0},
	} {
		m, _ := standIn(t, answer(severity))
		for least, exit := range exits {
			r := m.run("audit", "-min", least)
			if want := severity + " r button @12 at 10,0: it has no name; set Label (WCAG 4.1.2)\n"; r.exit != exit || r.out != want {
				t.Errorf("%s, -min %s: %+v", severity, least, r)
			}
		}
		if r := m.run("audit"); (r.exit == 4) != (severity == "critical" || severity == "serious") {
			t.Errorf("%s where nothing is asked for: %d", severity, r.exit)
		}
		var a auditJSON
		if m.run("audit", "-min", "info", "-json").json(&a); len(a.Findings) != 1 {
			t.Errorf("%+v", a)
		}
	}
	open(t).run("audit").prints("no findings\n")
}
