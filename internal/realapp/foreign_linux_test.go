package realapp

import (
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

// Another user does not get to the socket; and where the modes of the files
// are changed so that he does, the app asks the kernel who he is and tells him
// nothing but why. That the app runs as root makes no difference, and a client
// does not ask an app of another user anything.
func TestAnotherUserIsToldNothing(t *testing.T) {
	t.Parallel()
	if os.Geteuid() != 0 {
		t.Skip("only root can be another user")
	}
	a, w := checklistWire(t)
	path := checklistSocket(a)
	if _, err := dialAs(foreigner, path); err == nil {
		t.Error("another user connects to a socket in a private directory")
	}
	check(t, os.Chmod(a.dir, 0o755))
	check(t, os.Chmod(path, 0o666))
	conn, err := dialAs(foreigner, path)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	deadline, _ := soon(t).Deadline()
	conn.SetDeadline(deadline)
	io.WriteString(conn, `{"id":1,"op":"snapshot"}`+"\n"+`{"id":2,"op":"key","chord":"q"}`+"\n")
	said, _ := io.ReadAll(conn)
	if lines := strings.Split(strings.TrimSpace(string(said)), "\n"); len(lines) != 1 ||
		!strings.Contains(lines[0], `"event":"closing"`) || !strings.Contains(lines[0], `"code":"peer"`) || !strings.Contains(lines[0], "as user 65534") {
		t.Errorf("another user is told %q", said)
	}

	asForeigner := bridge.command(t, "-socket", path)
	bin := filepath.Join(a.dir, "bridge")
	data, err := os.ReadFile(asForeigner.Path)
	check(t, err)
	check(t, os.WriteFile(bin, data, 0o755))
	cmd := exec.Command(bin, "-socket", path)
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: foreigner, Gid: foreigner}}
	cmd.Stdin = strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}` + "\n" +
		`{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"tree","arguments":{}}}` + "\n")
	out, err := cmd.Output()
	if err != nil || !strings.Contains(string(out), "is served by user 0 and not by user 65534") || strings.Contains(string(out), "Run the tests") {
		t.Errorf("the bridge of another user says %v, %s", err, out)
	}
	if labels := w.labels(); len(labels) != 4 { // the control: its own user is served
		t.Errorf("the rows are %q", labels)
	}
}

// dialAs connects as another user: the kernel notes the user of the thread that
// connects.
func dialAs(uid int, path string) (net.Conn, error) {
	type dialled struct {
		conn net.Conn
		err  error
	}
	done := make(chan dialled)
	go func() {
		runtime.LockOSThread() // and never unlocked, so that the thread ends with it
		_, _, errno := syscall.RawSyscall(syscall.SYS_SETRESUID, ^uintptr(0), uintptr(uid), ^uintptr(0))
		if errno != 0 {
			done <- dialled{nil, errno}
			return
		}
		conn, err := net.Dial("unix", path)
		done <- dialled{conn, err}
	}()
	d := <-done
	return d.conn, d.err
}
