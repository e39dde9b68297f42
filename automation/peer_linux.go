package automation

import "golang.org/x/sys/unix"

// peerUID is SO_PEERCRED of unix(7): the peer as it was when it connected.
func peerUID(fd int) (int, error) {
	cred, err := unix.GetsockoptUcred(fd, unix.SOL_SOCKET, unix.SO_PEERCRED)
	if err != nil {
		return 0, err
	}
	return int(cred.Uid), nil
}
