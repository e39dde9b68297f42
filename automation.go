package limoni

import (
	"errors"
	"fmt"
	"os"
)

// ErrAutomationNotCompiled says that the program was built without the tag
// limoni_debug, which a release is: it holds no automation code at all.
var ErrAutomationNotCompiled = errors.New("limoni: automation is not compiled in; build with -tags limoni_debug, or leave WithAutomation out")

// AutomationError says why the app runs without the automation it was asked
// for: the socket is taken, its directory is not private, its path is too
// long. It is nil where automation works or was not asked for.
func (a *App) AutomationError() error {
	if err := a.automationError.Load(); err != nil {
		return *err
	}
	return nil
}

func (a *App) stopAutomation() {
	if a.server != nil {
		a.server.Close()
	}
}

// reportAutomation tells the user, once the screen is restored, why automation
// was not to be had.
func (a *App) reportAutomation() {
	if err := a.AutomationError(); err != nil {
		fmt.Fprintf(os.Stderr, "limoni: the app ran without automation: %v\n", err)
	}
}
