package automation

import (
	"bytes"
	"encoding/json"
)

// eachMember visits the members of a valid JSON object, names in their quotes.
func eachMember(object []byte, visit func(name, value []byte)) {
	for rest := object[1:]; ; {
		rest = bytes.TrimLeft(rest, ", \t\r\n")
		if rest[0] == '}' {
			return
		}
		n := valueLength(rest)
		value := bytes.TrimLeft(rest[n:], ": \t\r\n")
		m := valueLength(value)
		visit(rest[:n:n], value[:m:m])
		rest = value[m:]
	}
}

// valueLength is the length of the value at the start of valid JSON text.
func valueLength(text []byte) int {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			i += stringLength(text[i:]) - 1
		case '{', '[':
			depth++
		case '}', ']':
			depth--
			if depth < 0 {
				return i // a number or a word, the last in its container
			}
		case ',', ' ', '\t', '\r', '\n':
			if depth == 0 {
				return i
			}
			continue
		default:
			continue
		}
		if depth == 0 {
			return i + 1
		}
	}
	return len(text)
}

func stringLength(text []byte) int {
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(text)
}

// unquote is the text of a valid JSON string.
func unquote(quoted []byte) string {
	inner := quoted[1 : len(quoted)-1]
	if bytes.IndexByte(inner, '\\') < 0 {
		return string(inner)
	}
	var s string
	_ = json.Unmarshal(quoted, &s) // it is valid
	return s
}
