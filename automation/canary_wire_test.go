package automation

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"limoni/accessibility"
)

// The kinds of text of an app, each with words that stand nowhere else: what
// is read needs ExposeScreen, what can be changed ExposeInputValues, and what is
// secret, or the app's own word withholds, is told to nobody.
const (
	readWord, valueWord, secretWord, withheldWord, typedWord, openWord = "zread", "zvalue", "zsecret", "zwithheld", "ztyped", "zopen"
)

// sown is the scripted app with such words in every place that holds text.
func sown(t *testing.T) *scripted {
	a := newScripted(t)
	s := a.seen[0]
	n := 0
	word := func(kind string) string { n++; return fmt.Sprintf("%s%d", kind, n) }
	s.Title, s.Pending, s.Problems = word(readWord), []string{word(readWord)}, []string{word(readWord)}
	s.Announcements[0].Text = word(readWord)
	t1 := &s.Tree
	detail := func(id string, edit func(*accessibility.Details)) {
		i := nodeOf(t1, id)
		d := t1.Details(t1.Nodes[i])
		edit(&d)
		t1.Rare = append(t1.Rare, d)
		t1.Nodes[i].Details = int32(len(t1.Rare))
	}
	detail("add", func(d *accessibility.Details) { d.Description = word(readWord) })
	detail("log", func(d *accessibility.Details) { d.Description, d.ValueText = word(readWord), word(readWord) })
	detail("name", func(d *accessibility.Details) { d.ErrorMessage, d.Placeholder = word(valueWord), word(openWord) })
	detail("volume", func(d *accessibility.Details) { d.ValueText = word(valueWord) })
	detail("pin", func(d *accessibility.Details) {
		d.Description, d.ValueText, d.ErrorMessage = word(secretWord), word(secretWord), word(secretWord)
	})
	detail("done", func(d *accessibility.Details) { d.Description = word(withheldWord) })
	for _, id := range []string{"t1", "t2", "t3"} {
		i := nodeOf(t1, id)
		t1.Nodes[i].Label, t1.Nodes[i].ID = word(readWord), word(readWord)
	}
	t1.Nodes[nodeOf(t1, "log")].Value, t1.Nodes[nodeOf(t1, "status")].Value = word(readWord), word(readWord)
	t1.Nodes[nodeOf(t1, "name")].Value, t1.Nodes[nodeOf(t1, "volume")].Value = word(valueWord), word(valueWord)
	t1.Nodes[nodeOf(t1, "pin")].Value = word(secretWord)
	t1.Nodes[nodeOf(t1, "done")].Label, t1.Nodes[nodeOf(t1, "done")].Value = word(withheldWord), word(withheldWord)
	for y, row := range map[int]string{0: word(valueWord), 1: word(secretWord), 2: word(readWord), 7: word(readWord), 11: word(readWord)} {
		setRow(s, y, row)
	}
	for x, r := range word(withheldWord)[:10] { // the cells of #done
		s.Screen.Set(10+x, 5, string(r))
	}
	t1.Nodes[nodeOf(t1, "add")].Label = word(openWord)
	a.script.Chords["f9"] = reaction{Frames: []change{{Toast: word(readWord)}, {}}}
	a.script.Chords["f10"] = reaction{Frames: []change{{Status: word(readWord), Pending: []string{word(readWord)}}, {Status: word(readWord)}}}
	a.script.Chords["f11"] = reaction{Frames: []change{{Focus: "add", Title: word(readWord), Say: word(readWord)}, {Focus: "pin"}, {Focus: "name"}}}
	scriptErrors["host"] = fmt.Errorf("the app's own words: %s", word(secretWord))
	return a
}

// withhold is the app's own word on what is told of #done.
func withhold(n accessibility.Node) accessibility.Node {
	if n.ID == "done" {
		n.Label, n.Value = "Done", ""
	}
	return n
}

// everyRequest are vectors that have each operation with each kind of argument, and mistakes in
// all of them. What is typed is told from what is sown.
var everyRequest = []string{"inputs", "reads", "snapshot", "repeat", "selectors", "values", "wait"}

// sowWords puts typed words where a vector has texts of its own.
var sowWords = regexp.MustCompile(`("(?:text|value|label|label_contains)":")[^"]+"`)

