package limoni

import "strings"

// maxInvoked is how many passes one event may lead to by Invoke.
const maxInvoked = 16

// Invoke has the app do by name what it also does for a key: one more pass is
// run, after one that brings the tree up to date and before anything else
// happens, in which [Frame.Invoked] answers yes for that name. So what is chosen
// in a menu or in a command palette ends in the code of its key, wherever that
// stands:
//
//	if f.Key("ctrl+s") || f.Invoked("save") {
//		a.save()
//	}
//	if save.Clicked() {
//		f.Invoke("save")
//	}
//
// It belongs behind a response or a key. A name that nobody asks for is a
// Problem.
func (f *Frame) Invoke(name string) {
	if f.route == nil {
		f.problem("Invoke(%q) without an event would be repeated in every frame; call it behind a response or a key", name)
		return
	}
	a := f.app
	a.invoked = appendKept(a.invoked, name)
	a.changed, a.dirty = true, true
}

// Invoked reports, in one pass, that [Frame.Invoke] was called with that name.
// Asking takes it.
func (f *Frame) Invoked(name string) bool {
	if f.route == nil || f.route.invoked != name || name == "" || f.route.taken {
		return false
	}
	f.route.taken = true
	return true
}

// appendKept appends a copy of name. What stood at its place before, if it is
// the same, is used again.
func appendKept(names []string, name string) []string {
	if n := len(names); n < cap(names) && names[:n+1][n] == name {
		return names[:n+1]
	}
	return append(names, strings.Clone(name))
}

// runInvoked runs the passes that Invoke asked for.
func (a *App) runInvoked() {
	for n := 0; len(a.invoked) > 0; n++ {
		name := a.invoked[0]
		a.invoked = a.invoked[:copy(a.invoked, a.invoked[1:])]
		if n == maxInvoked {
			a.problems.add("%q is the %dth name that one event led to by Invoke; what is invoked must not invoke itself", name, n+1)
			a.invoked = a.invoked[:0]
			return
		}
		a.run(passSettle, nil) // what invoked it may have closed, and the focus gone back
		a.invocation = route{invoked: name}
		a.run(passInput, &a.invocation)
		a.changed, a.dirty = true, true
		if !a.invocation.taken {
			a.problems.add("%q was invoked and nothing asked for it; ask in every pass in which it can be done, and disable what invokes it in others", name)
		}
	}
}
