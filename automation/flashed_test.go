package automation

import (
	"fmt"
	"strings"
	"testing"

	"limoni/accessibility"
)

// flashes is an app in which the chord f20 paints some frames.
func flashes(t *testing.T, p Policy, frames ...change) (*scripted, dialog) {
	t.Helper()
	a := newScripted(t)
	a.script.Chords["f20"] = reaction{Frames: frames}
	_, d := followed(t, a, p)
	return a, d
}

// TestWhatFlashed between what a client was told of and a verdict.
func TestWhatFlashed(t *testing.T) {
	tests := []struct {
		name   string
		frames []change
		want   string
	}{
		{"nothing where no frame is between", []change{{Toast: "Saved"}}, `"$absent"`},
		{"a node that came and went", []change{{Toast: "Saved"}, {}}, `["alert =\"Saved\" #toast @99"]`},
		{"not one that stayed", []change{{}, {Toast: "Saved"}}, `"$absent"`},
		{"both its texts", []change{{Toast: "One"}, {Toast: "Two"}, {}}, `["alert =\"One\" #toast @99","alert =\"Two\" #toast @99"]`},
		{"a status text", []change{{Status: "Saving"}, {Status: "Saved"}}, `["status =\"Saving\" #status @18"]`},
		{"a status text that is back", []change{{Status: "Saving"}, {Status: "Ready"}}, `["status =\"Saving\" #status @18"]`},
		{"each once", []change{{Status: "Saving"}, {Status: "Ready"}, {Status: "Saving"}, {Status: "Saved"}}, `["status =\"Saving\" #status @18"]`},
		{"not the old text", []change{{}, {Status: "Saved"}}, `"$absent"`},
		{"not a focus that passed", []change{{Focus: "add"}, {Focus: "name"}}, `"$absent"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, d := flashes(t, everything, tt.frames...)
			d.ask(`{"id":1,"op":"key","chord":"f20"}`, `{"id":1,"result":{"verdict":"handled","flashed":`+tt.want+`}}`)
			d.ask(`{"id":1,"op":"key","chord":"a"}`, `{"id":1,"result":{"verdict":"handled","flashed":"$absent"}}`) // told once
		})
	}
}

// TestTwoNodesFlashWithOneText, whose keys are as long as those of an app.
func TestTwoNodesFlashWithOneText(t *testing.T) {
	a := newScripted(t)
	_, d := followed(t, a, everything)
	add := func(s *Snapshot, key accessibility.Key, text string) {
		s.Tree.Nodes = append(s.Tree.Nodes, accessibility.Node{Key: key, Role: accessibility.RoleStatus, Value: text, Parent: 0})
		s.Tree.Refs = append(s.Tree.Refs, uint32(key))
	}
	a.paint(func(s *Snapshot) { add(s, 1<<63|21, "idle"); add(s, 1<<63|22, "idle") })
	d.ask(`{"id":1,"op":"snapshot"}`, `{"id":1,"result":{"frame":2}}`)
	a.paint(func(s *Snapshot) { s.Tree.Nodes[18].Value, s.Tree.Nodes[19].Value = "busy", "busy" })
	d.ask(`{"id":1,"op":"key","chord":"f20"}`, `{"id":1,"result":{"frame":4,"flashed":"$absent"}}`) // they still are
	d.ask(`{"id":1,"op":"snapshot"}`, `{"id":1,"result":{"frame":4}}`)
	a.paint(func(s *Snapshot) { s.Tree.Nodes[18].Value, s.Tree.Nodes[19].Value = "done", "done" })
	a.paint(func(s *Snapshot) { s.Tree.Nodes[18].Value, s.Tree.Nodes[19].Value = "idle", "idle" })
	d.ask(`{"id":1,"op":"key","chord":"f20"}`, `{"id":1,"result":{"flashed":["status =\"done\" @21","status =\"done\" @22"]}}`)
}

// TestAFlashSinceTheLastRead counts, whatever was read, and one before it does
// not.
func TestAFlashSinceTheLastRead(t *testing.T) {
	reads := []string{
		`{"id":1,"op":"snapshot"}`, `{"id":1,"op":"find","target":"#add"}`, `{"id":1,"op":"focused"}`,
		`{"id":1,"op":"screen"}`, `{"id":1,"op":"wait","after":1}`, `{"id":1,"op":"subscribe","topics":["title"]}`,
	}
	for _, read := range reads {
		a := newScripted(t)
		_, d := followed(t, a, everything)
		a.paint((&change{Toast: "Before"}).apply)
		a.paint((&change{}).apply)
		if strings.Contains(read, "wait") {
			read = `{"id":1,"op":"wait","after":2}`
		}
		d.ask(read, `{"id":1,"result":{}}`)
		a.paint((&change{Toast: "After"}).apply)
		a.paint((&change{}).apply)
		d.ask(`{"id":2,"op":"key","chord":"a"}`, `{"id":2,"result":{"flashed":["alert =\"After\" #toast @99"]}}`)
	}
}

// TestTheFirstInputKnowsWhatFlashed: the server follows the frames before it
// performs it.
func TestTheFirstInputKnowsWhatFlashed(t *testing.T) {
	for range 50 {
		d := talk(t, connect(t, newHub(newScripted(t), everything)))
		d.ask(`{"id":1,"op":"hello"}`, `{"id":1,"result":{}}`)
		d.ask(`{"id":1,"op":"key","chord":"f9"}`, `{"id":1,"result":{"flashed":["alert =\"Saved\" #toast @99"]}}`)
	}
}

func TestFlashesAreBounded(t *testing.T) {
	var frames []change
	var lines []string
	for i := range 30 {
		frames = append(frames, change{Toast: fmt.Sprint(i)})
		if i < maxLines {
			lines = append(lines, fmt.Sprintf(`"alert =\"%d\" #toast @99"`, i))
		}
	}
	_, d := flashes(t, everything, append(frames, change{})...)
	d.ask(`{"id":1,"op":"key","chord":"f20"}`, `{"id":1,"result":{"flashed":[`+strings.Join(lines, ",")+`]}}`)
}

// TestWhatAPersonDid is told to each client once.
func TestWhatAPersonDid(t *testing.T) {
	a := newScripted(t)
	h, one := followed(t, a, everything)
	const look, seen, unseen = `{"id":1,"op":"snapshot"}`, `{"id":1,"result":{"human":true}}`, `{"id":1,"result":{"human":"$absent"}}`
	a.paint(func(s *Snapshot) { s.Human = s.Frame })
	one.ask(look, unseen) // before it had any reply that could say so
	a.paint(func(s *Snapshot) { s.Human = s.Frame })
	other := followedBy(t, h)
	other.ask(`{"id":1,"op":"hello"}`, `{"id":1,"result":{"human":"$absent"}}`)
	other.ask(look, unseen)
	one.ask(`{"id":2,"op":"find","target":"#add"}`, `{"id":2,"result":{"human":"$absent"}}`) // has no room for it
	one.ask(look, seen)
	one.ask(look, unseen)
	a.paint(func(s *Snapshot) { s.Human = s.Frame })
	one.ask(anInput, `{"id":1,"result":{"verdict":"handled","human":true}}`)
	one.ask(look, unseen)
	other.ask(look, seen)
	a.paint(nil)
	other.ask(anInput, `{"id":1,"result":{"verdict":"handled","human":"$absent"}}`)
}
