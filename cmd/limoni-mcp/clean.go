package main

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"limoni/accessibility"
)

// clean makes text safe to send: what an app shows must not steer a terminal,
// reorder a line or hide from a reader. What does so, but for the line feed,
// becomes the escape of a Go string literal. Invalid UTF-8 becomes U+FFFD.
func clean(text string) string {
	text = strings.ToValidUTF8(text, string(utf8.RuneError))
	if strings.IndexFunc(text, unsafeRune) < 0 {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		switch {
		case !unsafeRune(r):
			b.WriteRune(r)
		case r < 0x100:
			fmt.Fprintf(&b, `\x%02x`, r)
		case r < 0x10000:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			fmt.Fprintf(&b, `\U%08x`, r)
		}
	}
	return b.String()
}

func unsafeRune(r rune) bool { return r != '\n' && accessibility.Steers(r) }

// oneLine folds white space, so that an app's text cannot pass for a line of
// the answer, and keeps at most n characters.
func oneLine(text string, n int) string { return clip(strings.Join(strings.Fields(text), " "), n) }

// clip keeps at most n characters and marks what it dropped.
func clip(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	return string([]rune(text)[:n-1]) + "…"
}

// maxLineShown bounds one line of an answer, in characters.
const maxLineShown = 1000

// cutLines cleans text, shortens its longest lines and keeps whole lines of at
// most limit characters. Where some did not fit, the line that more returns for
// their number follows; it is not counted.
func cutLines(text string, limit int, more func(dropped int) string) string {
	lines := strings.Split(clean(strings.TrimRight(text, "\n")), "\n")
	kept, size := 0, 0
	for ; kept < len(lines); kept++ {
		lines[kept] = shortLine(lines[kept])
		size += utf8.RuneCountInString(lines[kept]) + 1
		if size > limit+1 {
			lines = append(lines[:kept:kept], more(len(lines)-kept))
			break
		}
	}
	return strings.Join(lines, "\n")
}

// shortLine takes the middle out of a long line. What identifies a node stands
// at its ends, and no escape is cut in two.
func shortLine(line string) string {
	if utf8.RuneCountInString(line) <= maxLineShown {
		return line
	}
	runes := []rune(line)
	head, tail := 0, 0
	for tail < len(runes)-maxLineShown/4 {
		tail += escapeLength(runes[tail:])
		if tail <= maxLineShown/2 {
			head = tail
		}
	}
	tail = min(tail, len(runes))
	return fmt.Sprintf("%s… (%d characters left out) …%s", string(runes[:head]), tail-head, string(runes[tail:]))
}

// escapeLength is the length of the escape of a Go string literal at the front
// of text, 1 where there is none.
func escapeLength(text []rune) int {
	if text[0] != '\\' || len(text) < 2 {
		return 1
	}
	switch text[1] {
	case 'x':
		return len(`\x1b`)
	case 'u':
		return len(`\u202e`)
	case 'U':
		return len(`\U000e0041`)
	}
	return len(`\n`)
}
