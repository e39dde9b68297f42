// Package limoni is an immediate-mode toolkit for terminal user interfaces, in
// which every app is testable, drivable and accessible from its first line.
//
// # The model
//
// An app is one function. It is given a [Frame], draws all of the screen on it
// from the app's own data, and asks each widget what happened to it:
//
//	func (a *app) draw(f *limoni.Frame) {
//		add := widgets.Button{ID: "add", Label: "Add"}.Draw(f, f.Area())
//		if add.Clicked() {
//			a.count++
//		}
//	}
//
// There are no callbacks, no retained widgets and nothing to keep in step. The
// library remembers only what is nobody's data: the focus, a caret, how far a
// list is scrolled.
//
// # One tree
//
// While a widget draws, it registers a node that says what it is, what it is
// called, what is true of it and what it would react to. That one registration
// is the focus order, the hit test and the accessibility tree. Screen readers,
// tests (package uitest), scripts and agents (package automation) all read the
// same tree, and what they do ends in the same answer of the same [Response] as
// a person's key or click.
//
// # The loop
//
// The draw function runs once for every event, with only that event, and then
// without one, to bring the tree up to date before the next event and to paint.
// So an event always meets the interface that the one before it left: the second
// Enter of a quick pair meets the dialog that the first one opened. (Text is one
// event where it comes in one read; a widget that moves the focus in the middle
// says how much it used, with [Response.Took].) It follows
// that drawing must be a function of the data: it may run any number of times,
// and what changes the data stands behind a response or a key.
//
// Who gets a key: the focused node, then the containers around it; then
// [Response.Submitted] of the focused field and [Frame.Key] in the top layer;
// the top layer's default button, which in a form is that form's, and
// [Response.Dismissed]; the layers below, down
// to the topmost modal; Tab, Shift+Tab and the arrows, which move the focus; and
// at last [Frame.GlobalKey].
//
// Where nothing has the focus, the first node that can have it gets it. Where
// the focused node goes, the one in its place has it, else the next one, else
// the one before.
//
// # Programs
//
// An app may also be a declarative program: a [Model], whose Update is given
// each [Msg] and returns a [Cmd], work for a goroutine of its own. Its View is a
// draw function; what a response means there, it does or sends as a message,
// with [Frame.Send]. A draw function has [App.Go] and [Async] for work in the
// background. docs/programs.md is about both.
//
// # Running
//
// [Run] shows a draw function on the terminal and [New] makes an app in memory
// for tests; [RunProgram] and [NewProgram] do the same for a declarative
// [Model]. Drawing allocates nothing, and an app with nothing to do writes no
// byte and uses no CPU.
package limoni
