package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Items is the data of a list, asked for row by row: a million rows cost what
// is on the screen. Implement it by a pointer; a slice in an interface would
// be copied to the heap at every frame.
type Items interface {
	// Len is how many rows there are.
	Len() int
	// Row is row i, from 0. It must not allocate if drawing is not to.
	Row(i int) Row
	// Key is the row's own name, which stays with the item when it moves: a
	// file's path, a record's number. It is the ID of the row's node.
	Key(i int) string
}

// Indexer is implemented by Items that can find a row by its key. Without it
// a row that is not drawn is looked for one by one.
type Indexer interface {
	// Index is the row with that key, -1 where there is none.
	Index(key string) int
}

// Row is one row of a list as it is drawn and described.
type Row struct {
	Text  string
	Style limoni.Style // the theme's text where zero
	// States are true of it beside selected: checked or unchecked, disabled.
	States accessibility.State
	// Actions it reacts to beside select and activate: toggle.
	Actions accessibility.Action
	// CustomActions are its own, such as "delete". Keep the slice; a literal
	// here would allocate.
	CustomActions []accessibility.CustomAction
}

const rowActions = accessibility.ActionSelect | accessibility.ActionActivate

// disabled reports whether the row reacts to nothing.
func (r Row) disabled() bool { return r.States.Has(accessibility.StateDisabled) }

// took reports whether the action that resp brings is one of those the row
// offers, and takes it then.
func (r Row) took(resp limoni.Response, offers accessibility.Action) bool {
	if r.disabled() {
		return false
	}
	for rest := offers; rest != 0; rest &= rest - 1 {
		if resp.Did(rest & -rest) {
			return true
		}
	}
	if len(r.CustomActions) == 0 {
		return false
	}
	name, _ := resp.Action()
	for i := range r.CustomActions {
		if r.CustomActions[i].Name == name {
			return true
		}
	}
	return false
}

// Strings is a list of fixed texts, each its own key.
type Strings []string

// Len, Row and Key make a pointer to Strings the Items of a list.
func (s *Strings) Len() int         { return len(*s) }
func (s *Strings) Row(i int) Row    { return Row{Text: (*s)[i]} }
func (s *Strings) Key(i int) string { return (*s)[i] }

// indexOf finds a row by its key, -1 where there is none.
func indexOf(items Items, key string) int {
	if x, ok := items.(Indexer); ok {
		return x.Index(key)
	}
	for i := range items.Len() {
		if items.Key(i) == key {
			return i
		}
	}
	return -1
}

// indexOfText finds the first row with that text, -1 where there is none.
func indexOfText(items Items, text string) int {
	for i := range items.Len() {
		if items.Row(i).Text == text {
			return i
		}
	}
	return -1
}
