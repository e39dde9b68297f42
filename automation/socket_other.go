//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly)

package automation

import (
	"errors"
	"fmt"
	"net"
	"os"
)

type socketFile struct{}

// bind refuses: without Unix owners and modes the socket cannot be kept from
// other users.
func bind(string) (net.Listener, socketFile, error) {
	return nil, socketFile{}, fmt.Errorf("automation: this system has no Unix file modes to keep other users out: %w", errors.ErrUnsupported)
}

func (socketFile) remove() error { return nil }

func ours(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
