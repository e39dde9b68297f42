package limoni

// Typing reports whether a text widget that can be edited had the keyboard at
// the end of the pass before: then nothing else should move by itself, since
// screen readers speak it over what is typed.
func (f *Frame) Typing() bool {
	p := f.app.newest
	return p != nil && p.editable(p.find(f.app.focus.key))
}
