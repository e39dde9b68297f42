package widgets

import (
	"limoni"
	"limoni/accessibility"
)

func (h KeyHints) node(area limoni.Rect) accessibility.Node {
	return accessibility.Node{ID: h.ID, Role: accessibility.RoleStatusBar, Label: h.Label, Bounds: area}
}

// hintsMemory is the chords of the hints, parsed once.
type hintsMemory struct {
	keys []parsedKey
}

type parsedKey struct {
	name  string
	chord limoni.Chord
	ok    bool
}

// chord is the one of hint i, which may be no key at all.
func (m *hintsMemory) chord(i int, name string) (limoni.Chord, bool) {
	if i >= len(m.keys) {
		m.keys = append(m.keys, make([]parsedKey, i+1-len(m.keys))...)
	}
	k := &m.keys[i]
	if k.name != name {
		c, err := limoni.ParseChord(name)
		*k = parsedKey{name: name, chord: c, ok: err == nil}
	}
	return k.chord, k.ok
}

// draw draws a hint where it has room, and returns the columns with the gap.
func (k *KeyName) draw(f *limoni.Frame, area limoni.Rect) int {
	key := hintText(f, k.Key)
	width := limoni.Width(key) + 1 + limoni.Width(k.Label)
	if width > area.Dx() {
		return 0
	}
	resp := f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: k.Label, Bounds: firstRow(area, width)})
	f.Details(resp).Shortcut = k.Key
	st := f.Theme().Bar
	st.Attr |= limoni.AttrBold
	area.Min.X += f.Print(area, key, st) + 1
	f.Print(area, k.Label, f.Theme().Bar)
	return width + hintGap
}
