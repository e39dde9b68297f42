package keymap

import (
	"slices"

	"limoni"
	"limoni/widgets"
)

// Len and Command make a pointer to a Keymap the Commands of a
// [widgets.CommandPalette].
func (k *Keymap) Len() int { return len(k.Commands) }

// Command is command i with its first key.
func (k *Keymap) Command(i int) widgets.Command {
	k.ready()
	c := &k.Commands[i]
	return widgets.Command{ID: c.ID, Title: c.title(), Description: c.Description, Shortcut: k.bound[i].first(), Disabled: c.Disabled}
}

// title is the command's title, or else its ID.
func (c *Command) title() string {
	if c.Title != "" {
		return c.Title
	}
	return c.ID
}

// Names are all keys with the titles of their commands, for a
// [widgets.KeyHelp]. They are good until the next call; set them before each
// Draw, and the help is right after a key has changed:
//
//	a.help.Names = a.keys.Names()
//	a.help.Draw(f, f.Area())
func (k *Keymap) Names() []widgets.KeyName {
	k.ready()
	k.names = k.names[:0]
	for i := range k.bound {
		for n := range k.bound[i].texts {
			k.names = k.appendName(k.names, i, n)
		}
	}
	return k.names
}

// AppendHints appends the first keys of these commands with their titles, for
// [widgets.KeyHints]:
//
//	a.hints.Keys = a.keys.AppendHints(a.hints.Keys[:0], "save", "quit")
//	a.hints.Draw(f, bottom)
func (k *Keymap) AppendHints(to []widgets.KeyName, ids ...string) []widgets.KeyName {
	for _, id := range ids {
		if i := k.command(id); len(k.bound[i].texts) > 0 {
			to = k.appendName(to, i, 0)
		}
	}
	return to
}

// appendName appends key n of command i. Of commands that share a key, since
// their scopes differ, that one names it that was asked for last.
func (k *Keymap) appendName(to []widgets.KeyName, i, n int) []widgets.KeyName {
	b := &k.bound[i]
	if b.shares {
		if k.othersAsked(b.keys[n], i) > b.asked {
			return to
		}
		for at := range to {
			if to[at].Key == b.texts[n] {
				return to // neither was asked for yet
			}
		}
	}
	return append(to, widgets.KeyName{Key: b.texts[n], Label: k.Commands[i].title()})
}

// othersAsked is the turn in which a command with that key, other than i, was
// last asked for.
func (k *Keymap) othersAsked(c limoni.Chord, i int) (turn uint64) {
	for j := range k.bound {
		if b := &k.bound[j]; j != i && b.shares && slices.Contains(b.keys, c) {
			turn = max(turn, b.asked)
		}
	}
	return turn
}

// SetShortcuts gives the items whose ID is that of a command its key, whether it
// is disabled, and its title where they have no label; those of their submenus
// too. Call it before the menu is drawn.
func (k *Keymap) SetShortcuts(items []widgets.MenuItem) {
	k.ready()
	for n := range items {
		item := &items[n]
		k.SetShortcuts(item.Items)
		i, ok := k.index[item.ID]
		if !ok {
			continue
		}
		item.Shortcut, item.Disabled = k.bound[i].first(), k.Commands[i].Disabled
		if item.Label == "" {
			item.Label = k.Commands[i].title()
		}
	}
}
