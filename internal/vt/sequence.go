package vt

import (
	"unicode/utf8"
)

// kind is the family of a control function.
type kind byte

const (
	escapeSequence  kind = 0
	controlSequence kind = '['
	deviceControl   kind = 'P'
	osCommand       kind = ']'
	otherString     kind = '_' // APC, PM and SOS: of these only kitty's pictures are understood
)

const (
	maxParams       = 32
	maxParam        = 65535
	maxIntermediate = 2
	maxString       = 8 << 20 // a picture
	maxText         = 80
)

// sequence is a control function while it is read: intermediate and private bytes, numbers, final byte, string.
type sequence struct {
	kind     kind
	function []byte // private byte, intermediates and final byte: "H", "?h", " q"
	data     []byte // the string of OSC and DCS
	text     []byte // as it came, cut at maxText, for Unknown
	value    [maxParams]int
	colon    [maxParams]bool // the number is a sub-parameter of the one before it
	n        int
	broken   bool // too long or malformed: to be counted, not obeyed
}

func (q *sequence) begin() {
	q.kind, q.n, q.broken = escapeSequence, 0, false
	q.function, q.data = q.function[:0], q.data[:0]
	q.text = append(q.text[:0], 0x1b)
}

func (q *sequence) note(r rune) {
	if len(q.text) < maxText {
		q.text = utf8.AppendRune(q.text, r)
	}
}

func (q *sequence) digit(r rune) {
	if q.n == 0 {
		q.value[0], q.colon[0], q.n = -1, false, 1
	}
	v := &q.value[q.n-1]
	*v = min(max(*v, 0)*10+int(r-'0'), maxParam)
}

func (q *sequence) separator(colon bool) {
	if q.n == 0 {
		q.value[0], q.colon[0], q.n = -1, false, 1
	}
	if q.n == maxParams {
		q.broken = true
		return
	}
	q.value[q.n], q.colon[q.n] = -1, colon
	q.n++
}

func (q *sequence) collect(r rune) {
	if len(q.function) > maxIntermediate {
		q.broken = true
		return
	}
	q.function = append(q.function, byte(r))
}

// param returns number i, or the default where it was left out.
func (q *sequence) param(i, omitted int) int {
	if i >= q.n || q.value[i] < 0 {
		return omitted
	}
	return q.value[i]
}

// count returns number i where 0 and nothing mean 1, as for cursor movements.
func (q *sequence) count(i int) int { return max(q.param(i, 1), 1) }

// group returns number i with its sub-parameters.
func (q *sequence) group(i int) []int {
	end := i + 1
	for end < q.n && q.colon[end] {
		end++
	}
	return q.value[i:end]
}
