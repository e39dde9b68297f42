package automation

import (
	"bytes"
	"encoding/json"
	"image"
	"math"
	"math/rand"
	"reflect"
	"testing"

	"limoni/accessibility"
)

// The snapshot as encoding/json writes it, by which the appended text is
// judged.

func writeRect(r image.Rectangle) wireRect {
	return wireRect{r.Min.X, r.Min.Y, r.Dx(), r.Dy()}
}

func writeSnapshot(s *Snapshot) wireSnapshot {
	w := wireSnapshot{
		Frame: s.Frame, Width: s.Width, Height: s.Height, Idle: s.Idle,
		Focus: wireKey(s.Focus), Cursor: wireCursor(s.Cursor), Title: s.Title,
		Problems: s.Problems, Pending: s.Pending,
	}
	w.Nodes = make([]wireNode, len(s.Tree.Nodes))
	for _, a := range s.Announcements {
		w.Announcements = append(w.Announcements, wireSaid{a.Text, a.Politeness.String(), a.Frame})
	}
	for _, l := range s.Layers {
		w.Layers = append(w.Layers, wireLayer{wireKey(l.Node), writeRect(l.Bounds), l.Modal})
	}
	if s.Screen.Width != 0 || s.Screen.Height != 0 || s.Screen.Cells != nil {
		w.Screen = &wireScreen{Width: s.Screen.Width, Height: s.Screen.Height}
		for i := range s.Screen.Cells {
			w.Screen.Cells = append(w.Screen.Cells, s.Screen.Cell(i%s.Screen.Width, i/s.Screen.Width))
		}
	}
	for i := range s.Tree.Nodes {
		w.Nodes[i] = writeNode(&s.Tree, i)
	}
	return w
}

func writeNode(t *accessibility.Tree, i int) wireNode {
	n := t.Nodes[i]
	w := wireNode{
		Key: wireKey(n.Key), Ref: t.Ref(i), ID: n.ID, Role: n.Role, Label: n.Label, Value: n.Value,
		States: n.States.Names(), Actions: n.Actions.Names(), Bounds: writeRect(n.Bounds),
		Parent: n.Parent, Position: n.Position, SetSize: n.SetSize,
	}
	if n.Details != 0 {
		d := writeDetails(t.Details(n))
		w.Details = &d
	}
	return w
}

func writeDetails(d accessibility.Details) wireDetails {
	w := wireDetails{
		Description: d.Description, Placeholder: d.Placeholder, Shortcut: d.Shortcut,
		ErrorMessage: d.ErrorMessage, ValueText: d.ValueText,
		ScrollX: d.ScrollX, ScrollY: d.ScrollY, ScrollMaxX: d.ScrollMaxX, ScrollMaxY: d.ScrollMaxY,
		Row: d.Row, Column: d.Column, RowCount: d.RowCount, ColumnCount: d.ColumnCount, Level: d.Level,
		CaretRow: d.CaretRow, CaretColumn: d.CaretColumn,
		LabelledBy: wireKey(d.LabelledBy), DescribedBy: wireKey(d.DescribedBy),
		Controls: wireKey(d.Controls), ActiveDescendant: wireKey(d.ActiveDescendant),
	}
	if d.Ranged {
		r := d.Range
		w.Range = &wireRange{wireNumber(r.Now), wireNumber(r.Min), wireNumber(r.Max), wireNumber(r.Step)}
	}
	for _, a := range d.CustomActions {
		w.CustomActions = append(w.CustomActions, wireAction(a))
	}
	return w
}

func (n wireNumber) MarshalJSON() ([]byte, error) {
	if math.IsNaN(float64(n)) || math.IsInf(float64(n), 0) {
		return []byte("null"), nil
	}
	return json.Marshal(float64(n))
}

func writtenByReflection(t testing.TB, v any) string {
	t.Helper()
	line, err := encode(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(line[:len(line)-1])
}

// random fills a value with whatever its type can hold.
type random struct{ *rand.Rand }

func (r random) text() string {
	parts := []string{"a", "Label", "\"", "\\", "\n", "\t", "\b", "\f", "\r", "\x00", "\x1f", "\x7f", "<&>", "/", "\u2028", "\u2029", "\u202a",
		"\u6f22", "e\u0301", "\U0001f34b", "\xff", "\xe2\x80", "\ufffd", " "}
	text := ""
	for range r.Intn(5) {
		text += parts[r.Intn(len(parts))]
	}
	return text
}

func (r random) number() int64 {
	return []int64{0, 0, 1, -1, 7, 255, math.MaxInt32, math.MinInt32}[r.Intn(8)]
}

func (r random) float() float64 {
	return []float64{0, 1, -0.5, 1e-6, 9.9e-7, 1e20, 1e21, 1e-300, -1e300, 0.1, math.NaN(), math.Inf(1), math.Inf(-1), math.Copysign(0, -1), r.NormFloat64()}[r.Intn(15)]
}

func (r random) fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(r.text())
	case reflect.Bool:
		v.SetBool(r.Intn(2) == 0)
	case reflect.Int, reflect.Int32:
		v.SetInt(r.number())
	case reflect.Uint32:
		v.SetUint(uint64(r.Uint32() >> r.Intn(32)))
	case reflect.Uint64:
		v.SetUint(r.Uint64() >> r.Intn(64) * uint64(r.Intn(2)))
	case reflect.Float64:
		v.SetFloat(r.float())
	case reflect.Struct:
		for i := range v.NumField() {
			r.fill(v.Field(i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), r.Intn(4), 4))
		for i := range v.Len() {
			r.fill(v.Index(i))
		}
	}
}

