package automation

import (
	"context"
	"errors"
	"net"
	"sync"
	"time"

	"limoni/accessibility"
)

// Server serves one app on a Unix socket.
type Server struct {
	path     string
	hub      *hub
	listener net.Listener
	file     socketFile

	life context.Context // of the connections
	end  context.CancelFunc
	work sync.WaitGroup
	room chan struct{} // one place for each client
	once sync.Once
	err  error

	writeTimeout time.Duration
}

// ErrInUse says that another instance listens on the path. It is not disturbed.
var ErrInUse = errors.New("another instance is listening there")

// Listen serves h, guarded by p, on a Unix socket at path until Close.
//
// The socket has mode 0600 from its first moment and lies in a directory of
// mode 0700 that belongs to this user and is created where it is missing. A
// path may have [MaxPath] bytes. What a crashed app left behind is replaced; a
// live instance ([ErrInUse]), a file that is no socket and a directory that
// others can reach are refused and left as they are. Only clients of the same
// user are let in, by the word of the kernel; where it cannot tell, none is
// unless AllowUnverifiedPeers. On systems without Unix file modes the error is
// [errors.ErrUnsupported].
func Listen(path string, h accessibility.Host, p Policy) (*Server, error) {
	return listen(path, h, p, WriteTimeout)
}

func listen(path string, h accessibility.Host, p Policy, writeTimeout time.Duration) (*Server, error) {
	path, err := socketPath(path)
	if err != nil {
		return nil, err
	}
	listener, file, err := bind(path)
	if err != nil {
		return nil, err
	}
	s := &Server{
		path: path, hub: newHub(h, p), listener: listener, file: file,
		room: make(chan struct{}, MaxClients), writeTimeout: writeTimeout,
	}
	s.life, s.end = context.WithCancel(context.Background())
	s.work.Add(1)
	go s.accept()
	return s, nil
}

// Path returns the absolute path of the socket.
func (s *Server) Path() string { return s.path }

// Close takes no further client or request, gives each client at most
// [CloseGrace] to take the replies it is owed, and removes the socket file if
// it still is the one that Listen made. The error is that of the removal.
func (s *Server) Close() error {
	s.once.Do(func() {
		// The file goes first: while the listener is open its inode number
		// cannot be given to another file.
		s.err = s.file.remove()
		s.end()
		s.listener.Close()
		s.wait()
	})
	return s.err
}

// wait ends with the last goroutine, or a little after CloseGrace where the
// app does not return from a call.
func (s *Server) wait() {
	done := make(chan struct{})
	go func() { s.work.Wait(); close(done) }()
	late := time.NewTimer(CloseGrace * 3 / 2)
	defer late.Stop()
	select {
	case <-done:
	case <-late.C:
	}
}

func (s *Server) accept() {
	defer s.work.Done()
	var pause time.Duration
	for s.life.Err() == nil {
		nc, err := s.listener.Accept()
		switch {
		case err == nil:
			pause = 0
			s.work.Add(1)
			go s.serve(nc)
		case errors.Is(err, net.ErrClosed):
			return
		default: // out of file descriptors, for one: it passes
			pause = min(max(2*pause, minAcceptPause), maxAcceptPause)
			rest(s.life, pause)
		}
	}
}

const (
	minAcceptPause = 5 * time.Millisecond
	maxAcceptPause = time.Second
)

func (s *Server) serve(nc net.Conn) {
	defer s.work.Done()
	if err := checkPeer(nc, s.hub.policy); err != nil {
		refuse(nc, err)
		return
	}
	select {
	case s.room <- struct{}{}:
		defer func() { <-s.room }()
	default:
		refuse(nc, errorf(codeBusy, "%d clients are connected, which is the limit; close one of them", MaxClients))
		return
	}
	c := newConn(nc, s.hub)
	c.writeTimeout = s.writeTimeout
	c.serve(s.life)
}

// refuse tells a client in one line why it is not let in.
func refuse(nc net.Conn, reason *Error) {
	nc.SetWriteDeadline(time.Now().Add(CloseGrace))
	nc.Write(closingLine(reason))
	nc.Close()
}
