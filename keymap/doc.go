// Package keymap gives an app's commands names, default keys, and keys that the
// user chooses in a file.
//
// The app keeps one [Keymap], which says what there is to do:
//
//	var keys = keymap.Keymap{Commands: []keymap.Command{
//		{ID: "save", Title: "Save", Keys: []string{"ctrl+s"}},
//		{ID: "quit", Title: "Quit", Keys: []string{"ctrl+q"}, Global: true},
//		{ID: "cut", Title: "Cut line", Keys: []string{"ctrl+k"}, Scope: "editor"},
//	}}
//
// and asks it where it does it:
//
//	if a.keys.Pressed(f, "save") {
//		a.save()
//	}
//
// A menu, a tool bar, a button or the command palette ends in the same line, by
// [Keymap.Run]. The palette lists the commands, the help names their keys and
// menus show them, as they are bound now: a Keymap is the Commands of a
// [limoni/widgets.CommandPalette], [Keymap.Names] are the Names of a KeyHelp,
// [Keymap.AppendHints] the Keys of KeyHints, [Keymap.SetShortcuts] completes
// menu items and [Keymap.Key] is the Shortcut of a button.
//
// [Keymap.LoadFile] reads the user's keys, [Keymap.WriteTo] writes them.
//
// A command has single keys. There are no sequences of keys, as "g g": the first
// key would be taken from whoever else wants it before it is known whether a
// second one follows.
package keymap
