package automation

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"limoni/accessibility"
)

// between is the part of the page from one text up to another.
func between(t *testing.T, from, to string) string {
	t.Helper()
	_, rest, found := strings.Cut(protocolPage(t), from)
	part, _, ends := strings.Cut(rest, to)
	if !found || !ends {
		t.Fatalf("the page has nothing from %q to %q", from, to)
	}
	return part
}

var codeWord = regexp.MustCompile("`([^`]+)`")

// inCode are the words in code, sorted, each once.
func inCode(text string) (out []string) {
	for _, found := range codeWord.FindAllStringSubmatch(text, -1) {
		out = append(out, found[1])
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// firstColumn are the words in code in the first column of a table.
func firstColumn(table string) []string {
	var column strings.Builder
	for _, row := range regexp.MustCompile(`(?m)^\| ([^|]*) \|`).FindAllStringSubmatch(table, -1) {
		column.WriteString(row[1] + "\n")
	}
	return inCode(column.String())
}

func asStrings[S ~string](list []S) (out []string) {
	for _, s := range list {
		out = append(out, string(s))
	}
	slices.Sort(out)
	return out
}

// TestTablesOfTheProtocolPage are the code's, word for word and both ways.
func TestTablesOfTheProtocolPage(t *testing.T) {
	state := regexp.MustCompile("(?m)^\\| `state`.*$").FindString(between(t, "### wait", "### subscribe"))
	states := slices.DeleteFunc(inCode(state), func(word string) bool { return word == "state" || word == "target" })
	tests := []struct {
		name       string
		page, code []string
	}{
		{"operations", firstColumn(between(t, "| operations | what they are |", "An id may be used again")), opNames()},
		{"inputs", firstColumn(between(t, "| `op` | fields, * required | what it is |", "* `event` is")), slices.Sorted(maps.Keys(inputs))},
		{"error codes", firstColumn(between(t, "### Errors", "A code that a client")), asStrings(codes())},
		{"reasons", inCode(between(t, "Reasons: ", "One that a client")), asStrings(reasons)},
		{"verdicts", firstColumn(between(t, "| verdict | meaning |", "A verdict that")), asStrings(verdicts)},
		{"topics", inCode(between(t, "Topics are ", "; where they are absent")), topicNames},
		{"states of a wait", states, asStrings([]string{attached, detached, visible, unseen, enabled})},
		{"filters", inCode(regexp.MustCompile(`(?m)^\| .filter. \|(.*)$`).FindStringSubmatch(protocolPage(t))[1]), asStrings(filters)},
		{"selector fields", inCode(between(t, "A selector object has at least one of ", ". All that is set must match")), asStrings(selectorFields())},
		{"fields of a wait", firstColumn(between(t, "| condition | holds where |", "Only frames after")),
			slices.DeleteFunc(fieldsOf("wait"), func(f string) bool { return f == "after" || f == "timeout_ms" })},
		{"fields of a snapshot", firstColumn(between(t, "### snapshot", "Errors: ")), fieldsOf("snapshot")},
	}
	for _, tt := range tests {
		if !slices.Equal(tt.page, tt.code) {
			t.Errorf("%s: the page has %q, the code %q", tt.name, tt.page, tt.code)
		}
	}
}

// TestFieldsOfTheProtocolPage: each row of the table of inputs has the fields
// that the input takes.
func TestFieldsOfTheProtocolPage(t *testing.T) {
	table := between(t, "| `op` | fields, * required | what it is |", "* `event` is")
	rows := regexp.MustCompile("(?m)^\\| `([a-z_]+)` \\| ([^|]*) \\|").FindAllStringSubmatch(table, -1)
	if len(rows) != len(inputs) {
		t.Errorf("the table has %d rows and there are %d inputs", len(rows), len(inputs))
	}
	for _, row := range rows {
		if page, code := inCode(row[2]), fieldsOf(row[1]); !slices.Equal(page, code) {
			t.Errorf("%s: the page has %q, the code %q", row[1], page, code)
		}
	}
}

// TestLimitsOfTheProtocolPage: each number of hello stands in the table, and
// each number of the table is one of the code's.
func TestLimitsOfTheProtocolPage(t *testing.T) {
	table := between(t, "## Limits", "## What is not specified")
	known := map[string]bool{}
	for name, n := range limits() {
		known[grouped(n)] = true
		if !strings.Contains(table, "| "+grouped(n)+" ") && !strings.Contains(table, "| "+grouped(n)+",") {
			t.Errorf("%s, %d, is not in the table", name, n)
		}
	}
	for _, n := range []int{maxID, maxNesting, maxChord, maxPatternSize, accessibility.MaxText, MaxFrameNodes, MaxPath} {
		known[grouped(n)] = true
	}
	rows := regexp.MustCompile(`(?m)^\| [^|]+ \| ([^|]*\d[^|]*) \|`).FindAllStringSubmatch(table, -1)
	if len(rows) < 19 {
		t.Errorf("%d rows", len(rows))
	}
	for _, row := range rows {
		for _, n := range regexp.MustCompile(`\d[\d,]*\d|\d`).FindAllString(row[1], -1) {
			if !known[n] {
				t.Errorf("%s in %q is no limit of the code", n, row[1])
			}
		}
	}
}

// grouped is a number as the page writes it.
func grouped(n int) string {
	text := fmt.Sprint(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}

// TestRepliesOfTheProtocolPageAreOurs: each line of the page is read by the
// client, which knows all its members, and written again as it stands there.
func TestRepliesOfTheProtocolPageAreOurs(t *testing.T) {
	kinds := map[string]int{}
	for _, line := range regexp.MustCompile(`(?m)^\{"(?:id":\d+,"(?:result|error)|event)".*$`).FindAllString(protocolPage(t), -1) {
		var m map[string]json.RawMessage
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			t.Fatal(err)
		}
		kind, again := rewritten(t, m)
		kinds[kind]++
		if again == nil || !covers(decode(t, string(again)), decode(t, line)) {
			t.Errorf("a %s\n%s\nwould be\n%s", kind, line, again)
		}
	}
	for _, kind := range []string{"hello", "snapshot", "delta", "found", "focused", "screen", "audit", "verdict", "waited", "subscribed", "event", "closing", "error", "lease", "done"} {
		if kinds[kind] == 0 {
			t.Errorf("the page has no line of the kind %s; it has %v", kind, kinds)
		}
	}
	if _, again := rewritten(t, decodeRaw([]byte(`{"id":1,"result":{"verdict":"handled","mood":"good"}}`))); covers(decode(t, string(again)), decode(t, `{"id":1,"result":{"verdict":"handled","mood":"good"}}`)) {
		t.Error("a member that there is not passes")
	}
}

// strict reads what has no other members than v.
func strict(t *testing.T, raw json.RawMessage, v any) any {
	t.Helper()
	dec := json.NewDecoder(strings.NewReader(string(raw)))
	dec.DisallowUnknownFields()
	if err := dec.Decode(v); err != nil {
		t.Errorf("%s: %v", raw, err)
	}
	return v
}

type wireSubscribed struct {
	Event         *string     `json:"event,omitempty"`
	Topics        *[]string   `json:"topics,omitempty"`
	Frame         uint64      `json:"frame"`
	Lost          uint64      `json:"lost,omitempty"`
	Focus         *string     `json:"focus,omitempty"`
	TreeHash      *string     `json:"tree_hash,omitempty"`
	ScreenHash    *string     `json:"screen_hash,omitempty"`
	Title         *string     `json:"title,omitempty"`
	Pending       *[]string   `json:"pending,omitempty"`
	Idle          *bool       `json:"idle,omitempty"`
	Human         *bool       `json:"human,omitempty"`
	Announcements *[]wireSaid `json:"announcements,omitempty"`
}

// rewritten is a line of a kind, read and written again.
func rewritten(t *testing.T, m map[string]json.RawMessage) (kind string, line []byte) {
	t.Helper()
	answer := func(kind string, result any) (string, []byte) {
		line, _ := encode(map[string]any{"id": m["id"], "result": result})
		return kind, line
	}
	whole, _ := json.Marshal(m)
	raw := m["result"]
	r := decodeRaw(raw)
	switch {
	case m["error"] != nil && m["event"] == nil:
		var failed Error
		strict(t, m["error"], &failed)
		if !slices.Contains(codes(), failed.Code) {
			t.Errorf("no code %q", failed.Code)
		}
		return "error", reply(m["id"], nil, &failed)
	case string(m["event"]) == `"closing"`:
		var closing message
		strict(t, whole, &closing)
		return "closing", closingLine(closing.Error)
	case m["event"] != nil:
		line, _ := encode(strict(t, whole, &wireSubscribed{}))
		return "event", line
	case r["verdict"] != nil:
		w, result := decodeResult(raw)
		v := &verdict{Result: result, human: w.Human}
		for _, one := range verdicts {
			if n := w.Counts[string(one)]; n > 0 {
				v.counts = append(v.counts, count{one, n})
			}
		}
		return "verdict", reply(m["id"], v, nil)
	case r["protocol"] != nil:
		return answer("hello", strict(t, raw, &wireInfo{}))
	case r["topics"] != nil:
		return answer("subscribed", strict(t, raw, &wireSubscribed{}))
	case r["since"] != nil:
		return answer("delta", strict(t, raw, &wireSnapshot{}))
	case r["count"] != nil && r["nodes"] != nil:
		return answer("found", strict(t, raw, &wireFound{}))
	case r["node"] != nil:
		return answer("focused", strict(t, raw, &wireFound{}))
	case r["nodes"] != nil:
		return answer("snapshot", strict(t, raw, &wireSnapshot{}))
	case r["rows"] != nil:
		return answer("screen", strict(t, raw, &struct {
			Frame      uint64     `json:"frame"`
			Width      int        `json:"width"`
			Height     int        `json:"height"`
			Cursor     wireCursor `json:"cursor"`
			ScreenHash string     `json:"screen_hash"`
			Rows       []string   `json:"rows"`
		}{}))
	case r["findings"] != nil:
		return "audit", rewrittenAudit(t, m)
	case r["tree_hash"] != nil:
		return answer("waited", strict(t, raw, &waited{}))
	case r["idle_ms"] != nil:
		return answer("lease", map[string]int64{"idle_ms": LeaseIdle.Milliseconds()})
	}
	return answer("done", strict(t, raw, &struct {
		Cancelled    bool `json:"cancelled,omitempty"`
		Released     bool `json:"released,omitempty"`
		Unsubscribed bool `json:"unsubscribed,omitempty"`
		Closed       bool `json:"closed,omitempty"`
	}{}))
}

// rewrittenAudit is read by the client from a server that says just this.
func rewrittenAudit(t *testing.T, m map[string]json.RawMessage) []byte {
	line, _ := encode(map[string]json.RawMessage{"id": json.RawMessage("1"), "result": m["result"]})
	frame, findings, err := answeredWith(t, strings.TrimSpace(string(line))).Audit(t.Context())
	if err != nil {
		t.Error(err)
	}
	return reply(m["id"], audited{frame, findings}, nil)
}
