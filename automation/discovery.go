package automation

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

const (
	envSocket  = "LIMONI_AUTOMATION_SOCKET"
	envRuntime = "XDG_RUNTIME_DIR"
)

// SocketPath returns where the app of that label listens: limoni-LABEL.sock in
// $XDG_RUNTIME_DIR, else in /run/user/UID where that exists and is ours, else
// in limoni-UID under the temporary directory. A label is a plain file name:
// neither empty nor "." nor "..", without separators and control characters.
func SocketPath(label string) (string, error) {
	if label == "" || label == "." || label == ".." || !utf8.ValidString(label) || strings.ContainsFunc(label, notInLabel) {
		return "", fmt.Errorf(`automation: %q cannot be an app's label; use a plain file name, as "todo"`, label)
	}
	return socketPath(filepath.Join(runtimeDir(), socketPrefix+label+socketSuffix))
}

const (
	socketPrefix = "limoni-"
	socketSuffix = ".sock"
)

func notInLabel(r rune) bool { return r == '/' || r == '\\' || unicode.IsControl(r) }

// runtimeDir is where sockets lie. A relative XDG_RUNTIME_DIR is ignored, as
// the XDG Base Directory Specification says.
func runtimeDir() string {
	if dir := os.Getenv(envRuntime); filepath.IsAbs(dir) {
		return filepath.Clean(dir)
	}
	uid := strconv.Itoa(os.Geteuid())
	if dir := "/run/user/" + uid; ours(dir) {
		return dir
	}
	return filepath.Join(os.TempDir(), "limoni-"+uid)
}

// Resolve returns the path of the app's socket by the one rule of all tools:
// the -socket flag, else LIMONI_AUTOMATION_SOCKET, else the -app label. The
// variable, as for an app, is a path, or where it has no separator a label.
func Resolve(socketFlag, label string) (string, error) {
	if socketFlag != "" {
		return socketFlag, nil
	}
	if path := os.Getenv(envSocket); strings.ContainsRune(path, os.PathSeparator) {
		return path, nil
	} else if path != "" {
		return SocketPath(path) // as the app takes it
	}
	if label != "" {
		return SocketPath(label)
	}
	return "", errors.New("automation: which app? Give -socket PATH or -app LABEL, or set " + envSocket + ".\n" + sayLive(LiveSockets()))
}

// LiveSockets lists the sockets of the runtime directory on which an app
// answers now, in the order of their names.
func LiveSockets() []string {
	dir := runtimeDir()
	entries, _ := os.ReadDir(dir) // sorted
	var live []string
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		if isSocketName(e.Name()) && ours(path) && answers(path) {
			live = append(live, path)
		}
	}
	return live
}

func isSocketName(name string) bool {
	return strings.HasPrefix(name, socketPrefix) && strings.HasSuffix(name, socketSuffix)
}

func answers(path string) bool {
	conn, err := net.DialTimeout("unix", path, 200*time.Millisecond)
	if err != nil {
		return false
	}
	conn.Close()
	return true
}
