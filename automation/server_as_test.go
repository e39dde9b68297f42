//go:build unix

package automation

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// startAs runs this test binary as another user, where it serves dir/s.
func startAs(t *testing.T, dir string, uid uint32) (path string, stop func()) {
	t.Helper()
	bin := filepath.Join(shortDir(t), "bin")
	copyBinary(t, bin)
	os.Chmod(filepath.Dir(bin), 0o755)
	if err := os.Chown(dir, int(uid), int(uid)); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(bin, "-test.run=^TestPeerOfAnotherUser$")
	cmd.Env = append(os.Environ(), "LIMONI_TEST_SERVE="+dir)
	cmd.Dir = dir
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uid, Gid: uid}}
	in, _ := cmd.StdinPipe()
	out, _ := cmd.StdoutPipe()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if line, _ := bufio.NewReader(out).ReadString('\n'); strings.TrimSpace(line) != "<nil>" {
		t.Errorf("the server says %s", line)
	}
	return dir + "/s", func() { in.Close(); cmd.Wait() }
}

func copyBinary(t *testing.T, to string) {
	t.Helper()
	from, err := os.Open(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	copied, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY, 0o755)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(copied, from); err != nil {
		t.Fatal(err)
	}
	copied.Close()
}
