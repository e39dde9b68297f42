package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// maxLine bounds a line that is read, without its line feed.
const maxLine = 4 << 20

// line is one line of input. Of one that is too long only that is known.
type line struct {
	text    []byte
	tooLong bool
}

// readLines sends the lines of r that are not blank and closes lines at the
// end of input. It gives up when stop is closed.
func readLines(r io.Reader, lines chan<- line, stop <-chan struct{}) {
	defer close(lines)
	in := bufio.NewReaderSize(r, 64<<10)
	skipByteOrderMark(in)
	for {
		l, err := readLine(in, maxLine)
		if l.tooLong || len(l.text) > 0 {
			select {
			case lines <- l:
			case <-stop:
				return
			}
		}
		if err != nil {
			return
		}
	}
}

// skipByteOrderMark drops the mark that some shells put before what they pipe.
func skipByteOrderMark(in *bufio.Reader) {
	mark := []byte("\ufeff")
	if start, _ := in.Peek(1); len(start) == 0 || start[0] != mark[0] {
		return
	}
	if start, _ := in.Peek(len(mark)); bytes.Equal(start, mark) {
		in.Discard(len(mark))
	}
}

// readLine reads up to the next line feed or the end of input and trims white
// space. What is longer than limit is read to its end and not kept.
func readLine(in *bufio.Reader, limit int) (line, error) {
	var l line
	for {
		part, err := in.ReadSlice('\n')
		if len(l.text)+len(bytes.TrimRight(part, "\r\n")) > limit {
			l.text, l.tooLong = nil, true
		}
		if !l.tooLong {
			l.text = append(l.text, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			l.text = bytes.Trim(l.text, " \t\r\n")
			return l, err
		}
	}
}