// harvest runs the vectors against a sown app and returns all that two clients
// were sent, one of which has a subscription to everything.
func harvest(t *testing.T, p Policy, edit func(*Snapshot)) []string {
	t.Helper()
	var out []string
	for _, file := range everyRequest {
		a := sown(t)
		edit(a.seen[0])
		h := newHub(a, p)
		d, other := talk(t, connect(t, h)), talk(t, connect(t, h))
		heard := make(chan []string)
		other.say(`{"id":1,"op":"subscribe","topics":["` + strings.Join(topicNames, `","`) + `"]}`)
		go other.rest(heard)
		go d.rest(heard)
		id := 0
		for _, v := range readVectors(t, "testdata/protocol/"+file+".jsonl")[1:] {
			line := string(v.bytes(t))
			if strings.Contains(line, "ctrl+q") || strings.Contains(line, `"exit":true`) {
				continue
			}
			for _, text := range []string{line, sowWords.ReplaceAllString(line, `${1}`+typedWord+`"`)} {
				id++
				text = strings.Replace(text, `"id":1,`, fmt.Sprintf(`"id":%d,`, id+100), 1)
				if strings.Contains(text, `"op":"wait"`) && !strings.Contains(text, "timeout_ms") {
					text = strings.TrimSuffix(text, "}") + `,"timeout_ms":1}`
				}
				d.say(text)
			}
		}
		d.say(`{"id":"bye","op":"close"}`)
		out = append(out, <-heard...)
		other.say(`{"id":"bye","op":"close"}`)
		out = append(out, <-heard...)
	}
	return out
}

// rest hears all lines up to the end of the connection.
func (d dialog) rest(heard chan<- []string) {
	var out []string
	for {
		line, err := d.in.next()
		if err != nil {
			heard <- out
			return
		}
		out = append(out, string(line))
	}
}

// cellsApart makes words of cells, which are told one by one.
var cellsApart = regexp.MustCompile(`([^,\[])","([^"])`)

func joined(lines []string) string {
	text := strings.Join(lines, "\n")
	for cellsApart.MatchString(text) {
		text = cellsApart.ReplaceAllString(text, "$1$2")
	}
	return text
}

// TestCanariesOnTheWire looks at every byte of every answer under each policy.
func TestCanariesOnTheWire(t *testing.T) {
	for bits := range 8 {
		p := Policy{AllowInput: bits&1 > 0, ExposeScreen: bits&2 > 0, ExposeInputValues: bits&4 > 0, Redact: withhold}
		t.Run(fmt.Sprintf("input %v screen %v values %v", p.AllowInput, p.ExposeScreen, p.ExposeInputValues), func(t *testing.T) {
			lines := harvest(t, p, func(*Snapshot) {})
			if len(lines) < 400 {
				t.Fatalf("only %d lines came", len(lines))
			}
			text := joined(lines)
			for word, shown := range map[string]bool{
				readWord: p.ExposeScreen, valueWord: p.ExposeInputValues, openWord: true, secretWord: false, withheldWord: false,
			} {
				if found := strings.Contains(text, word); found != shown {
					t.Errorf("%s was sent: %v, in\n%.300s", word, found, around(text, word))
				}
			}
			if typed := strings.Contains(text, `value":"`+typedWord) || strings.Contains(text, `=\"`+typedWord); typed != (p.AllowInput && p.ExposeInputValues) {
				t.Errorf("a typed value was sent: %v, in %.300s", typed, around(text, `=\"`+typedWord)+around(text, `value":"`+typedWord))
			}
			for _, line := range lines {
				if said := messageOf(line); strings.Contains(said, typedWord) {
					t.Errorf("a message repeats what was sent: %s", said)
				}
			}
		})
	}
}

// TestCanariesSing: what is told to nobody would be found, were it neither
// secret nor withheld.
func TestCanariesSing(t *testing.T) {
	text := joined(harvest(t, everything, func(s *Snapshot) {
		s.Tree.Nodes[nodeOf(&s.Tree, "pin")].States &^= accessibility.StateSensitive
	}))
	for _, word := range []string{secretWord, withheldWord} {
		if !strings.Contains(text, `value":"`+word) || strings.Count(text, word) < 50 {
			t.Errorf("%s was sent %d times", word, strings.Count(text, word))
		}
	}
	if !regexp.MustCompile(secretWord + `\d+ {10}`).MatchString(text) {
		t.Error("no cell of the secret is found")
	}
}

func around(text, word string) string {
	i := strings.Index(text, word)
	return text[max(i-100, 0):]
}

// messageOf is the message of an error, and of a refusal but for the selector
// that it is about, which it quotes as the page shows.
func messageOf(line string) string {
	var m struct {
		Error  *Error
		Result struct{ Message, Reason string }
	}
	_ = json.Unmarshal([]byte(line), &m)
	aboutSelectors := []string{"no-such-node", "ambiguous", "stale-ref"}
	switch {
	case m.Error != nil && !slices.Contains(aboutSelectors, m.Error.Code):
		return m.Error.Message
	case m.Error == nil && !slices.Contains(aboutSelectors, m.Result.Reason):
		return m.Result.Message
	}
	return ""
}
