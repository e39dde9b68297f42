package keymap

import (
	"io"
	"strings"
	"unicode"
)

const head = `# The keys of the commands. A line without the "#" before it gives a command
# other keys than its own:
#
#	save = ctrl+s, f2
#	quit =
#
# The second one has no key. A comma, or a leading " or #, is written in quotes:
# "ctrl+,".
`

// WriteTo writes a file for [Keymap.Load]: all commands, those with their
// default keys in comments, so that the user sees what there is to choose.
//
//	# Save
//	# save = ctrl+s
//
//	# Quit
//	# quit = ctrl+q
//	quit = f10
func (k *Keymap) WriteTo(w io.Writer) (int64, error) {
	k.ready()
	text := []byte(head)
	for i := range k.Commands {
		c, b := &k.Commands[i], &k.bound[i]
		text = append(text, "\n# "+comment(c.title())...)
		if c.Description != "" {
			text = append(text, ": "+comment(c.Description)...)
		}
		if c.Scope != "" {
			text = append(text, " ("+comment(c.Scope)+")"...)
		}
		defaults := binding{}
		defaults.bind(b.defaults)
		text = appendKeys(append(text, "\n# "+c.ID+" ="...), defaults.texts)
		if !b.isDefault() {
			text = appendKeys(append(text, "\n"+c.ID+" ="...), b.texts)
		}
		text = append(text, '\n')
	}
	n, err := w.Write(text)
	return int64(n), err
}

// comment is text on one line.
func comment(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, text)
}
