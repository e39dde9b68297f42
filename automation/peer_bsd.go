//go:build darwin || freebsd

package automation

import "golang.org/x/sys/unix"

// solLocal is the option level of local sockets, SOL_LOCAL in sys/un.h.
const solLocal = 0

// peerUID is LOCAL_PEERCRED of unix(4): the peer as it was when it connected.
func peerUID(fd int) (int, error) {
	cred, err := unix.GetsockoptXucred(fd, solLocal, unix.LOCAL_PEERCRED)
	if err != nil {
		return 0, err
	}
	return int(cred.Uid), nil
}
