package launch

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"sync"
	"time"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

// greeting is what the first frame shows.
const greeting = "Hello, world"

const patience = 10 * time.Second

// session is a program in a terminal that answers its questions.
type session struct {
	cmd     *exec.Cmd
	process *pty.Process
	started time.Time

	mu     sync.Mutex
	screen *vt.Screen
	output []byte
	shown  time.Time     // when the greeting had come, zero before
	wrote  chan struct{} // a token for each output
	first  chan struct{} // closed once the greeting is there
	ended  chan struct{} // closed when there is no more output
}

func start(p *Program) (*session, error) {
	s := &session{screen: vt.New(120, 40), wrote: make(chan struct{}, 1), first: make(chan struct{}), ended: make(chan struct{})}
	s.cmd = exec.Command(p.Binary)
	s.cmd.Env = append(os.Environ(), "TERM=xterm-256color", "COLORTERM=truecolor", "NO_COLOR=")
	s.screen.Reply = func(answer []byte) { s.process.Write(answer) }
	s.started = time.Now()
	var err error
	if s.process, err = pty.Start(s.cmd, 120, 40); err != nil {
		return nil, err
	}
	go s.read()
	return s, nil
}

// read takes the output until it ends.
func (s *session) read() {
	defer close(s.ended)
	buffer := make([]byte, 64<<10)
	for {
		n, err := s.process.Read(buffer)
		if n > 0 {
			s.take(buffer[:n])
		}
		if err != nil {
			return
		}
	}
}

func (s *session) take(b []byte) {
	now := time.Now()
	s.mu.Lock()
	s.output = append(s.output, b...)
	if s.shown.IsZero() && bytes.Contains(s.output, []byte(greeting)) {
		s.shown = now
		close(s.first)
	}
	s.screen.Write(b)
	s.mu.Unlock()
	select {
	case s.wrote <- struct{}{}:
	default:
	}
}

// firstFrame waits for the greeting and returns how long it took.
func (s *session) firstFrame() (time.Duration, error) {
	select {
	case <-s.first:
	case <-s.ended:
		return 0, fmt.Errorf("%s ended before its first frame; it wrote %q", s.cmd.Path, s.bytes())
	case <-time.After(patience):
		return 0, fmt.Errorf("%s has shown nothing for %v; it wrote %q", s.cmd.Path, patience, s.bytes())
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.shown.Sub(s.started), nil
}

func (s *session) bytes() []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return bytes.Clone(s.output)
}

// key types a key and returns how long the next output took.
func (s *session) key(k string) (time.Duration, error) {
	select {
	case <-s.wrote: // of before
	default:
	}
	at := time.Now()
	if _, err := s.process.Write([]byte(k)); err != nil {
		return 0, err
	}
	select {
	case <-s.wrote:
		return time.Since(at), nil
	case <-time.After(patience):
		return 0, fmt.Errorf("%s shows nothing for a key", s.cmd.Path)
	}
}

// quit ends the program by its key and returns the CPU time it has used.
func (s *session) quit() (cpu time.Duration, err error) {
	s.process.Write([]byte("q"))
	select {
	case <-s.process.Ended():
	case <-time.After(patience):
		err = fmt.Errorf("%s does not end", s.cmd.Path)
	}
	s.process.Close()
	<-s.ended
	state := s.cmd.ProcessState
	return state.UserTime() + state.SystemTime(), err
}
