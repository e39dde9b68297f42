//go:build !(linux || darwin || freebsd)

package automation

import "errors"

func peerUID(int) (int, error) { return 0, errors.ErrUnsupported }
