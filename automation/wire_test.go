package automation

import (
	"encoding/json"
	"image"
	"math"
	"reflect"
	"testing"

	"limoni/accessibility"
)

func roundTrip(t *testing.T, s *Snapshot) *Snapshot {
	t.Helper()
	j := jsonText("[")
	j.snapshot(s)
	back, err := readSnapshot(json.RawMessage(j[1:]))
	if err != nil {
		t.Fatal(err)
	}
	return back
}

func TestSnapshotsSurviveTheWire(t *testing.T) {
	full := newFakeApp().snapshot()
	full.Frame = math.MaxUint64
	full.Focus, full.Tree.Nodes[1].Key = math.MaxUint64, math.MaxUint64
	full.Layers = append(full.Layers, accessibility.Layer{Node: 3, Bounds: image.Rect(-1, 2, 5, 2), Modal: true})
	for x, text := range []string{"漢", "", "e\u0301"} {
		full.Screen.Set(x, 0, text)
	}
	full.Tree.Nodes[1].States = math.MaxUint32 >> 9 // all 23
	full.Tree.Nodes[1].Actions = 1<<12 - 1
	full.Tree.Nodes[2].Role = "made-up"
	full.Tree.Nodes[1].Label = "<&>\u2028\x1b\"\\"
	fillDetails(&full.Tree, 1)
	full.Tree.Rare = append(full.Tree.Rare, accessibility.Details{})
	full.Tree.Nodes[4].Details = 2
	if got := roundTrip(t, full); !reflect.DeepEqual(got, full) {
		t.Errorf("got\n%+v\nwant\n%+v", got, full)
	}
}

// fillDetails gives a node details in which nothing is zero, so that a new
// field that is not sent fails the test.
func fillDetails(tree *accessibility.Tree, node int) {
	var d accessibility.Details
	v := reflect.ValueOf(&d).Elem()
	for i := range v.NumField() {
		switch f := v.Field(i); f.Kind() {
		case reflect.String:
			f.SetString(v.Type().Field(i).Name)
		case reflect.Int:
			f.SetInt(int64(i + 1))
		case reflect.Uint64:
			f.SetUint(uint64(i + 1))
		case reflect.Bool:
			f.SetBool(true)
		}
	}
	d.Range = accessibility.Range{Now: 0.1, Min: -1e300, Max: 1e-300, Step: 3}
	d.CustomActions = []accessibility.CustomAction{{Name: "delete", Description: "Deletes it."}}
	tree.Rare = append(tree.Rare, d)
	tree.Nodes[node].Details = int32(len(tree.Rare))
}

func TestNumbersThatJSONDoesNotHave(t *testing.T) {
	s := &Snapshot{Tree: accessibility.Tree{
		Nodes: []accessibility.Node{{Key: 1, Parent: -1, Details: 1}},
		Rare:  []accessibility.Details{{Ranged: true, Range: accessibility.Range{Now: math.NaN(), Max: math.Inf(1), Step: 2}}},
	}}
	r := roundTrip(t, s).Tree.Rare[0].Range
	if !math.IsNaN(r.Now) || r.Min != 0 || !math.IsNaN(r.Max) || r.Step != 2 {
		t.Errorf("got %+v", r)
	}
}

func TestWhatANewerAppSends(t *testing.T) {
	s, err := readSnapshot(json.RawMessage(`{"frame":1,"new":{},"nodes":[{"key":"01","role":"hologram","parent":-1,
		"states":["focused","levitating"],"actions":["focus","teleport"],"bounds":[0,0,1,1],"new":1}]}`))
	if err != nil {
		t.Fatal(err)
	}
	n := s.Tree.Nodes[0]
	custom := s.Tree.Details(n).CustomActions
	if n.Role != "hologram" || n.States != accessibility.StateFocused || n.Actions != accessibility.ActionFocus ||
		len(custom) != 1 || custom[0].Name != "teleport" {
		t.Errorf("got %+v, %+v", n, custom)
	}
	_, r := decodeResult(json.RawMessage(`{"verdict":"postponed","frame":3,"new":1}`))
	if r.Verdict != accessibility.Unknown || r.Frame != 3 || r.Message == "" {
		t.Errorf("got %+v", r)
	}
}

func TestSnapshotsThatCannotBe(t *testing.T) {
	for _, raw := range []string{
		`{"nodes":[{"parent":0}]}`, `{"nodes":[{"parent":-2}]}`, `{"nodes":[{"parent":-1},{"parent":1}]}`,
		`{"screen":{"width":2,"height":2,"cells":["a"]}}`, `{"focus":"xyz"}`, `{"nodes":{}}`, `[]`,
	} {
		if s, err := readSnapshot(json.RawMessage(raw)); err == nil {
			t.Errorf("%s: got %+v", raw, s)
		}
	}
}

