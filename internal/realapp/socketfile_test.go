//go:build linux || darwin || freebsd

package realapp

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// What lies at the path and is no socket of ours is neither followed nor
// removed.
func TestAForeignFileIsLeftAlone(t *testing.T) {
	t.Parallel()
	for name, put := range map[string]func(path string) error{
		"a file":          func(path string) error { return os.WriteFile(path, []byte("mine"), 0o600) },
		"a directory":     func(path string) error { return os.Mkdir(path, 0o700) },
		"a symbolic link": func(path string) error { return os.Symlink("elsewhere", path) },
	} {
		path := filepath.Join(tempDir(t), "app.sock")
		if err := put(path); err != nil {
			t.Fatal(err)
		}
		before, err := os.Lstat(path)
		if err != nil {
			t.Fatal(err)
		}
		listening(t, path, "", how{}).expectWithout(path, "no socket but "+name)
		if after, err := os.Lstat(path); err != nil || !os.SameFile(before, after) || after.ModTime() != before.ModTime() {
			t.Errorf("%s was touched: %v", name, err)
		}
	}
}

func TestADirectoryThatOthersCanEnterIsRefused(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	listening(t, filepath.Join(dir, "app.sock"), "", how{}).expectWithout("mode 0755", "mode 0700")
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("in the directory there is now %v, %v", left, err)
	}
}

// A socket's path has room for 103 bytes on every system.
func TestAPathThatIsTooLongIsExplained(t *testing.T) {
	t.Parallel()
	path := func(bytes int) string {
		dir := tempDir(t)
		return filepath.Join(dir, strings.Repeat("x", bytes-len(dir)-1))
	}
	long := path(104)
	listening(t, long, "", how{}).expectWithout("104 bytes", "at most 103", "shorter", long)
	fits := path(103)
	listening(t, fits, "", how{}).await("automation: <nil>")
	dial(t, fits)
}

// The socket is ours alone from the start, whatever the umask, in a directory
// that is made for it.
func TestTheSocketIsPrivate(t *testing.T) {
	dir := filepath.Join(tempDir(t), "new")
	path := filepath.Join(dir, "app.sock")
	old := syscall.Umask(0)
	a := listening(t, path, "", how{unseen: "-"})
	syscall.Umask(old)
	a.await("automation: <nil>")
	for file, want := range map[string]fs.FileMode{dir: fs.ModeDir | 0o700, path: fs.ModeSocket | 0o600} {
		if info, err := os.Lstat(file); err != nil || info.Mode() != want {
			t.Errorf("%s has mode %v, %v; want %v", file, info.Mode(), err, want)
		}
	}
	dial(t, path)
}
