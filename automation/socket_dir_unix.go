//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package automation

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// openPrivate opens a directory that nobody else can enter, and makes it where
// it is missing. The checks are made on what was opened.
func openPrivate(path string) (*os.File, error) {
	if info, err := os.Lstat(path); err == nil && !info.IsDir() {
		return nil, dirError(path, "is not a directory but "+kind(info))
	} else if errors.Is(err, fs.ErrNotExist) {
		if err := os.MkdirAll(path, 0o700); err != nil {
			return nil, fmt.Errorf("automation: cannot make the socket's directory: %w", err)
		}
	}
	fd, err := unix.Open(path, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, fmt.Errorf("automation: cannot open the socket's directory %q: %w", path, err)
	}
	dir := os.NewFile(uintptr(fd), path)
	if err := checkPrivate(dir); err != nil {
		dir.Close()
		return nil, err
	}
	return dir, nil
}

func checkPrivate(dir *os.File) error {
	info, err := dir.Stat()
	if err != nil {
		return fmt.Errorf("automation: the socket's directory: %w", err)
	}
	if owner := ownerOf(info); owner != os.Geteuid() {
		return dirError(dir.Name(), fmt.Sprintf("belongs to user %d and not to user %d, who runs this app", owner, os.Geteuid()))
	}
	if mode := info.Mode().Perm(); mode&0o077 != 0 {
		return dirError(dir.Name(), fmt.Sprintf("has mode %04o, so that other users can reach what is in it", mode))
	}
	return nil
}

func dirError(path, what string) error {
	return fmt.Errorf("automation: the socket's directory %q %s; use a directory of your own with mode 0700", path, what)
}

// lock waits for the lock on a directory. It is let go when dir is closed, at
// the latest by the end of the process, and leaves no file behind.
func lock(dir *os.File, patience time.Duration) error {
	for end := time.Now().Add(patience); ; time.Sleep(2 * time.Millisecond) {
		err := unix.Flock(int(dir.Fd()), unix.LOCK_EX|unix.LOCK_NB)
		switch {
		case err == nil:
			return nil
		case err == unix.EINTR:
		case err != unix.EWOULDBLOCK:
			return fmt.Errorf("automation: cannot lock the socket's directory %q: %w", dir.Name(), err)
		case time.Now().After(end):
			return fmt.Errorf("automation: another process has held the lock on %q for %v; it may be stopped", dir.Name(), patience)
		}
	}
}
