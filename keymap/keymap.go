package keymap

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"limoni"
	"limoni/widgets"
)

// Command is one thing that the app can do.
type Command struct {
	// ID is what the code and the file call it: printable characters without
	// spaces, "=" and "#", as "save" or "git.status".
	ID    string
	Title string
	// Description says more than the title, in the palette and in the file.
	Description string
	// Keys are the keys where the user has chosen no others, as "ctrl+s".
	Keys []string
	// Scope is where the app asks for it, by a name of the app's. Commands of
	// different scopes may have the same key. One without a scope may be asked
	// for anywhere, so it must not have a key of any other.
	Scope string
	// Global makes its keys work behind a modal too, after all others.
	Global bool
	// Disabled says that it cannot be done now: its keys are not asked for, and
	// the palette and menus show it so.
	Disabled bool
}

// Keymap is the commands of an app with the keys that they have now. The app
// keeps it, and sets Commands before it is first used; Title, Description and
// Disabled may change at any time. A mistake in Commands, as a key that there is
// none of, is a panic that says so. It is for the UI goroutine.
type Keymap struct {
	Commands []Command

	bound []binding // parallel to Commands
	index map[string]int
	names []widgets.KeyName // memory used again
	turn  uint64            // counts what is asked for
}

// binding is the keys of one command.
type binding struct {
	keys     []limoni.Chord
	texts    []string // of the keys, canonical
	defaults []limoni.Chord
	asked    uint64 // the turn in which it was last asked for
	shares   bool   // a command of another scope has one of the keys too
}

// ready makes the bindings of Commands where they are new.
func (k *Keymap) ready() {
	if len(k.bound) == len(k.Commands) {
		return
	}
	k.bound, k.index = make([]binding, len(k.Commands)), make(map[string]int, len(k.Commands))
	for i := range k.Commands {
		c := &k.Commands[i]
		if !validID(c.ID) {
			misuse("a command has the ID %q; it must be printable characters without spaces, \"=\" and \"#\", as \"save\"", c.ID)
		}
		if _, twice := k.index[c.ID]; twice {
			misuse("two commands have the ID %q; give each its own", c.ID)
		}
		k.index[c.ID] = i
		chords, err := parse(c.Keys)
		if err != nil {
			misuse("the command %q: %v", c.ID, err)
		}
		k.bound[i].defaults = chords
		k.bound[i].bind(chords)
	}
	k.share()
}

// bind gives a command its keys.
func (b *binding) bind(keys []limoni.Chord) {
	b.keys, b.texts = keys, make([]string, len(keys))
	for i, c := range keys {
		b.texts[i] = c.String()
	}
}

// first is the text of the first key, "" for none.
func (b *binding) first() string {
	if len(b.texts) == 0 {
		return ""
	}
	return b.texts[0]
}

// share finds out which commands share a key.
func (k *Keymap) share() {
	holders := map[limoni.Chord]int{}
	for i := range k.bound {
		for _, c := range k.bound[i].keys {
			holders[c]++
		}
	}
	for i := range k.bound {
		k.bound[i].shares = slices.ContainsFunc(k.bound[i].keys, func(c limoni.Chord) bool { return holders[c] > 1 })
	}
}

func (b *binding) isDefault() bool { return slices.Equal(b.keys, b.defaults) }

func validID(id string) bool {
	return id != "" && utf8.ValidString(id) && !strings.ContainsFunc(id, func(r rune) bool {
		return r == '=' || r == '#' || unicode.IsSpace(r) || !unicode.IsPrint(r)
	})
}

// parse reads the names of keys. One that is there twice counts once.
func parse(names []string) ([]limoni.Chord, error) {
	var chords []limoni.Chord
	for _, name := range names {
		c, err := limoni.ParseChord(name)
		if err != nil {
			return nil, err
		}
		chords = add(chords, c)
	}
	return chords, nil
}

func add(to []limoni.Chord, c limoni.Chord) []limoni.Chord {
	if slices.Contains(to, c) {
		return to
	}
	return append(to, c)
}

// command is the place of a command in Commands. One that there is none of is a
// mistake in the code.
func (k *Keymap) command(id string) int {
	k.ready()
	i, ok := k.index[id]
	if !ok {
		misuse("%s", k.unknown(id))
	}
	return i
}

// unknown says that there is no such command, and which is nearest.
func (k *Keymap) unknown(id string) string {
	text := fmt.Sprintf("there is no command %q", id)
	if near := k.nearest(id); near != "" {
		text += fmt.Sprintf("; did you mean %q?", near)
	}
	return text
}

func misuse(format string, args ...any) { panic("keymap: " + fmt.Sprintf(format, args...)) }
