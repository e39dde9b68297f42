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
		return nil, socketFile{}, fmt.Errorf("automation: cannot listen on %q: %w", path, err)
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
		return fmt.Errorf("automation: %q is there already and is no socket but %s; it was left alone, use another path or move it away", path, kind(info))
	case ownerOf(info) != os.Geteuid():
		return fmt.Errorf("automation: the socket %q belongs to user %d; use another path", path, ownerOf(info))
	case isLive(path):
		return fmt.Errorf("automation: %q: %w; give this one another path or label", path, ErrInUse)
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
