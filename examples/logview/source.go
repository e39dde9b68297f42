package main

import (
	"bytes"
	"os"

	"limoni/widgets"
)

const (
	// maxLine is how many bytes of a line are shown at most.
	maxLine = 64 << 10
	// cacheLines is how many lines that were drawn are remembered.
	cacheLines = 256
)

// source is the lines of a file, for a LogView. It belongs to the UI goroutine.
type source struct {
	file  *os.File // nil until there is one
	index index
	first int // lines of files that were replaced or cut
	cache [cacheLines]cached
	bytes []byte
}

// cached is a line as it was read. One that had not ended is read again when
// the file has grown.
type cached struct {
	number int
	size   int64 // of the file, where the line had not ended; -1 where it had
	line   widgets.LogLine
}

// Len, First and Line make a pointer to a source the lines of a log.
func (s *source) Len() int   { return s.index.lines() }
func (s *source) First() int { return s.first }

func (s *source) Line(i int) widgets.LogLine {
	c := &s.cache[i%cacheLines]
	number, size := s.first+i, int64(-1)
	if i == s.index.ended {
		size = s.index.size
	}
	if c.number != number || c.size != size {
		*c = cached{number: number, size: size, line: s.read(i)}
	}
	return c.line
}

// read reads a line. What is no longer there is empty: the next look at the file
// tells why.
func (s *source) read(i int) widgets.LogLine {
	if s.bytes == nil {
		s.bytes = make([]byte, maxLine+1)
	}
	m := s.index.before(i)
	b, at := s.bytes[:0], m.at
	for skip := i - m.line; ; {
		n, err := s.file.ReadAt(s.bytes[len(b):min(len(b)+2*markEach, len(s.bytes))], at)
		b, at = s.bytes[:len(b)+n], at+int64(n)
		for skip > 0 && bytes.IndexByte(b, '\n') >= 0 {
			b, skip = b[bytes.IndexByte(b, '\n')+1:], skip-1
		}
		b = s.bytes[:copy(s.bytes, b)]
		end := bytes.IndexByte(b, '\n')
		switch {
		case skip == 0 && end >= 0:
			b = b[:end]
		case err == nil && n > 0 && len(b) < len(s.bytes):
			continue
		case skip > 0:
			return widgets.LogLine{}
		}
		text := widgets.PlainText(string(withoutEnd(b)))
		return widgets.LogLine{Level: levelOf(text), Text: text}
	}
}

// withoutEnd is a line without its line feed and the carriage return before it.
func withoutEnd(line []byte) []byte {
	return bytes.TrimSuffix(bytes.TrimSuffix(line, []byte("\n")), []byte("\r"))
}

// begin shows the lines of a file from its beginning in place of those before.
func (s *source) begin(file *os.File) {
	if s.file != nil && s.file != file {
		s.file.Close()
	}
	s.first += s.Len()
	s.file, s.index, s.cache = file, index{}, [cacheLines]cached{} // no line has size 0
}
