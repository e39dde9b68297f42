package automation

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"

	"limoni/accessibility"
)

// request is one line from a client.
type request struct {
	id       json.RawMessage // as it was sent, nil where it could not be read
	op       string
	protocol int                   // hello: what the client speaks, 0 unsaid
	after    uint64                // snapshot
	input    accessibility.Request // do
	target   json.RawMessage       // cancel: the id to end
}

// ops are the operations and what reads their fields.
var ops = map[string]func(*object, *request){
	"hello":    func(o *object, r *request) { r.protocol = o.integer("protocol", 1, math.MaxInt32) },
	"snapshot": func(o *object, r *request) { r.after = o.frame("after") },
	"do":       readDo,
	"cancel":   readCancel,
}

func opNames() []string {
	var names []string
	for name := range ops {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// decodeRequest reads a line. With an error the request has at most its id.
func decodeRequest(line []byte) (request, *Error) {
	o := parseLine(line)
	var r request
	r.id = o.id("id")
	r.op = o.string("op")
	read, ok := ops[r.op]
	if !o.has("op") {
		o.fail(codeBadValue, "%s needs an \"op\": %s", o.name, strings.Join(opNames(), ", "))
	} else if !ok {
		o.fail(codeUnknownOp, "unknown operation%s; there are %s", sayOp(r.op), strings.Join(opNames(), ", "))
	}
	if o.err == nil {
		o.name = strconv.Quote(r.op)
		read(o, &r)
	}
	if o.err != nil {
		return request{id: r.id}, o.err
	}
	return r, o.end()
}

func sayOp(op string) string {
	if plainName.MatchString(op) {
		return " " + strconv.Quote(op)
	}
	return ""
}

func readDo(o *object, r *request) {
	o.require("request")
	if inner := o.object("request"); inner != nil {
		r.input = readInput(inner)
		o.adopt(inner.end())
	}
}

func readCancel(o *object, r *request) { r.target = o.id("request_id") }

// id returns a member that must be an id, as the bytes that were sent.
func (o *object) id(name string) json.RawMessage {
	value, ok := o.take(name)
	switch {
	case !o.isRead || ok && o.member(name).twice:
		return nil // there is a mistake already
	case !ok:
		o.fail(codeBadID, "%s has no %q; give it an integer or a string of your choice, the reply carries it", o.name, name)
	case value[0] != '"' && !isDigits(bytes.TrimPrefix(value, []byte("-"))) || len(value) > maxID:
		o.fail(codeBadID, "%q in %s must be an integer or a string, of at most %d bytes", name, o.name, maxID)
	default:
		return value
	}
	return nil
}

// frame returns a member that must be a frame number, 0 where it is absent.
func (o *object) frame(name string) uint64 {
	value, ok := o.take(name)
	if !ok {
		return 0
	}
	n, err := strconv.ParseUint(string(value), 10, 64)
	if !isDigits(value) || err != nil {
		o.fail(codeBadValue, "%q in %s must be a frame number, an integer from 0", name, o.name)
	}
	return n
}

func isDigits(text []byte) bool {
	for _, c := range text {
		if c < '0' || c > '9' {
			return false
		}
	}
	return len(text) > 0
}
