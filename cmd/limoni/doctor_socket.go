package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"limoni/automation"
)

// seen are the variables that decide where a socket lies and what it permits.
var seen = []string{"LIMONI_AUTOMATION_SOCKET", "LIMONI_AUTOMATION_ALLOW", "XDG_RUNTIME_DIR", "TMPDIR"}

func (d *doctor) environment() {
	var parts []string
	for _, name := range seen {
		if value, ok := os.LookupEnv(name); ok {
			parts = append(parts, name+"="+value)
		} else {
			parts = append(parts, name+" is not set")
		}
	}
	d.note("environment", statusOK, strings.Join(parts, ", "), "")
}

// resolved is the path, and why it is that one.
func (d *doctor) resolved(s *session) (string, *failure) {
	path, failed := s.resolve()
	switch {
	case failed != nil:
		d.note("socket", statusFail, failed.message, "give -socket PATH or -app LABEL, or set LIMONI_AUTOMATION_SOCKET")
		return "", failed
	case s.socket != "":
		d.note("socket", statusOK, path+", as -socket says", "")
	case os.Getenv("LIMONI_AUTOMATION_SOCKET") != "":
		d.note("socket", statusOK, path+", as LIMONI_AUTOMATION_SOCKET says", "")
	default:
		d.note("socket", statusOK, path+", where the app labelled "+s.app+" listens", "")
	}
	if full, err := filepath.Abs(path); err == nil {
		path = full
	}
	return path, nil
}

func (d *doctor) path(path string) {
	length := fmt.Sprintf("%d of at most %d bytes", len(path), automation.MaxPath)
	if len(path) > automation.MaxPath {
		d.note("path-length", statusFail, length, "use a shorter directory or name")
	} else {
		d.note("path-length", statusOK, length, "")
	}
	d.directory(filepath.Dir(path))
	d.file(path)
}

// directory checks what a server asks of the socket's directory.
func (d *doctor) directory(path string) {
	const own = "use a directory of your own with mode 0700"
	info, err := os.Lstat(path)
	fail := func(detail, hint string) { d.note("directory", statusFail, path+" "+detail, hint) }
	switch uid, known := owner(info); {
	case err != nil:
		fail("is not there, or cannot be looked at", "an app makes it when it starts to listen")
	case info.Mode()&fs.ModeSymlink != 0:
		fail("is a symbolic link", own)
	case !info.IsDir():
		fail("is no directory", own)
	case known && uid != os.Geteuid():
		fail(fmt.Sprintf("belongs to user %d and not to user %d", uid, os.Geteuid()), own)
	case info.Mode().Perm()&0o077 != 0:
		fail(fmt.Sprintf("has mode %04o, so that other users can reach what is in it", info.Mode().Perm()), "chmod 700 "+path)
	default:
		d.note("directory", statusOK, fmt.Sprintf("%s has mode %04o and is yours", path, info.Mode().Perm()), "")
	}
}

func (d *doctor) file(path string) {
	info, err := os.Lstat(path)
	fail := func(detail, hint string) { d.note("socket-file", statusFail, detail, hint) }
	switch uid, known := owner(info); {
	case err != nil:
		fail("it is not there, or cannot be looked at", "start the app, built with -tags limoni_debug, with LIMONI_AUTOMATION_SOCKET="+path+", or let it set WithAutomation")
	case info.Mode()&fs.ModeSocket == 0:
		fail("it is no socket", "use another path, or move what is there away")
	case known && uid != os.Geteuid():
		fail(fmt.Sprintf("it belongs to user %d and not to user %d", uid, os.Geteuid()), "use the path of an app of your own")
	case info.Mode().Perm() != 0o600:
		fail(fmt.Sprintf("it has mode %04o, and a server makes it with 0600", info.Mode().Perm()), "find out who made it; chmod 600 "+path)
	default:
		d.note("socket-file", statusOK, "it has mode 0600 and is yours", "")
	}
}

// peer says whether the kernel tells an app which user connects.
func (d *doctor) peer() {
	switch runtime.GOOS {
	case "linux", "darwin", "freebsd":
		d.note("peer-check", statusOK, "on "+runtime.GOOS+" an app is told which user connects", "")
	default:
		d.note("peer-check", statusSkip, "on "+runtime.GOOS+" an app cannot be told which user connects", "the app must set AllowUnverifiedPeers, or it lets nobody in")
	}
}

func (d *doctor) live() {
	if live := automation.LiveSockets(); len(live) > 0 {
		d.note("live-sockets", statusOK, "apps listen at "+strings.Join(live, ", "), "")
		return
	}
	d.note("live-sockets", statusOK, "no app listens in the runtime directory", "")
}
