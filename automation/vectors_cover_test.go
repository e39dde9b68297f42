package automation

import (
	"encoding/json"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"limoni/accessibility"
)

// coverage is what the vectors have: "op x", "field x.y", "code x",
// "reason x" and so on.
type coverage map[string]bool

// need are all the words that a vector must have.
func need() coverage {
	c := coverage{}
	for op := range ops {
		c["op "+op] = true
		for _, field := range fieldsOf(op) {
			c["field "+op+"."+field] = true
		}
	}
	for _, field := range selectorFields() {
		c["selector "+field] = true
	}
	for _, code := range codes() {
		c["code "+code] = true
	}
	for _, reason := range reasons {
		c["reason "+string(reason)] = true
	}
	for _, v := range verdicts {
		c["verdict "+string(v)] = true
	}
	for _, topic := range topicNames {
		c["topic "+topic] = true
	}
	for _, state := range []string{attached, detached, visible, unseen, enabled} {
		c["state "+state] = true
	}
	for _, filter := range filters {
		c["filter "+filter] = true
	}
	return c
}

var verdicts = []accessibility.Verdict{accessibility.Handled, accessibility.Unhandled, accessibility.Refused,
	accessibility.Dropped, accessibility.Gone, accessibility.Unknown}

var reasons = []accessibility.Reason{accessibility.ErrNoSuchNode, accessibility.ErrAmbiguous, accessibility.ErrStaleRef,
	accessibility.ErrNotFocused, accessibility.ErrNotAdvertised, accessibility.ErrDisabled, accessibility.ErrHidden,
	accessibility.ErrCovered, accessibility.ErrBehindModal, accessibility.ErrUnstable, accessibility.ErrReadonly,
	accessibility.ErrPolicy, accessibility.ErrBadValue, ErrLeased}

// codes are those of an error reply: of a connection, of a read, of a wait.
func codes() []string {
	out := []string{codeMalformed, codeTooLong, codeBadID, codeUnknownOp, codeUnknownField, codeBusy, codeVersion, codePeer, codeHost}
	for _, k := range known {
		if r, ok := k.err.(accessibility.Reason); !ok || slices.Contains([]accessibility.Reason{accessibility.ErrNoSuchNode,
			accessibility.ErrAmbiguous, accessibility.ErrStaleRef, accessibility.ErrPolicy, accessibility.ErrBadValue, ErrLeased}, r) {
			out = append(out, k.code)
		}
	}
	return out
}

// fieldsOf are the fields that an operation takes.
func fieldsOf(op string) []string {
	fields := map[string]bool{}
	for _, line := range []string{`{"id":1,"event":"press"}`, `{"id":1,"event":"wheel"}`} {
		var r request
		o := parseLine([]byte(line))
		ops[op].read(o, &r)
		for _, name := range o.asked {
			fields[name] = true
		}
	}
	return slices.Sorted(maps.Keys(fields))
}

func selectorFields() []string {
	o := parseLine([]byte(`{}`))
	readSelector(o, 1)
	return o.asked
}

func (c coverage) add(kind string, words ...string) {
	for _, word := range words {
		c[kind+" "+word] = true
	}
}

// request adds what a line that parses has.
func (c coverage) request(t *testing.T, line []byte) {
	object, _ := decode(t, string(line)).(map[string]any)
	op, _ := object["op"].(string)
	c.add("op", op)
	for name, value := range object {
		c.add("field", op+"."+name)
		switch value := value.(type) {
		case string:
			c.add(name, value) // states and filters
		case []any:
			for _, word := range value {
				if word, ok := word.(string); ok && name == "topics" {
					c.add("topic", word)
				}
			}
		}
		c.selector(name, value)
	}
}

func (c coverage) selector(name string, value any) {
	inner, ok := value.(map[string]any)
	if !ok || !slices.Contains([]string{"target", "root", "to", "within", "has", "has_not"}, name) {
		return
	}
	for name, value := range inner {
		c.add("selector", name)
		c.selector(name, value)
	}
}

// answer adds what a reply or an event has.
func (c coverage) answer(t *testing.T, text []byte) {
	for _, found := range regexp.MustCompile(`"(code|reason|verdict)":"([a-z-]+)"`).FindAllStringSubmatch(string(text), -1) {
		c.add(found[1], found[2])
	}
	var reply struct{ Result struct{ Topics []string } }
	if json.Unmarshal(text, &reply) == nil {
		c.add("topic", reply.Result.Topics...)
	}
}

func covered(t *testing.T, files []string) coverage {
	c := coverage{}
	for _, file := range files {
		for _, v := range readVectors(t, file) {
			if v.Parses != nil {
				c.request(t, v.bytes(t))
			}
			for _, text := range append(slices.Clone(v.Also), v.Reply, json.RawMessage(v.Line), v.Reads) {
				c.answer(t, text)
			}
		}
	}
	return c
}

func (c coverage) lacks(have coverage) (out []string) {
	for _, word := range slices.Sorted(maps.Keys(c)) {
		if !have[word] {
			out = append(out, word)
		}
	}
	return out
}

func TestVectorsCoverTheProtocol(t *testing.T) {
	files := vectorFiles(t)
	if lacking := need().lacks(covered(t, files)); len(lacking) > 0 {
		t.Errorf("no vector has\n%s", strings.Join(lacking, "\n"))
	}
	// Without one file something is missing.
	rest := slices.DeleteFunc(slices.Clone(files), func(f string) bool { return filepath.Base(f) == "lease.jsonl" })
	lacking := need().lacks(covered(t, rest))
	if want := []string{"code leased", "op release", "reason leased"}; !containsAll(lacking, want) {
		t.Errorf("without those of the lease they lack %q, want %q among them", lacking, want)
	}
}

func containsAll(have, want []string) bool {
	return !slices.ContainsFunc(want, func(word string) bool { return !slices.Contains(have, word) })
}
