package automation

import (
	"bytes"
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"limoni/accessibility"
)

// request is one line from a client. op says which of the other fields count.
type request struct {
	id json.RawMessage // as it was sent, nil where it could not be read
	op string

	speaks  versions               // hello: what the client speaks
	client  string                 // hello: its name
	read    reading                // snapshot
	target  accessibility.Selector // find
	most    int                    // find: nodes to tell
	cells   bool                   // screen
	wait    waiting                // wait
	topics  topics                 // subscribe
	since   uint64                 // subscribe, 0 for from now on
	input   accessibility.Request  // inputs
	repeat  int                    // key
	cancels json.RawMessage        // cancel: the id to end
}

// versions is a range of major versions of the protocol, zero where unsaid.
type versions struct{ min, max int }

func (v versions) String() string {
	if v.min == v.max {
		return strconv.Itoa(v.min)
	}
	return strconv.Itoa(v.min) + " to " + strconv.Itoa(v.max)
}

// opKind is how the server goes about an operation.
type opKind int

const (
	kindRead  opKind = iota // on a goroutine of its own
	kindInput               // in its turn
	kindConn                // at once, about the connection itself
)

// operation is how its fields are read, and what it is.
type operation struct {
	kind opKind
	read func(*object, *request)
}

var ops = func() map[string]operation {
	all := map[string]operation{
		"hello":       {kindRead, readHello},
		"snapshot":    {kindRead, readReading},
		"find":        {kindRead, readFind},
		"focused":     {kindRead, func(*object, *request) {}},
		"screen":      {kindRead, func(o *object, r *request) { r.cells = o.word("format", "text", "cells") == "cells" }},
		"audit":       {kindRead, func(*object, *request) {}},
		"wait":        {kindRead, readWait},
		"subscribe":   {kindConn, readSubscribe},
		"unsubscribe": {kindConn, func(*object, *request) {}},
		"lease":       {kindConn, func(*object, *request) {}},
		"release":     {kindConn, func(*object, *request) {}},
		"cancel":      {kindConn, func(o *object, r *request) { r.cancels = o.id("request_id") }},
		"close":       {kindConn, func(*object, *request) {}},
	}
	for name, read := range inputs {
		all[name] = operation{kindInput, read}
	}
	return all
}()

func opNames() []string { return slices.Sorted(maps.Keys(ops)) }

// decodeRequest reads a line. With an error the request has at most its id.
func decodeRequest(line []byte) (request, *Error) {
	o := parseLine(line)
	var r request
	r.id = o.id("id")
	r.op = o.string("op")
	op, ok := ops[r.op]
	if !o.has("op") {
		o.fail(codeBadValue, "%s needs an \"op\": %s", o.name, strings.Join(opNames(), ", "))
	} else if !ok {
		o.fail(codeUnknownOp, "unknown operation%s; there are %s", sayOp(r.op), strings.Join(opNames(), ", "))
	}
	if o.err == nil {
		o.name = strconv.Quote(r.op)
		op.read(o, &r)
	}
	if o.err != nil {
		return request{id: r.id}, o.err
	}
	return r, o.end()
}

func (r *request) kind() opKind { return ops[r.op].kind }

func sayOp(op string) string {
	if plainName.MatchString(op) {
		return " " + strconv.Quote(op)
	}
	return ""
}

// readHello takes one version or the range of them.
func readHello(o *object, r *request) {
	if value, ok := o.take("protocol"); ok && value[0] == '{' {
		inner := o.object("protocol")
		inner.require("min", "max")
		r.speaks = versions{inner.integer("min", 1, math.MaxInt32), inner.integer("max", 1, math.MaxInt32)}
		if r.speaks.max < r.speaks.min {
			inner.fail(codeBadValue, `"max" in %s is less than "min"`, inner.name)
		}
		o.adopt(inner.end())
	} else if ok {
		n := o.integer("protocol", 1, math.MaxInt32)
		r.speaks = versions{n, n}
	}
	r.client = o.short("client", maxClientName)
}

func readFind(o *object, r *request) {
	o.require("target")
	r.target = o.target("target")
	r.most = o.integer("max_nodes", 1, math.MaxInt32)
}

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

// short is filled for a member of bounded length.
func (o *object) short(name string, most int) string {
	s := o.filled(name)
	if len(s) > most {
		o.fail(codeBadValue, "%q in %s may have %d bytes", name, o.name, most)
		return ""
	}
	return s
}

// bool returns a member that must be true or false, false where it is absent.
func (o *object) bool(name string) bool {
	value, ok := o.take(name)
	if ok && string(value) != "true" && string(value) != "false" {
		o.fail(codeBadValue, "%q in %s must be true or false", name, o.name)
	}
	return string(value) == "true"
}
