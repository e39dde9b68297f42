//go:build limoni_debug

package limoni

import (
	"os"
	"strings"

	"limoni/automation"
)

// AutomationCompiled reports whether this build can be driven from outside.
const AutomationCompiled = true

// startAutomation opens the socket that the app, or else the environment, asks
// for. Where it cannot be had the app runs on without it.
func (a *App) startAutomation() {
	path, policy, err := a.automationWanted()
	if err == nil && path != "" {
		err = a.listen(path, policy)
	}
	if err != nil {
		a.automationError.Store(&err)
	}
}

func (a *App) listen(path string, policy AutomationPolicy) error {
	server, err := automation.Listen(path, a, policy)
	if err == nil {
		a.server = server // not before: a nil *Server in it is not nil
	}
	return err
}

func (a *App) automationWanted() (path string, policy AutomationPolicy, err error) {
	path, policy = a.options.automation.path, a.options.automation.policy
	if !a.options.automation.set {
		if path = os.Getenv("LIMONI_AUTOMATION_SOCKET"); path == "" {
			return "", policy, nil
		}
		policy, err = automation.PolicyFromEnv()
	}
	if err == nil && path != "" && !strings.ContainsRune(path, os.PathSeparator) {
		path, err = automation.SocketPath(path)
	}
	return path, policy, err
}
