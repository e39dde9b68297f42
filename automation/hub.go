package automation

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"limoni/accessibility"
)

// hub is what the connections to one app share.
type hub struct {
	host         guard
	policy       Policy
	frames       *frames
	lease        lease
	turns        chan struct{} // taken by the inputs under way
	capabilities []string
}

// maxUnderWay is how many inputs of all clients are with the app at once. Beyond
// maxAhead they outrun those who look by as many frames.
const maxUnderWay = 4

func newHub(h accessibility.Host, p Policy) *hub {
	hub := &hub{host: guard{h, p}, policy: p, lease: lease{now: time.Now}, turns: make(chan struct{}, maxUnderWay)}
	hub.frames = newFrames(hub.host)
	if _, ok := h.(accessibility.Watcher); ok {
		hub.capabilities = append(hub.capabilities, "watch")
	}
	return hub
}

// program is the name of the running program and the version of its module, ""
// where it was built without one.
func program() (name, version string) {
	if path, err := os.Executable(); err == nil {
		name = filepath.Base(path)
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		version = info.Main.Version
	}
	return name, version
}
