//go:build linux || darwin || freebsd

package pty

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
)

func start(t *testing.T, cmd *exec.Cmd) *Process {
	t.Helper()
	p, err := Start(cmd, 20, 5)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

func TestOpenMakesAPairOfTheGivenSize(t *testing.T) {
	master, slave, err := Open(33, 7)
	if err != nil {
		t.Fatal(err)
	}
	defer master.Close()
	defer slave.Close()
	if w, h, err := size(slave); w != 33 || h != 7 || err != nil {
		t.Errorf("the slave has size %d %d, %v", w, h, err)
	}
	if state, err := termios(slave); err != nil || !state.IsCooked() {
		t.Errorf("a new terminal is %+v, %v, want cooked", state, err)
	}
	if _, err := io.WriteString(slave, "out\n"); err != nil {
		t.Fatal(err)
	}
	buf := make([]byte, 20)
	if n, err := master.Read(buf); string(buf[:n]) != "out\r\n" || err != nil {
		t.Errorf("read %q, %v", buf[:n], err)
	}
}

func TestOpenRefusesAnImpossibleSize(t *testing.T) {
	for _, size := range [][2]int{{0, 5}, {5, 0}, {-1, 5}, {65536, 5}, {5, 65536}} {
		master, slave, err := Open(size[0], size[1])
		if err == nil || master != nil || slave != nil {
			t.Errorf("Open(%d, %d) gave %v", size[0], size[1], err)
		}
	}
}

func TestTheProgramHasTheTerminal(t *testing.T) {
	cmd := exec.Command("sh", "-c", `tty -s && stty size </dev/tty; echo "$1 $GREETING $(pwd)"; echo err >&2; exit 9`, "sh", "argument")
	cmd.Dir = "/"
	cmd.Env = append(os.Environ(), "GREETING=hello")
	p := start(t, cmd)
	out, err := io.ReadAll(p)
	if want := "5 20\r\nargument hello /\r\nerr\r\n"; string(out) != want || err != nil {
		t.Errorf("output %q, %v, want %q", out, err, want)
	}
	if exit := p.Wait(); exit != (Exit{Code: 9}) || exit.OK() {
		t.Errorf("%v, want exit status 9", exit)
	}
	if _, err := p.Read(make([]byte, 1)); err != io.EOF {
		t.Errorf("reading on gives %v, want io.EOF", err)
	}
}

func TestTheProgramLeadsASession(t *testing.T) {
	p := start(t, exec.Command("sh", "-c", `ps -o sid= -p $$ 2>/dev/null || echo $$`))
	out, _ := io.ReadAll(p)
	if got := strings.TrimSpace(string(out)); got != strconv.Itoa(p.Pid()) {
		t.Errorf("session %q, want %d", got, p.Pid())
	}
}

// What the caller has for standard error stays the caller's, and the terminal is still the controlling one.
func TestStandardErrorCanBeKeptApart(t *testing.T) {
	var stderr bytes.Buffer
	cmd := exec.Command("sh", "-c", `echo out; echo err >&2; echo tty >/dev/tty`)
	cmd.Stderr = &stderr
	p := start(t, cmd)
	out, _ := io.ReadAll(p)
	p.Wait()
	if string(out) != "out\r\ntty\r\n" || stderr.String() != "err\n" {
		t.Errorf("output %q, error %q", out, stderr.String())
	}
}

func TestAProgramWithItsOwnFilesStillHasATerminal(t *testing.T) {
	var stdout, stderr bytes.Buffer
	cmd := exec.Command("sh", "-c", `cat; stty size </dev/tty`)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader("in\n"), &stdout, &stderr
	p := start(t, cmd)
	p.Wait()
	if stdout.String() != "in\n5 20\n" {
		t.Errorf("output %q, error %q", stdout.String(), stderr.String())
	}
}

func TestAProgramThatCannotStart(t *testing.T) {
	before := descriptors(t)
	p, err := Start(exec.Command("/does/not/exist"), 20, 5)
	if p != nil || !errors.Is(err, os.ErrNotExist) || !strings.Contains(err.Error(), "/does/not/exist") {
		t.Errorf("Start gave %v", err)
	}
	if after := descriptors(t); after != before {
		t.Errorf("%d descriptors before, %d after", before, after)
	}
}

// Close ends what ignores the hang-up, children included.
func TestCloseKillsTheGroup(t *testing.T) {
	p := start(t, exec.Command("sh", "-c", `trap '' HUP TERM; sleep 1000 & echo $!; while :; do wait; done`))
	child := readNumber(t, p)
	if err := syscall.Kill(child, 0); err != nil {
		t.Fatalf("the child does not run: %v", err)
	}
	p.Close()
	if exit := p.Wait(); exit != (Exit{Code: 137, Signal: "SIGKILL"}) {
		t.Errorf("%v, want SIGKILL", exit)
	}
	awaitGone(t, child)
}

// Close ends children that outlived the program, too.
func TestCloseKillsWhatTheProgramLeft(t *testing.T) {
	p := start(t, exec.Command("sh", "-c", `trap '' HUP; sleep 1000 & echo $!`))
	child := readNumber(t, p)
	p.Wait()
	if err := syscall.Kill(child, 0); err != nil {
		t.Fatalf("the child does not run: %v", err)
	}
	p.Close()
	awaitGone(t, child)
}

func readNumber(t *testing.T, r io.Reader) int {
	t.Helper()
	var line []byte
	buf := make([]byte, 1)
	for !bytes.HasSuffix(line, []byte("\n")) {
		if _, err := r.Read(buf); err != nil {
			t.Fatalf("read %q, %v", line, err)
		}
		line = append(line, buf...)
	}
	n, err := strconv.Atoi(strings.TrimSpace(string(line)))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// awaitGone waits until a process that was killed is gone, or is only waiting for init to collect it.
func awaitGone(t *testing.T, pid int) {
	t.Helper()
	ctx := soon(t)
	for syscall.Kill(pid, 0) == nil && !isZombie(pid) {
		if ctx.Err() != nil {
			t.Fatalf("process %d is still there", pid)
		}
		runtime.Gosched()
	}
}

func isZombie(pid int) bool {
	out, _ := exec.Command("ps", "-o", "stat=", "-p", strconv.Itoa(pid)).Output()
	return strings.HasPrefix(strings.TrimSpace(string(out)), "Z")
}

// A Read under way ends when the terminal is closed.
func TestCloseEndsARead(t *testing.T) {
	p := start(t, exec.Command("cat"))
	ended := make(chan error, 1)
	go func() {
		_, err := p.Read(make([]byte, 1))
		ended <- err
	}()
	p.Close()
	if err := <-ended; err != io.EOF {
		t.Errorf("Read ended with %v, want io.EOF", err)
	}
	if _, err := p.Write([]byte("x")); err == nil {
		t.Error("writing to a closed terminal was accepted")
	}
}

// A stopped job of an interactive shell is in another process group; it must not survive either.
func TestCloseEndsTheForegroundJob(t *testing.T) {
	p := start(t, exec.Command("sh", "-m", "-c", `sh -c 'trap "" HUP; echo $$; exec sleep 1000'; :`))
	job := readNumber(t, p)
	if job == p.Pid() {
		t.Fatalf("the job has the group of the shell")
	}
	p.Close()
	awaitGone(t, job)
}

func TestExitStrings(t *testing.T) {
	for want, exit := range map[string]Exit{
		"exit status 0":                       {},
		"exit status 3":                       {Code: 3},
		"killed by SIGTERM (exit status 143)": {Code: 143, Signal: "SIGTERM"},
	} {
		if got := exit.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestNothingIsLeaked(t *testing.T) {
	run := func(script, input string) {
		c := shell(t, script)
		c.await(t, "ready")
		c.enter(t, input)
		if input != "" {
			c.awaitExit(t)
		}
		c.Close()
	}
	run(`echo ready; read line`, "\n") // what the runtime opens once is open now
	files, goroutines := descriptors(t), runtime.NumGoroutine()
	for range 10 {
		run(`echo ready; read line`, "\n")
		run(`printf 'ready\033[c'; read line`, "")
	}
	if after := descriptors(t); after > files {
		t.Errorf("%d descriptors before, %d after", files, after)
	}
	ctx := soon(t)
	for runtime.NumGoroutine() > goroutines+1 { // the one of ctx's own timer
		if ctx.Err() != nil {
			t.Fatalf("%d goroutines before, %d after", goroutines, runtime.NumGoroutine())
		}
		runtime.Gosched()
	}
}

// descriptors counts the open ones, where the system shows them.
func descriptors(t *testing.T) int {
	t.Helper()
	files, err := os.ReadDir("/dev/fd")
	if err != nil {
		t.Skip(err)
	}
	return len(files)
}
