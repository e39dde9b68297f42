package keymap

import (
	"fmt"
	"slices"
	"strings"

	"limoni"
)

// Key is the first key of a command, as "ctrl+s", "" where it has none: the
// Shortcut of a button or menu item.
func (k *Keymap) Key(id string) string {
	i := k.command(id)
	return k.bound[i].first()
}

// Keys is a copy of all keys of a command.
func (k *Keymap) Keys(id string) []string {
	i := k.command(id)
	return slices.Clone(k.bound[i].texts)
}

// Bind gives a command these keys in place of those it has; none is none. The
// error says what is wrong, as a key that a command of the same scope has, and
// then the command keeps what it has.
func (k *Keymap) Bind(id string, keys ...string) error {
	i := k.command(id)
	chords, err := parse(keys)
	if err != nil {
		return fmt.Errorf("keymap: %q: %w", id, err)
	}
	var wrong []string
	for _, c := range chords {
		for j := range k.Commands {
			if j != i && slices.Contains(k.bound[j].keys, c) && k.overlap(i, j) {
				wrong = append(wrong, k.taken(c, j))
			}
		}
	}
	if wrong != nil {
		return fmt.Errorf("keymap: %q: %s", id, strings.Join(wrong, ", and "))
	}
	k.bound[i].bind(chords)
	k.share()
	return nil
}

// Reset gives all commands their default keys.
func (k *Keymap) Reset() {
	k.ready()
	for i := range k.bound {
		k.bound[i].bind(k.bound[i].defaults)
	}
	k.share()
}

// taken says that a key is already that of command j.
func (k *Keymap) taken(c limoni.Chord, j int) string {
	return fmt.Sprintf("%q is already a key of %q; take another one, or give %q another one first", c, k.Commands[j].ID, k.Commands[j].ID)
}

// Conflict is a key that two commands have which can be asked for at the same
// time.
type Conflict struct {
	Key           string
	First, Second string // the IDs of the commands
}

// String is a sentence for people.
func (c Conflict) String() string {
	return fmt.Sprintf("%q is a key of %q and of %q; give one of them another key, or each a scope of its own", c.Key, c.First, c.Second)
}

// Conflicts lists the keys that two commands have in one scope, or that one of
// no scope or a global one shares with any other. Only the default keys can
// have some, so a test of the app should expect none:
//
//	if c := newApp().keys.Conflicts(); c != nil {
//		t.Error(c)
//	}
func (k *Keymap) Conflicts() (all []Conflict) {
	k.ready()
	for j := range k.Commands {
		for i := range j {
			for n, c := range k.bound[i].keys {
				if slices.Contains(k.bound[j].keys, c) && k.overlap(i, j) {
					all = append(all, Conflict{k.bound[i].texts[n], k.Commands[i].ID, k.Commands[j].ID})
				}
			}
		}
	}
	return all
}

// overlap reports whether two commands can be asked for at the same time.
func (k *Keymap) overlap(i, j int) bool {
	a, b := &k.Commands[i], &k.Commands[j]
	return a.Global || b.Global || a.Scope == "" || b.Scope == "" || a.Scope == b.Scope
}
