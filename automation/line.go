package automation

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// lines reads lines of at most max bytes.
type lines struct {
	r   *bufio.Reader
	max int
}

var (
	errLineTooLong = errors.New("automation: the line is too long")
	errLineTorn    = errors.New("automation: the last line has no end")
)

func newLines(r io.Reader, max int) *lines {
	return &lines{bufio.NewReaderSize(r, 4096), max}
}

// next returns the next line without its LF or CR LF. Of a line that is too
// long it reads all and keeps nothing. It keeps no more than max+1 bytes at
// any time. What stands behind the last line end is torn and not returned.
func (l *lines) next() ([]byte, error) {
	var line []byte
	for {
		part, err := l.r.ReadSlice('\n')
		if len(line) <= l.max+2 {
			line = append(line, part[:min(len(part), l.max+3-len(line))]...)
		}
		switch {
		case err == bufio.ErrBufferFull:
		case err == nil:
			return l.check(line)
		case err == io.EOF && len(trimBlank(line)) > 0:
			return nil, errLineTorn
		default:
			return nil, err
		}
	}
}

func (l *lines) check(line []byte) ([]byte, error) {
	line = bytes.TrimSuffix(bytes.TrimSuffix(line, []byte("\n")), []byte("\r"))
	if len(line) > l.max {
		return nil, errLineTooLong
	}
	return line, nil
}

// trimBlank trims what JSON calls white space.
func trimBlank(line []byte) []byte { return bytes.Trim(line, " \t\r\n") }
