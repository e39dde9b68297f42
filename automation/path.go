package automation

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
)

// socketPath returns path as it is bound and dialled: absolute and clean, so
// that a relative one survives a change of directory and "@name" is a file and
// not an abstract socket, which would have no owner and no mode.
func socketPath(path string) (string, error) {
	if path == "" {
		return "", errors.New("automation: the path of the socket is empty; name a file in a directory of your own, or use SocketPath")
	}
	if strings.ContainsRune(path, 0) {
		return "", errors.New("automation: the path of the socket has a zero byte in it; no file name can")
	}
	full, err := filepath.Abs(path)
	if err != nil {
		return "", fmt.Errorf("automation: %w", err)
	}
	if len(full) > MaxPath {
		return "", fmt.Errorf("automation: the path of the socket has %d bytes and systems take at most %d; use a shorter directory or name: %q", len(full), MaxPath, full)
	}
	return full, nil
}
