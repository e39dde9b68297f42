package automation

import (
	"errors"
	"net"
	"os"
	"runtime"
	"syscall"
)

// checkPeer lets in whoever runs as the same user, by the word of the kernel.
// Root is not the same user.
func checkPeer(nc net.Conn, p Policy) *Error {
	uid, err := peerOf(nc)
	switch {
	case err != nil && p.AllowUnverifiedPeers:
		return nil
	case err != nil:
		return errorf(codePeer, "%s cannot say which user is at the other end of the connection, so it is refused; the app's policy can set AllowUnverifiedPeers", runtime.GOOS)
	case uid != os.Geteuid():
		return errorf(codePeer, "the other end runs as user %d and the app as user %d; only the same user may connect", uid, os.Geteuid())
	}
	return nil
}

var errNoPeer = errors.New("automation: not a connection the kernel knows the peer of")

// peerOf asks the kernel for the user id at the other end of nc.
func peerOf(nc net.Conn) (int, error) {
	sock, ok := nc.(syscall.Conn)
	if !ok {
		return 0, errNoPeer
	}
	raw, err := sock.SyscallConn()
	if err != nil {
		return 0, err
	}
	uid := 0
	var failed error
	if err := raw.Control(func(fd uintptr) { uid, failed = peerUID(int(fd)) }); err != nil {
		return 0, err
	}
	return uid, failed
}
