package automation

import (
	"math"
	"strconv"
	"unicode/utf8"
)

// jsonText is JSON being written. It appends the bytes that package
// encoding/json would without its escapes for HTML, but neither reflects nor
// allocates more than the text needs.
type jsonText []byte

// comma separates what comes from what stands before it on the same level.
func (j *jsonText) comma() {
	switch t := *j; t[len(t)-1] {
	case '{', '[', ':':
	default:
		*j = append(t, ',')
	}
}

// name begins a member of an object.
func (j *jsonText) name(name string) {
	j.comma()
	*j = append(append(append(*j, '"'), name...), '"', ':')
}

func (j *jsonText) open(bracket byte)  { j.comma(); *j = append(*j, bracket) }
func (j *jsonText) close(bracket byte) { *j = append(*j, bracket) }

func (j *jsonText) int(n int64) {
	j.comma()
	*j = strconv.AppendInt(*j, n, 10)
}

// string writes a string (RFC 8259 section 7). What is not UTF-8 becomes
// U+FFFD; U+2028 and U+2029 are escaped, since JavaScript once took them for
// line ends.
func (j *jsonText) string(s string) {
	j.comma()
	out, done := append(*j, '"'), 0
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			if c < ' ' || c == '"' || c == '\\' {
				out = appendEscape(append(out, s[done:i]...), c)
				done = i + 1
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			out = append(append(out, s[done:i]...), `\ufffd`...)
			done = i + n
		case r == '\u2028' || r == '\u2029':
			out = append(append(out, s[done:i]...), `\u202`...)
			out = append(out, hexDigits[r&0xf])
			done = i + n
		}
		i += n
	}
	*j = append(append(out, s[done:]...), '"')
}

const hexDigits = "0123456789abcdef"

func appendEscape(out []byte, c byte) []byte {
	switch c {
	case '"', '\\':
		return append(out, '\\', c)
	case '\b':
		return append(out, `\b`...)
	case '\f':
		return append(out, `\f`...)
	case '\n':
		return append(out, `\n`...)
	case '\r':
		return append(out, `\r`...)
	case '\t':
		return append(out, `\t`...)
	}
	return append(out, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&0xf])
}

// float writes a number as ECMAScript does. NaN and the infinities, which JSON
// does not have, are null.
func (j *jsonText) float(f float64) {
	j.comma()
	size := math.Abs(f)
	switch {
	case math.IsNaN(f) || math.IsInf(f, 0):
		*j = append(*j, "null"...)
	case size != 0 && (size < 1e-6 || size >= 1e21):
		*j = shortExponent(strconv.AppendFloat(*j, f, 'e', -1, 64))
	default:
		*j = strconv.AppendFloat(*j, f, 'f', -1, 64)
	}
}

// shortExponent makes e-7 of e-07.
func shortExponent(out []byte) []byte {
	if n := len(out); out[n-4] == 'e' && out[n-2] == '0' {
		out[n-2] = out[n-1]
		return out[:n-1]
	}
	return out
}

// The following write a member and leave it out where it says nothing.

func (j *jsonText) text(name, s string) {
	if s != "" {
		j.name(name)
		j.string(s)
	}
}

func (j *jsonText) number(name string, n int) {
	if n != 0 {
		j.name(name)
		j.int(int64(n))
	}
}

func (j *jsonText) truth(name string, b bool) {
	if b {
		j.bool(name, b)
	}
}

func (j *jsonText) texts(name string, list []string) {
	if len(list) > 0 {
		j.list(name, list)
	}
}

// list writes a member that is always there.
func (j *jsonText) list(name string, list []string) {
	j.name(name)
	j.open('[')
	for _, s := range list {
		j.string(s)
	}
	j.close(']')
}

// bool writes a member that is always there.
func (j *jsonText) bool(name string, b bool) {
	j.name(name)
	*j = strconv.AppendBool(*j, b)
}
