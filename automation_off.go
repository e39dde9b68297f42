//go:build !limoni_debug

package limoni

// AutomationCompiled reports whether this build can be driven from outside.
const AutomationCompiled = false

func (a *App) startAutomation() {}
