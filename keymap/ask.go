package keymap

import "limoni"

// Pressed reports that a command is to be done: one of its keys was pressed, or
// [Keymap.Run] was called for it. Asking takes the key. Call it once in every
// pass in which the command can be done, as [limoni.Frame.Key], which it asks;
// for a Global command it asks [limoni.Frame.GlobalKey].
//
//	if a.keys.Pressed(f, "save") {
//		a.save()
//	}
func (k *Keymap) Pressed(f *limoni.Frame, id string) bool {
	i := k.command(id)
	if k.Commands[i].Disabled {
		return false
	}
	b := k.ask(i)
	pressed := -1
	if k.Commands[i].Global {
		pressed = f.GlobalKeys(b.keys)
	} else {
		pressed = f.Keys(b.keys)
	}
	return f.Invoked(id) || pressed >= 0
}

// PressedIn is Pressed for a command of one control or pane: its keys are
// asked for only while the keyboard is there, before those of the app. Of a
// container it asks after its End, for what the content left.
//
//	f.End(editor)
//	if a.keys.PressedIn(f, editor, "cut") {
//		a.cut()
//	}
func (k *Keymap) PressedIn(f *limoni.Frame, resp limoni.Response, id string) bool {
	i := k.command(id)
	if k.Commands[i].Disabled {
		return false
	}
	b := &k.bound[i]
	if resp.FocusWithin() {
		b = k.ask(i)
	}
	pressed := resp.Keys(b.keys)
	return f.Invoked(id) || pressed >= 0
}

// ask notes that a command is asked for now.
func (k *Keymap) ask(i int) *binding {
	k.turn++
	k.bound[i].asked = k.turn
	return &k.bound[i]
}

// SetDisabled says that a command cannot be done now, or that it can again, as
// the command's Disabled does.
func (k *Keymap) SetDisabled(id string, disabled bool) {
	i := k.command(id)
	k.Commands[i].Disabled = disabled
}

// Run does a command as if its key had been pressed: [Keymap.Pressed] answers
// yes for it in the next pass, which is run at once. It is for what a menu, a
// button or the command palette chose:
//
//	a.keys.Run(f, a.bar.Draw(f, top).Activated)
//	a.keys.Run(f, a.palette.Draw(f, f.Area()).Command)
//
// It reports whether id is a command that can be done. So "" does nothing, and
// a menu may hold what is no command. Where nothing asks for the command, as
// while its pane is not drawn, that is a Problem: disable it then.
func (k *Keymap) Run(f *limoni.Frame, id string) bool {
	k.ready()
	i, ok := k.index[id]
	if !ok || k.Commands[i].Disabled {
		return false
	}
	f.Invoke(id)
	return true
}

// CommandMsg tells a program to do a command. View sends it for what a menu, a
// button or the command palette chose:
//
//	if c := m.palette.Draw(f, f.Area()).Command; c != "" {
//		f.Send(keymap.CommandMsg{ID: c})
//	}
type CommandMsg struct{ ID string }

// Match is Pressed for the Update of a program: it reports that a message is a
// key of the command, which it takes, or a [CommandMsg] for it. As all that
// Update gets, keys come when nothing in View took them and no modal is open;
// one that must work there is for Pressed in View.
//
//	func (m *model) Update(msg limoni.Msg) limoni.Cmd {
//		switch {
//		case m.keys.Match(msg, "save"):
//			return m.save()
func (k *Keymap) Match(msg limoni.Msg, id string) bool {
	i := k.command(id)
	if k.Commands[i].Disabled {
		return false
	}
	switch msg := msg.(type) {
	case CommandMsg:
		return msg.ID == id
	case limoni.KeyMsg:
		b := k.ask(i)
		for n, c := range b.keys {
			if c == msg.Chord {
				return msg.Is(b.texts[n])
			}
		}
	}
	return false
}
