package main

import (
	"strconv"
	"strings"

	"limoni/accessibility"
)

// mask keeps a text that was typed out of what is printed. It may be a secret,
// and answers end in logs. Where the app shows it, in the field or elsewhere,
// [typed] stands instead. An app that shows the text in another form is not
// seen through.
type mask struct{ texts []string }

const masked = "[typed]"

// tellsLittle is the length in bytes of a text that stands in other words by
// accident: it is masked only where something has changed.
const tellsLittle = 3

// masking is for a text and each of its lines.
func masking(text string) mask {
	var m mask
	for _, part := range append([]string{text}, strings.FieldsFunc(text, isBreak)...) {
		if part = strings.TrimSpace(part); part != "" {
			m.texts = append(m.texts, part)
		}
	}
	return m
}

func isBreak(r rune) bool { return r == '\n' || r == '\r' }

func (m mask) text(s string) string {
	for _, typed := range m.texts {
		s = strings.ReplaceAll(s, typed, masked)
	}
	return s
}

// line masks what of an outline line is the app's: what stands in quotes, and an
// ID.
func (m mask) line(s string) string {
	if len(m.texts) == 0 {
		return s
	}
	var b strings.Builder
	for s != "" {
		at := strings.IndexByte(s, '"')
		if at < 0 {
			at = len(s)
		}
		b.WriteString(m.ids(s[:at]))
		quoted, err := strconv.QuotedPrefix(s[at:])
		if err != nil {
			b.WriteString(m.text(s[at:]))
			break
		}
		inner, _ := strconv.Unquote(quoted)
		b.WriteString(strconv.Quote(m.text(inner)))
		s = s[at+len(quoted):]
	}
	return b.String()
}

// ids masks the words that are IDs.
func (m mask) ids(s string) string {
	words := strings.Split(s, " ")
	for i, w := range words {
		if strings.HasPrefix(w, "#") {
			words[i] = m.text(w)
		}
	}
	return strings.Join(words, " ")
}

func (m mask) lines(list []string) []string {
	var out []string
	for _, s := range list {
		out = append(out, m.line(s))
	}
	return out
}

// result masks what views has not: what the app says in its own words, and the
// lines that it made.
func (m mask) result(r *inputResult) {
	if len(m.texts) == 0 {
		return
	}
	r.Target, r.Focus = m.line(r.Target), m.line(r.Focus)
	r.Flashed = m.lines(r.Flashed)
	for i := range r.Pending {
		r.Pending[i] = m.text(r.Pending[i])
	}
	for i := range r.Announcements {
		r.Announcements[i].Text = m.text(r.Announcements[i].Text)
	}
}

func (m mask) failure(f *failure) *failure {
	if f != nil && len(m.texts) > 0 {
		f.message, f.lines = m.line(f.message), m.lines(f.lines)
	}
	return f
}

// views masks two trees before they are compared.
func (m mask) views(before, after *accessibility.Snapshot) {
	if len(m.texts) == 0 {
		return
	}
	was := map[accessibility.Key]int{}
	for i := range before.Tree.Nodes {
		was[before.Tree.Nodes[i].Key] = i
	}
	for i := range after.Tree.Nodes {
		now := texts(&after.Tree, i)
		var old []*string
		if at, ok := was[after.Tree.Nodes[i].Key]; ok {
			old = texts(&before.Tree, at)
		}
		m.pair(old, now)
	}
}

// pair masks the texts of a node, on both sides: what was typed twice is there
// before.
func (m mask) pair(old, now []*string) {
	for i, text := range now {
		if i >= len(old) {
			*text = m.text(*text)
			continue
		}
		mask := m
		if *old[i] == *text {
			mask = m.long()
		}
		*text, *old[i] = mask.text(*text), mask.text(*old[i])
	}
}

// long is the mask without what tells little.
func (m mask) long() (long mask) {
	for _, text := range m.texts {
		if len(text) > tellsLittle {
			long.texts = append(long.texts, text)
		}
	}
	return long
}

// unquoted takes a word that was sent out of a message that quotes it: it may
// have been meant as a text.
func (f *failure) unquoted(word string) *failure {
	if f != nil && word != "" {
		f.message = strings.ReplaceAll(f.message, strconv.Quote(word), masked)
	}
	return f
}

// texts are the texts of a node that an outline shows.
func texts(t *accessibility.Tree, i int) []*string {
	n := &t.Nodes[i]
	all := []*string{&n.ID, &n.Label, &n.Value}
	if at := int(n.Details) - 1; at >= 0 && at < len(t.Rare) {
		d := &t.Rare[at]
		all = append(all, &d.Description, &d.ErrorMessage, &d.ValueText, &d.Shortcut)
	}
	return all
}

func lines(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}
