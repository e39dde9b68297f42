package realapp

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The socket file is the one way in: an app with automation listens on no port,
// so no web page can reach it.
func TestNoPortIsOpen(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tempDir(t), "app.sock")
	a := listening(t, path, "input,screen,values", how{})
	sockets := a.sockets()
	if len(sockets) == 0 {
		t.Fatal("the app has no socket at all")
	}
	for table, want := range map[string]bool{"unix": true, "tcp": false, "tcp6": false, "udp": false, "udp6": false, "raw": false} {
		if found := listed(t, a.Process.Pid(), table, sockets); found != want {
			t.Errorf("a socket of the app is listed in %s: %t, want %t", table, found, want)
		}
	}
}

// sockets are the inode numbers of a process's sockets, as proc(5) links them.
func (a *app) sockets() (inodes []string) {
	a.t.Helper()
	dir := fmt.Sprintf("/proc/%d/fd", a.Process.Pid())
	files, err := os.ReadDir(dir)
	if err != nil {
		a.t.Fatal(err)
	}
	for _, file := range files {
		link, _ := os.Readlink(filepath.Join(dir, file.Name()))
		if inode, ok := strings.CutPrefix(link, "socket:["); ok {
			inodes = append(inodes, strings.TrimSuffix(inode, "]"))
		}
	}
	return inodes
}

func listed(t *testing.T, pid int, table string, inodes []string) bool {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/net/%s", pid, table))
	if err != nil {
		return false // as where IPv6 is switched off
	}
	for _, field := range strings.Fields(string(text)) {
		for _, inode := range inodes {
			if field == inode {
				return true
			}
		}
	}
	return false
}