func TestSnapshotsAreWrittenAsByReflection(t *testing.T) {
	for seed := range int64(3000) {
		r, s := random{rand.New(rand.NewSource(seed))}, new(Snapshot)
		r.fill(reflect.ValueOf(s).Elem())
		for i := range s.Tree.Nodes {
			s.Tree.Nodes[i].Details = int32(r.Intn(4))
		}
		var cells []string
		for range 12 {
			cells = append(cells, r.text())
		}
		if s.Screen = accessibility.NewScreen(4, 3, cells); seed%5 == 0 {
			s.Screen = accessibility.Screen{Width: r.Intn(2), Height: r.Intn(2)}
		}
		j := jsonText("[")
		j.snapshot(s)
		if got, want := string(j[1:]), writtenByReflection(t, writeSnapshot(s)); got != want {
			t.Fatalf("seed %d: got\n%s\nwant\n%s", seed, got, want)
		}
	}
}

func TestResultsAreWrittenAsByReflection(t *testing.T) {
	for seed := range int64(1000) {
		r := random{rand.New(rand.NewSource(seed))}
		var wire wireResult
		r.fill(reflect.ValueOf(&wire).Elem())
		wire.Counts = nil
		result := readResult(wire)
		result.Verdict, result.Message = wire.Verdict, wire.Message
		answer := &verdict{Result: result, human: wire.Human}
		id := json.RawMessage([]string{"7", "-1", `"\u2028<a>"`, "null"}[seed%4])
		want := writtenByReflection(t, message{ID: id, Result: json.RawMessage(writtenByReflection(t, wire))}) + "\n"
		if got := string(appendReply(nil, id, answer, nil)); got != want {
			t.Fatalf("seed %d: got\n%s\nwant\n%s", seed, got, want)
		}
	}
}

// The members of an object are found as package encoding/json finds them.
func TestMembersAreCutAsByDecoding(t *testing.T) {
	for seed := range int64(2000) {
		r := random{rand.New(rand.NewSource(seed))}
		object := map[string]any{}
		for range r.Intn(5) {
			object[r.text()] = []any{r.text(), -1.5, true, nil, []any{}, []any{r.text(), 1.0}, map[string]any{}, map[string]any{r.text(): r.text()}}[r.Intn(8)]
		}
		text := []byte(writtenByReflection(t, object))
		var spaced bytes.Buffer
		if json.Indent(&spaced, text, "\r", "\t "); seed%2 == 0 {
			text = spaced.Bytes()
		}
		decoded, got := map[string]any{}, map[string]any{} // what is not UTF-8 has been replaced
		if err := json.Unmarshal(text, &decoded); err != nil {
			t.Fatal(err)
		}
		eachMember(text, func(name, value []byte) {
			var v any
			if err := json.Unmarshal(value, &v); err != nil {
				t.Fatalf("%s: %q: %v", text, value, err)
			}
			got[unquote(name)] = v
		})
		if !reflect.DeepEqual(got, decoded) {
			t.Fatalf("%s: got %v", text, got)
		}
	}
}

// A snapshot is a new line in memory that a connection keeps.
func TestWritingASnapshotAllocatesNothing(t *testing.T) {
	s := &snapshotReply{Snapshot: controls(200)}
	line := appendReply(nil, json.RawMessage("1"), s, nil)
	if got := testing.AllocsPerRun(20, func() { line = appendReply(line[:0], json.RawMessage("1"), s, nil) }); got != 0 {
		t.Errorf("%v allocations, want none", got)
	}
}

// controls is a tree of n buttons, without a screen.
func controls(n int) *Snapshot {
	s := &Snapshot{Frame: 12, Width: 120, Height: 60, Idle: true, Focus: 5}
	for i := range n {
		s.Tree.Nodes = append(s.Tree.Nodes, accessibility.Node{
			Key: accessibility.Key(i+1) * 0x9E3779B97F4A7C15, ID: "control-" + string(rune('a'+i%26)), Role: accessibility.RoleButton, Label: "Control number one",
			Bounds: image.Rect(i%6*20, i/6, i%6*20+18, i/6+1), States: accessibility.StateFocusable, Parent: -1,
			Actions: accessibility.ActionFocus | accessibility.ActionActivate})
		s.Tree.Refs = append(s.Tree.Refs, uint32(i+1))
	}
	return s
}

func BenchmarkSnapshot200(b *testing.B) {
	s := controls(200)
	wire, reply := writeSnapshot(s), &snapshotReply{Snapshot: s}
	b.Run("append", func(b *testing.B) {
		var line []byte
		b.ReportAllocs()
		for b.Loop() {
			line = appendReply(line[:0], json.RawMessage("1"), reply, nil)
		}
	})
	b.Run("encoding/json", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := json.Marshal(&wire); err != nil {
				b.Fatal(err)
			}
		}
	})
}
