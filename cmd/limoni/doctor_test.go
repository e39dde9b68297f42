//go:build unix

package main

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// finds are the checks that are not ok, as "status name: detail; hint".
func (r result) finds() string {
	var d doctorJSON
	r.json(&d)
	text := ""
	for _, c := range d.Checks {
		if c.Status != "ok" && c.Detail != "the app does not answer" && c.Detail != "there is no path" {
			text += c.Status + " " + c.Name + ": " + c.Detail + "; " + c.Hint + "\n"
		}
	}
	return text
}

func TestDoctor(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", private(t))
	m := open(t)
	if got := m.run("doctor", "-json").finds(); got != "" {
		t.Errorf("with an app: %s", got)
	}
	for _, tt := range []struct {
		name string
		make func(dir string) (socket string)
		exit int
		want []string
	}{
		{"nothing", func(string) string { return "" }, 3, []string{"fail socket: which app?"}},
		{"no directory", func(dir string) string { return dir + "/none/s" }, 3, []string{"fail directory: ", "is not there", "fail socket-file: it is not there", "fail app: no app answers"}},
		{"a link", func(dir string) string { os.Symlink(dir, dir+"/link"); return dir + "/link/s" }, 3, []string{"is a symbolic link; use a directory of your own"}},
		{"a file for a directory", func(dir string) string { os.WriteFile(dir+"/f", nil, 0o600); return dir + "/f/s" }, 3, []string{"is no directory"}},
		{"an open directory", func(dir string) string { os.Chmod(dir, 0o755); return dir + "/s" }, 3, []string{"has mode 0755", "chmod 700 "}},
		{"a file", func(dir string) string { os.WriteFile(dir+"/s", nil, 0o600); return dir + "/s" }, 3, []string{"fail socket-file: it is no socket"}},
		{"a long path", func(dir string) string { return filepath.Join(dir, strings.Repeat("x", 100)) }, 3, []string{"fail path-length: ", "of at most 103 bytes"}},
		{"an open socket", func(dir string) string {
			l, _ := net.Listen("unix", dir+"/s")
			t.Cleanup(func() { l.Close() })
			os.Chmod(dir+"/s", 0o666)
			go func() {
				for c, err := l.Accept(); err == nil; c, err = l.Accept() {
					c.Close()
				}
			}()
			return dir + "/s"
		}, 7, []string{"fail socket-file: it has mode 0666", "fail app: the connection to the app broke"}},
		{"a directory of another user", func(dir string) string { os.Chown(dir, 65534, 65534); return dir + "/s" }, 3, []string{"fail directory: ", "belongs to user 65534 and not to user 0"}},
		{"a socket of another user", func(dir string) string {
			l, _ := net.Listen("unix", dir+"/s")
			l.(*net.UnixListener).SetUnlinkOnClose(false)
			l.Close()
			os.Chown(dir+"/s", 65534, 65534)
			return dir + "/s"
		}, 3, []string{"fail socket-file: it belongs to user 65534 and not to user 0", "fail app: no app answers"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if strings.HasSuffix(tt.name, "of another user") && os.Geteuid() != 0 {
				t.Skip("only root can give a file away")
			}
			r := terminal{t: t, socket: tt.make(private(t))}.run("doctor", "-json")
			got := r.finds()
			for _, want := range tt.want {
				if !strings.Contains(got, want) {
					t.Errorf("the checks lack %q:\n%s", want, got)
				}
			}
			if r.exit != tt.exit {
				t.Errorf("exit %d, want %d", r.exit, tt.exit)
			}
		})
	}
}

// An app that answers where something is not as it should be is no success.
func TestDoctorOfAnAppWithAFault(t *testing.T) {
	m, _ := standIn(t, map[string]string{"hello": hello1, "snapshot": noNodes})
	os.Chmod(m.socket, 0o640)
	m.run("doctor").fails(4, "the app answers, but 1 check has failed")
	os.Chmod(m.socket, 0o600)
	if r := m.run("doctor"); r.exit != 0 {
		t.Errorf("the control: %+v", r)
	}
}
