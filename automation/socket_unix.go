//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package automation

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// socketFile is a socket that this process made, known by device and inode.
type socketFile struct {
	path string
	id   fileID
}

type fileID struct{ device, inode uint64 }

// bind makes the socket file of path and listens on it. All of it happens
// under a lock on the directory, so that of two starters one is first.
func bind(path string) (net.Listener, socketFile, error) {
	dir, err := openPrivate(filepath.Dir(path))
	if err != nil {
		return nil, socketFile{}, err
	}
	defer dir.Close() // and with it the lock
	if err := lock(dir, 2*time.Second); err != nil {
		return nil, socketFile{}, err
	}
	if err := clearStale(path); err != nil {
		return nil, socketFile{}, err
	}
	listener, id, err := bindStaged(path)
	if err != nil {
		return nil, socketFile{}, fmt.Errorf("automation: cannot listen on %s: %w", path, err)
	}
	return listener, socketFile{path, id}, nil
}

// bindStaged binds in a directory of its own, which nobody else can enter,
// sets the mode there and gives the socket its name afterwards: bind takes the
// mode from the umask, which belongs to the whole process. A link, unlike a
// rename, never replaces what has come to path meanwhile.
func bindStaged(path string) (*net.UnixListener, fileID, error) {
	stage := filepath.Join(filepath.Dir(path), stageName)
	staged := filepath.Join(stage, "s")
	os.Remove(staged) // left by a crash; the lock is ours
	os.Remove(stage)
	if err := os.Mkdir(stage, 0o700); err != nil {
		return nil, fileID{}, err
	}
	defer os.Remove(stage)
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: staged, Net: "unix"})
	if err != nil {
		return nil, fileID{}, err
	}
	defer os.Remove(staged)
	listener.SetUnlinkOnClose(false)
	id, err := publish(staged, path)
	if err != nil {
		listener.Close()
	}
	return listener, id, err
}

// stageName is short: the staged path has to fit where path does.
const stageName = ".l"

func publish(staged, path string) (fileID, error) {
	if err := os.Chmod(staged, 0o600); err != nil {
		return fileID{}, err
	}
	info, err := os.Lstat(staged)
	if err != nil {
		return fileID{}, err
	}
	return idOf(info), os.Link(staged, path)
}

// remove removes the file if it still is ours. A file that another has put
// there meanwhile is left alone.
func (f socketFile) remove() error {
	dir, err := os.Open(filepath.Dir(f.path))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return fmt.Errorf("automation: cannot remove the socket: %w", err)
	}
	defer dir.Close()
	if err := lock(dir, CloseGrace/2); err != nil {
		return err // it is stale then, and the next start replaces it
	}
	info, err := os.Lstat(f.path)
	if err != nil || idOf(info) != f.id {
		return nil
	}
	return os.Remove(f.path)
}

func idOf(info fs.FileInfo) fileID {
	stat := info.Sys().(*syscall.Stat_t)
	return fileID{uint64(stat.Dev), uint64(stat.Ino)}
}

func ownerOf(info fs.FileInfo) int { return int(info.Sys().(*syscall.Stat_t).Uid) }

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
		return nil, fmt.Errorf("automation: cannot open the socket's directory %s: %w", path, err)
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
	return fmt.Errorf("automation: the socket's directory %s %s; use a directory of your own with mode 0700", path, what)
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
			return fmt.Errorf("automation: cannot lock the socket's directory %s: %w", dir.Name(), err)
		case time.Now().After(end):
			return fmt.Errorf("automation: another process has held the lock on %s for %v; it may be stopped", dir.Name(), patience)
		}
	}
}

// clearStale makes room at path: it removes a socket of ours that nobody
// listens on, and refuses whatever else it finds there.
func clearStale(path string) error {
	info, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return fmt.Errorf("automation: %w", err)
	case info.Mode()&fs.ModeSocket == 0:
		return fmt.Errorf("automation: %s is there already and is no socket but %s; it was left alone, use another path or move it away", path, kind(info))
	case ownerOf(info) != os.Geteuid():
		return fmt.Errorf("automation: the socket %s belongs to user %d; use another path", path, ownerOf(info))
	case isLive(path):
		return fmt.Errorf("automation: %s: %w; give this one another path or label", path, ErrInUse)
	}
	if err := os.Remove(path); err != nil {
		return fmt.Errorf("automation: cannot remove the stale socket: %w", err)
	}
	return nil
}

// isLive reports whether somebody listens. Only a refusal says that nobody
// does; a BSD also refuses while the queue is full, which passes.
func isLive(path string) bool {
	for try := 0; try < 3; try++ {
		conn, err := net.DialTimeout("unix", path, time.Second)
		if err == nil {
			conn.Close()
			return true
		}
		if !errors.Is(err, unix.ECONNREFUSED) && !errors.Is(err, fs.ErrNotExist) {
			return true
		}
		time.Sleep(time.Duration(try) * 5 * time.Millisecond)
	}
	return false
}

func kind(info fs.FileInfo) string {
	switch mode := info.Mode(); {
	case mode.IsRegular():
		return "a file"
	case mode.IsDir():
		return "a directory"
	case mode&fs.ModeSymlink != 0:
		return "a symbolic link"
	}
	return "a device or pipe"
}

// ours reports whether a directory or file belongs to this user.
func ours(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && ownerOf(info) == os.Geteuid()
}
