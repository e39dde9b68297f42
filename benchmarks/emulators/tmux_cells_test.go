package emulators

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"limoni/internal/screen"
	"limoni/internal/vt"
)

// measure finds out how wide tmux draws the clusters that will come, and what is left of one that is overwritten.
func (m *tmux) measure() {
	m.t.Helper()
	m.widths = map[string]int{}
	texts := slices.Concat(clusters, strings.Split(strings.Join(slices.Concat(clusters, plain), ""), ""))
	for _, text := range texts {
		if _, known := m.widths[text]; known {
			continue
		}
		_, column, err := m.show([]byte("\ra" + text))
		if err != nil {
			m.t.Fatal(err)
		}
		m.widths[text] = column - 2
	}
	if _, err := m.Write(fmt.Appendf(nil, "\x1b[2J\x1b[?7l\x1b[1;%dHxe\u0301", m.size.X-1)); err != nil {
		m.t.Fatal(err)
	}
	m.sticks = strings.Contains(m.command("capture-pane", "-p"), "x\u0301")
}

// Cells reads the pane as text with SGR, in which tmux says what it shows.
func (m *tmux) Cells() [][]cell {
	m.t.Helper()
	shown := vt.New(m.size.X, m.size.Y)
	shown.Write([]byte("\x1b[?7l"))
	for y, line := range strings.Split(strings.TrimSuffix(m.command("capture-pane", "-p", "-e", "-N"), "\n"), "\n") {
		shown.Write(m.place(y, line))
	}
	for unknown := range shown.Unknown() {
		if !strings.HasPrefix(unknown, "\x1b") {
			continue // a part of a cluster that was overwritten
		}
		m.t.Fatalf("tmux says %q, which is not understood", unknown)
	}
	rows := make([][]cell, m.size.Y)
	for y := range rows {
		for x := range m.size.X {
			c := shown.Cell(x, y)
			rows[y] = append(rows[y], cell{c.Text, styleOf(c.Style)})
		}
	}
	return rows
}

// place puts each character of a captured line where tmux has it, so that nobody else counts columns.
func (m *tmux) place(y int, line string) []byte {
	var out []byte
	for x := 0; line != ""; {
		if strings.HasPrefix(line, "\x1b") {
			end := strings.IndexByte(line, 'm') + 1
			out, line = append(out, line[:end]...), line[end:]
			continue
		}
		n, width := m.first(line)
		if width > 0 {
			out = fmt.Appendf(out, "\x1b[%d;%dH", y+1, x+1)
			x += width
		}
		out, line = append(out, line[:n]...), line[n:]
	}
	return out
}

// first is the length and the width of the character that a line begins with: a cluster that was measured, or a code
// point.
func (m *tmux) first(line string) (n, width int) {
	for _, cluster := range clusters {
		if strings.HasPrefix(line, cluster) {
			n = max(n, len(cluster))
		}
	}
	if n == 0 {
		_, n = utf8.DecodeRuneInString(line)
	}
	if line[0] < utf8.RuneSelf && n == 1 {
		return n, 1
	}
	return n, m.widths[line[:n]]
}

// styleOf translates what internal/vt calls a style.
func styleOf(from vt.Style) screen.Style {
	st := screen.Style{Fg: colorOf(from.Foreground), Bg: colorOf(from.Background), UnderlineColor: colorOf(from.UnderlineColor), Link: from.Link}
	for bit, attr := range map[vt.Attr]screen.Attr{
		vt.Bold: screen.AttrBold, vt.Dim: screen.AttrDim, vt.Italic: screen.AttrItalic, vt.Blink: screen.AttrBlink,
		vt.Reverse: screen.AttrReverse, vt.Strike: screen.AttrStrike,
	} {
		if from.Has(bit) {
			st.Attr |= attr
		}
	}
	st.Attr |= underlines[from.Underline]
	return st
}

func colorOf(c vt.Color) screen.Color {
	if i, ok := c.Index(); ok {
		return screen.Palette(i)
	}
	if r, g, b, ok := c.RGB(); ok {
		return screen.RGB(r, g, b)
	}
	return 0
}
