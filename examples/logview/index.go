package main

import (
	"bytes"
	"slices"
)

// index is where lines of a file begin: of the first in each 4 KiB. That is at
// most 16 bytes of memory for 4 KiB of the file, a quarter of a byte for a line of
// 64, and a line is found by reading 4 KiB at most before it.
type index struct {
	marks []mark
	counts
}

// mark is where a line begins.
type mark struct {
	line int
	at   int64
}

// markEach is how many bytes there are at least between two marks.
const markEach = 4 << 10

// counts is how far a file was looked at.
type counts struct {
	ended int   // lines that have ended
	end   int64 // offset behind the last of them
	size  int64 // bytes that were looked at
	next  int64 // there is no mark before
}

// take looks at the bytes that come next, and returns the marks in them.
func (c *counts) take(b []byte) (marks []mark) {
	if last := bytes.LastIndexByte(b, '\n'); last >= 0 {
		c.end = c.size + int64(last) + 1
	}
	for at := 0; ; {
		skip := int(min(max(c.next-c.size-int64(at), 0), int64(len(b)-at)))
		c.ended += bytes.Count(b[at:at+skip], []byte("\n"))
		at += skip
		n := bytes.IndexByte(b[at:], '\n')
		if n < 0 {
			c.size += int64(len(b))
			return marks
		}
		at += n + 1
		c.ended++
		marks = append(marks, mark{c.ended, c.size + int64(at)})
		c.next = c.size + int64(at) + markEach
	}
}

// lines is how many there are. The last has perhaps not ended yet.
func (x *index) lines() int {
	if x.size > x.end {
		return x.ended + 1
	}
	return x.ended
}

// before is the last mark that is not behind line i.
func (x *index) before(i int) mark {
	at, found := slices.BinarySearchFunc(x.marks, i, func(m mark, line int) int { return m.line - line })
	switch {
	case found:
		return x.marks[at]
	case at == 0:
		return mark{}
	}
	return x.marks[at-1]
}
