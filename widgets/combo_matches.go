package widgets

// matches are the options of a combo box that contain its text, whatever the
// case. They are looked for when the text or the number of options changes.
type matches struct {
	options Items
	all     bool // of the options, whatever the text
	rows    []int32
	text    string
	known   bool
	among   int // how many options there were
	wasAll  bool
}

// filter looks for the matches of a text.
func (m *matches) filter(options Items, text string) {
	m.options = options
	n := options.Len()
	if m.known && m.text == text && m.among == n && m.wasAll == m.all {
		return
	}
	m.text, m.among, m.wasAll, m.known, m.rows = text, n, m.all, true, m.rows[:0]
	for i := 0; i < n && !m.all; i++ {
		if at, _ := indexFold(options.Row(i).Text, text); at >= 0 || text == "" {
			m.rows = append(m.rows, int32(i))
		}
	}
}

// index is the option behind a row.
func (m *matches) index(i int) int {
	if m.all {
		return i
	}
	return int(m.rows[i])
}

// Len, Row and Key make the matches the rows of a list.
func (m *matches) Len() int {
	if m.all {
		return m.among
	}
	return len(m.rows)
}

func (m *matches) Row(i int) Row    { return m.options.Row(m.index(i)) }
func (m *matches) Key(i int) string { return m.options.Key(m.index(i)) }