func TestRequestsSurviveTheWire(t *testing.T) {
	value, nth := "", -1
	deep := accessibility.Selector{
		Ref: 7, ID: "id", Role: accessibility.RoleButton, Label: "l", LabelContains: "lc", Text: "t", Value: &value,
		States: accessibility.StateChecked | accessibility.StateFocused, NotStates: accessibility.StateDisabled,
		Within: &accessibility.Selector{ID: "outer", Within: &accessibility.Selector{ID: "outermost"}},
		Has:    &accessibility.Selector{Text: "has"}, HasNot: &accessibility.Selector{Text: "not"}, Nth: &nth,
	}
	for _, r := range []accessibility.Request{
		{Op: accessibility.OpAct, Target: deep, Item: accessibility.Item{Key: "k"}, Action: "set-value", Value: "v"},
		{Op: accessibility.OpAct, Key: math.MaxUint64, Item: accessibility.Item{Position: 3}, Action: "delete"},
		{Op: accessibility.OpClick, Target: accessibility.Selector{Ref: 1}},
		{Op: accessibility.OpClick, Key: 1, Mouse: accessibility.Mouse{Button: "right", Count: 2, Mods: "ctrl+shift"}},
		{Op: accessibility.OpKey, Chord: "ctrl+alt+shift+pageup"},
		{Op: accessibility.OpText}, {Op: accessibility.OpText, Text: "a\n\x1b\u2028<&>漢🍋\x00"},
		{Op: accessibility.OpPaste, Text: "a\r\nb"},
		{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "press", Button: "left", Count: 1, Mods: "alt"}},
		{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "wheel", X: 1, Y: 2, DX: -1, DY: 3}},
		{Op: accessibility.OpResize, Width: 1, Height: 1000},
		{Op: accessibility.OpDrag, Target: deep, Mouse: accessibility.Mouse{Button: "middle", Mods: "alt"}, To: accessibility.Destination{Target: deep}},
		{Op: accessibility.OpDrag, Key: 1, To: accessibility.Destination{Key: 2}},
		{Op: accessibility.OpDrag, Key: 1, To: accessibility.Destination{Cell: true, X: 3}},
		{Op: accessibility.OpWheel, Key: 1, Mouse: accessibility.Mouse{DY: -3, Mods: "ctrl"}},
		{Op: accessibility.OpHover, Key: 1, Item: accessibility.Item{Position: 2}},
	} {
		line := inputLine(r)
		got, err := decodeRequest(line)
		if err != nil || !reflect.DeepEqual(got.input, r) {
			t.Errorf("%s\n got %+v, %v\nwant %+v", line, got.input, err, r)
		}
	}
}

func inputLine(r accessibility.Request) []byte {
	op, fields := writeInput(r)
	fields["id"], fields["op"] = 1, op
	line, _ := encode(fields)
	return line
}

func TestOnlyFieldsThatCountAreSent(t *testing.T) {
	_, fields := writeInput(accessibility.Request{Op: accessibility.OpKey, Chord: "a", Text: "t", Width: 3,
		Target: accessibility.Selector{ID: "x"}, Mouse: accessibility.Mouse{X: 1}})
	line, _ := encode(fields)
	if want := `{"chord":"a"}` + "\n"; string(line) != want {
		t.Errorf("got %s want %s", line, want)
	}
}

func TestChords(t *testing.T) {
	for _, good := range []string{"a", "Q", "+", "ctrl++", "ctrl+s", "Ctrl+Shift+Tab", "option+x", "pageup", "f12", "ö", "e\u0301", "space", "-", "ctrl+-"} {
		if !isChord(good) {
			t.Errorf("%q refused", good)
		}
	}
	for _, bad := range []string{"", " ", "a b", "\t", "\x1b", "+a", "ctrl+", "ctrl", "++", "+++", "meh+a", "ctrl+a+b", "ctrl+++", string(make([]byte, 65))} {
		if isChord(bad) && bad != "ctrl" { // a name like another: the app knows names
			t.Errorf("%q accepted", bad)
		}
	}
}

func TestResultsSurviveTheWire(t *testing.T) {
	r := accessibility.Result{
		Verdict: accessibility.Refused, Reason: accessibility.ErrCovered, Message: "m", Candidates: []string{"button \"x\""},
		Frame: 3, Changed: true, Focus: "f", Target: "t", Pending: []string{"p"}, Clusters: 2, Scrolled: true, Flashed: []string{"x"},
	}
	line := jsonText("[")
	line.result(&verdict{Result: r})
	if _, got := decodeResult(json.RawMessage(line[1:])); !reflect.DeepEqual(got, r) {
		t.Errorf("got %+v", got)
	}
}

func FuzzDecodeRequest(f *testing.F) {
	f.Add([]byte(`{"id":1,"op":"click","target":{"role":"button","within":{"id":"x"}}}`))
	f.Add([]byte(`{"id":"\ud83c\udf4b","op":"snapshot","after":3}`))
	f.Fuzz(func(t *testing.T, line []byte) {
		req, err := decodeRequest(line)
		if err != nil && (err.Code == "" || err.Message == "") {
			t.Errorf("an empty error for %q", line)
		}
		if req.id != nil && !json.Valid(req.id) {
			t.Errorf("id %q cannot be sent back", req.id)
		}
		if err == nil && req.kind() == kindInput {
			again := inputLine(req.input)
			if back, err := decodeRequest(again); err != nil || !reflect.DeepEqual(back.input, req.input) {
				t.Errorf("%q\nbecame %q: %v", line, again, err)
			}
		}
	})
}
