package main

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
)

// envelope is the one JSON object of a command. A result may stand beside an
// error, where there is something to tell all the same.
type envelope struct {
	OK     bool       `json:"ok"`
	Verb   string     `json:"verb"`
	Result any        `json:"result,omitempty"`
	Error  *jsonError `json:"error,omitempty"`
	Exit   int        `json:"exit,omitempty"`
}

type jsonError struct {
	Code    string   `json:"code"`
	Message string   `json:"message"`
	Hint    string   `json:"hint,omitempty"`
	Lines   []string `json:"lines,omitempty"`
}

// report prints an outcome and returns the exit status.
func (c *command) report(o outcome, out, errs io.Writer) int {
	exit := exitOK
	if o.failed != nil {
		exit = o.failed.exit
	}
	text := printable(o.text) + o.styled
	if text != "" {
		text += "\n"
	}
	if c.json {
		text = c.line(o)
	} else if o.failed != nil {
		io.WriteString(errs, printable(o.failed.String())+"\n")
	}
	if _, err := io.WriteString(out, text); err != nil {
		io.WriteString(errs, "limoni: the result could not be written\n")
		return exitInternal
	}
	return exit
}

// String is the failure as people read it.
func (f *failure) String() string {
	var b strings.Builder
	b.WriteString("limoni: " + f.message)
	for _, line := range f.lines {
		b.WriteString("\n  " + line)
	}
	if f.hint != "" {
		b.WriteString("\nlimoni: " + f.hint)
	}
	return b.String()
}

// line is the outcome as JSON, on one line.
func (c *command) line(o outcome) string {
	e := envelope{OK: o.failed == nil, Verb: c.verb, Result: o.data}
	if f := o.failed; f != nil {
		e.Error, e.Exit = &jsonError{f.code, f.message, f.hint, f.lines}, f.exit
	}
	var text bytes.Buffer
	enc := json.NewEncoder(&text)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(e); err != nil {
		e.OK, e.Result, e.Exit = false, nil, exitInternal
		e.Error = &jsonError{Code: codeInternal, Message: "the result is no JSON"}
		text.Reset()
		enc.Encode(e)
	}
	return printableJSON(text.String())
}
