package keymap

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"limoni"
)

const spaces = " \t\r"

// parseLine reads a line as
//
//	save = ctrl+s, "ctrl+,"  # what follows is a comment
//
// id is "" where it is blank or a comment.
func parseLine(line string) (id, keys string, err error) {
	line = strings.Trim(line, spaces)
	if line == "" || line[0] == '#' {
		return "", "", nil
	}
	id, keys, found := strings.Cut(line, "=")
	id = strings.TrimRight(id, spaces)
	switch {
	case !found:
		return "", "", errors.New(`there is no "="; write for example "save = ctrl+s", or "save =" for no key`)
	case id == "":
		return "", "", errors.New(`no command stands before the "="; write for example "save = ctrl+s"`)
	}
	return id, keys, nil
}

// parseKeys reads what stands behind the "=": keys with commas between them.
func parseKeys(s string) (chords []limoni.Chord, err error) {
	for comma := false; ; {
		s = strings.TrimLeft(s, spaces)
		if s == "" || s[0] == '#' {
			if comma {
				return nil, errors.New("no key follows the comma; write one, or take the comma away")
			}
			return chords, nil
		}
		if chords != nil && !comma {
			return nil, errors.New("two keys stand side by side; put a comma between them")
		}
		key, rest, err := cutKey(s)
		if err != nil {
			return nil, err
		}
		c, err := limoni.ParseChord(key)
		if err != nil {
			return nil, err
		}
		chords = add(chords, c)
		s = strings.TrimLeft(rest, spaces)
		if comma = strings.HasPrefix(s, ","); comma {
			s = s[1:]
		}
	}
}

// cutKey cuts off the first key, which may be in quotes.
func cutKey(s string) (key, rest string, err error) {
	if s[0] == '"' {
		quoted, err := strconv.QuotedPrefix(s)
		if err != nil {
			return "", "", errors.New(`a quote is not closed; the key " itself is written "\""`)
		}
		key, err = strconv.Unquote(quoted)
		return key, s[len(quoted):], err
	}
	end := strings.IndexAny(s, spaces+",")
	if end < 0 {
		end = len(s)
	}
	if key = s[:end]; end < len(s) && s[end] == ',' && (key == "" || strings.HasSuffix(key, "+") && key != "+" && !strings.HasSuffix(key, "++")) {
		return "", "", fmt.Errorf(`no key stands before a comma; the key %s, is written in quotes, as "%s,"`, key, key)
	}
	return key, s[end:], nil
}

// appendKeys writes keys as parseKeys reads them.
func appendKeys(to []byte, keys []string) []byte {
	for i, key := range keys {
		if i > 0 {
			to = append(to, ',')
		}
		to = append(to, ' ')
		if quoted(key) {
			to = strconv.AppendQuote(to, key)
		} else {
			to = append(to, key...)
		}
	}
	return to
}

// quoted reports whether a key must be written in quotes, or is better so.
func quoted(key string) bool {
	return key[0] == '"' || key[0] == '#' || strings.Contains(key, ",") ||
		strings.ContainsFunc(key, func(r rune) bool { return !strconv.IsPrint(r) })
}
