package terminal

import "strings"

// Reply takes a reply of the terminal, the Text of a [KindReply], and reports
// whether more is known than before.
func (s *Survey) Reply(text string) (changed bool) {
	before := s.Capabilities
	if version, ok := strings.CutPrefix(text, "\x1bP>|"); ok {
		s.version(strings.TrimSuffix(strings.TrimSuffix(version, "\x1b\\"), "\a"))
	} else if text == "\x1b_Gi="+graphicsNumber+";OK\x1b\\" {
		s.Capabilities.Graphics = s.answered(graphicsQuestion) || s.Capabilities.Graphics
	} else if body, ok := strings.CutPrefix(text, "\x1b["); ok && body != "" {
		s.sequence(body[:len(body)-1], body[len(body)-1])
	}
	return s.Capabilities != before
}

// sequence takes the parameters and the final byte of a control sequence.
func (s *Survey) sequence(body string, final byte) {
	private, isPrivate := strings.CutPrefix(body, "?")
	switch {
	case !isPrivate && final == 'R':
		s.cursor(body)
	case !isPrivate && final == 't':
		s.cell(body)
	case !isPrivate:
	case final == 'c':
		s.attributes(private)
	case final == 'y' && strings.HasSuffix(private, "$"):
		s.mode(strings.TrimSuffix(private, "$"))
	case final == 'u':
		s.keyboard(private)
	}
}

// answered reports whether q was asked and is answered for the first time.
func (s *Survey) answered(q question) bool {
	if s.open&q == 0 {
		return false
	}
	s.open &^= q
	return true
}

// version takes the text of XTVERSION.
func (s *Survey) version(text string) {
	if name, version, ok := parseVersion(text); ok && s.answered(nameQuestion) {
		s.Capabilities.setProduct(productOf(name))
		s.Capabilities.Version = version
		s.Capabilities.InlineImages = s.Capabilities.images
	}
}

// mode takes DECRPM: 1 is set, 2 reset, 3 always set and 4 never. A terminal
// that says 3 of synchronized output has nothing to gain from the brackets.
func (s *Survey) mode(body string) {
	p, ok := numbers(body, 2)
	if !ok {
		return
	}
	number, state := p[0], p[1]
	if number == 2026 && state <= 4 && s.answered(syncQuestion) {
		s.Capabilities.Sync = state == 1 || state == 2
	}
}

// keyboard takes the flags of the kitty keyboard protocol: whatever they are,
// the terminal has it.
func (s *Survey) keyboard(body string) {
	if _, ok := numbers(body, 1); ok && s.answered(keyboardQuestion) {
		s.Capabilities.Keyboard = true
	}
}

// cursor takes a cursor position report. The column says which of the three it
// is, so that one that is missing does no harm.
func (s *Survey) cursor(body string) {
	p, ok := numbers(body, 2)
	if !ok || !s.inline && p[0] != measuredRow {
		return
	}
	switch column := p[1]; {
	case (column == 2 || column == repeatedEnd) && s.answered(repeatQuestion):
		s.Capabilities.Repeat = column == repeatedEnd
	case (column == 2 || column == repeatedAnyEnd) && s.answered(repeatAnyQuestion):
		s.Capabilities.RepeatAny = column == repeatedAnyEnd
	case column > repeatedEnd && s.answered(clusterQuestion):
		s.Capabilities.Clusters = column == clustersEnd
	}
}

// attributes takes DA1: the class of the terminal, then what it has. What was
// asked before and is measured does not come any more; other answers may, since
// not all terminals keep the order.
func (s *Survey) attributes(body string) {
	if _, ok := parseParameters([]byte(body)); !ok || body == "" || !s.answered(sentinelQuestion) {
		return
	}
	s.open &^= measuredQuestions
	s.Capabilities.InlineImages = s.Capabilities.images // whoever is there has answered at all
	_, has, _ := strings.Cut(body, ";")
	for _, attribute := range strings.Split(has, ";") {
		switch attribute {
		case "4":
			s.Capabilities.Sixel = true
		case "52":
			s.Capabilities.Clipboard = true
		}
	}
}

// maxCell bounds the size of a cell that is believed, in pixels.
const maxCell = 256

// cell takes the size of a cell (XTWINOPS 6): the height, then the width.
func (s *Survey) cell(body string) {
	size, ok := strings.CutPrefix(body, "6;")
	p, isSize := numbers(size, 2)
	if !ok || !isSize || p[0] < 1 || p[1] < 1 || p[0] > maxCell || p[1] > maxCell || !s.answered(cellQuestion) {
		return
	}
	s.Capabilities.CellHeight, s.Capabilities.CellWidth = p[0], p[1]
}

// numbers reads n numbers with ";" between them and nothing else.
func numbers(body string, n int) (values [2]int, ok bool) {
	fields := strings.Split(body, ";")
	if len(fields) != n {
		return values, false
	}
	for i, field := range fields {
		if !digits([]byte(field)) {
			return values, false
		}
		p, _ := parseParameters([]byte(field))
		values[i] = p.value[0][0]
	}
	return values, true
}
