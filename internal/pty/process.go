package pty

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"sync"
	"syscall"
	"time"
)

// hangUpGrace is how long Close leaves a program to end by itself after the hang-up.
const hangUpGrace = 500 * time.Millisecond

// Process is a program on a pseudo-terminal of its own. Its methods may be called from several goroutines.
type Process struct {
	master *os.File
	cmd    *exec.Cmd

	mu    sync.Mutex
	slave *os.File // kept open while the program runs
	final Termios  // of the moment the program had ended
	known bool     // final is valid
	over  bool     // the program has ended
	left  bool     // its process group outlived it

	exit    Exit
	ended   chan struct{}
	closing sync.Once
}

// Start starts cmd on a new pseudo-terminal of w columns and h rows, as a session leader whose controlling terminal it
// is. Standard input, output and error are the terminal where cmd has nothing else for them; the environment is cmd's,
// TERM included. The caller reads the output, or the program blocks once the kernel's buffer is full, and calls Close.
func Start(cmd *exec.Cmd, w, h int) (*Process, error) {
	master, slave, err := Open(w, h)
	if err != nil {
		return nil, err
	}
	lead(cmd, slave)
	defer listen()()
	if err := cmd.Start(); err != nil {
		master.Close()
		slave.Close()
		return nil, fmt.Errorf("pty: start %s: %w", cmd.Path, err)
	}
	p := &Process{master: master, slave: slave, cmd: cmd, ended: make(chan struct{})}
	go p.reap()
	return p, nil
}

// listen makes this process listen to the signals a terminal sends, until the function it returns is called: what is
// started then has their default, as in a new terminal window, even where we were started by nohup or in the background
// and ignore them. A signal that is ignored at exec stays ignored, and a shell cannot even trap it (POSIX, sh).
func listen() (stop func()) {
	c := make(chan os.Signal, 1)
	if len(ignored) > 0 { // or it would be all signals
		signal.Notify(c, ignored...)
	}
	return func() { signal.Stop(c) }
}

// ignored are the signals of a terminal that this process was started to ignore. It is asked at the start: once a
// signal was listened to, package signal no longer says that it is ignored, though it is again.
var ignored = slices.DeleteFunc(slices.Clone(terminalSignals), func(sig os.Signal) bool { return !signal.Ignored(sig) })

// useTerminal makes the terminal whatever of the standard files cmd leaves open, and returns the number under which
// the program will have it.
func useTerminal(cmd *exec.Cmd, slave *os.File) int {
	fd := -1
	if cmd.Stderr == nil {
		cmd.Stderr, fd = slave, 2
	}
	if cmd.Stdout == nil {
		cmd.Stdout, fd = slave, 1
	}
	if cmd.Stdin == nil {
		cmd.Stdin, fd = slave, 0
	}
	if fd < 0 {
		cmd.ExtraFiles = append(cmd.ExtraFiles, slave)
		fd = 2 + len(cmd.ExtraFiles)
	}
	return fd
}

// reap waits for the program. The terminal's last state is taken before our slave is closed, which is what lets Read
// come to an end.
func (p *Process) reap() {
	p.cmd.Wait()
	p.exit = exitOf(p.cmd.ProcessState)
	p.mu.Lock()
	p.over, p.left = true, groupAlive(p.Pid())
	if t, err := termios(p.slave); err == nil {
		p.final, p.known = t, true
	} else if t, err := termios(p.master); err == nil {
		p.final, p.known = t, true
	}
	p.slave.Close()
	p.mu.Unlock()
	close(p.ended)
}

// Pid returns the process id, which is also that of its session and process group.
func (p *Process) Pid() int { return p.cmd.Process.Pid }

// Read reads what the programs on the terminal wrote. It returns io.EOF once the program and everything it started
// there have ended and all output was read, or Close was called.
func (p *Process) Read(b []byte) (int, error) {
	n, err := p.master.Read(b)
	if err != nil && isEnd(err) {
		err = io.EOF
	}
	return n, err
}

// isEnd reports whether err is how the end of output shows: EIO on Linux, our own Close everywhere.
func isEnd(err error) bool { return errors.Is(err, syscall.EIO) || errors.Is(err, fs.ErrClosed) }

// Write types b. It blocks while the program does not read and the kernel's buffer is full, until Close.
func (p *Process) Write(b []byte) (int, error) { return p.master.Write(b) }

// Resize changes the size of the terminal; the foreground programs get SIGWINCH if it is another one.
func (p *Process) Resize(w, h int) error {
	if w < 1 || h < 1 || w > maxSize || h > maxSize {
		return fmt.Errorf("pty: resize to %d columns and %d rows: both must be 1 to %d", w, h, maxSize)
	}
	return setSize(p.master, w, h)
}

// Size returns the size of the terminal in columns and rows.
func (p *Process) Size() (w, h int, err error) { return size(p.master) }

// Termios returns the state of the line discipline, and after the program has ended the state in which it left it.
func (p *Process) Termios() (Termios, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.known {
		return p.final, nil
	}
	return termios(p.slave)
}

// Signal sends a signal to the program. To interrupt as a user does, write "\x03".
func (p *Process) Signal(sig os.Signal) error { return p.cmd.Process.Signal(sig) }

// Ended returns a channel that is closed when the program has ended and Wait will not block.
func (p *Process) Ended() <-chan struct{} { return p.ended }

// Wait returns how the program ended, once it has. It may be called any number of times. Output may still be unread.
func (p *Process) Wait() Exit {
	<-p.ended
	return p.exit
}

// Close ends the session as closing a terminal window does: the terminal is gone, the program and the processes in the
// foreground get SIGHUP. What is left of the program's process group and of the foreground one is killed once the
// program has ended, or after half a second. Close returns when the program was reaped. Closing again does nothing.
func (p *Process) Close() error {
	p.closing.Do(func() {
		groups := p.groups()
		p.master.Close()
		if !closeHangsUp {
			hangUp(groups)
		}
		grace := time.NewTimer(hangUpGrace)
		defer grace.Stop()
		select {
		case <-p.ended:
		case <-grace.C:
		}
		kill(groups)
		<-p.ended
	})
	return nil
}

// groups are the process groups that Close ends: the program's own if any of it is left, and the foreground job.
func (p *Process) groups() []int {
	p.mu.Lock()
	defer p.mu.Unlock()
	var groups []int
	if !p.over || p.left {
		groups = append(groups, p.Pid())
	}
	if job := foreground(p.master, p.Pid()); job != 0 && job != p.Pid() {
		groups = append(groups, job)
	}
	return groups
}
