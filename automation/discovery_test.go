//go:build unix

package automation

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestSocketPath(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", "/run/mine")
	if got, err := SocketPath("todo"); got != "/run/mine/limoni-todo.sock" || err != nil {
		t.Errorf("%s, %v", got, err)
	}
	for _, good := range []string{"a", "my app", "Übung", "a.b", "-x", "..."} {
		if got, err := SocketPath(good); err != nil || filepath.Dir(got) != "/run/mine" {
			t.Errorf("%q: %s, %v", good, got, err)
		}
	}
	for _, bad := range []string{"", ".", "..", "a/b", "/a", "../a", `a\b`, "a\nb", "a\x00", "\xff", strings.Repeat("x", 100)} {
		if got, err := SocketPath(bad); err == nil {
			t.Errorf("%q: %s", bad, got)
		}
	}
}

func TestRuntimeDirectory(t *testing.T) {
	tmp, uid := t.TempDir(), fmt.Sprint(os.Geteuid())
	t.Setenv("TMPDIR", tmp)
	fallback := filepath.Join(tmp, "limoni-"+uid)
	if run := "/run/user/" + uid; ours(run) {
		fallback = run
	}
	for _, xdg := range []string{"", "relative/dir"} {
		t.Setenv("XDG_RUNTIME_DIR", xdg)
		if got, err := SocketPath("x"); got != filepath.Join(fallback, "limoni-x.sock") || err != nil {
			t.Errorf("XDG_RUNTIME_DIR=%q: %s, %v", xdg, got, err)
		}
	}
	if ours("/no/such/place") || !ours(tmp) {
		t.Error("ours is wrong")
	}
}

func TestResolve(t *testing.T) {
	dir := shortDir(t)
	t.Setenv("XDG_RUNTIME_DIR", dir)
	labelled := filepath.Join(dir, "limoni-todo.sock")
	for _, tt := range []struct{ flag, env, label, want string }{
		{"/f", "/e", "todo", "/f"}, {"", "/e", "todo", "/e"}, {"", "", "todo", labelled}, {"/f", "", "", "/f"}, {"", "/e", "", "/e"},
	} {
		t.Setenv("LIMONI_AUTOMATION_SOCKET", tt.env)
		if got, err := Resolve(tt.flag, tt.label); got != tt.want || err != nil {
			t.Errorf("%+v: %s, %v", tt, got, err)
		}
	}
	t.Setenv("LIMONI_AUTOMATION_SOCKET", "")
	if _, err := Resolve("", "a/b"); err == nil {
		t.Error("a bad label is no error")
	}
	_, err := Resolve("", "")
	for _, word := range []string{"-socket", "-app", "LIMONI_AUTOMATION_SOCKET", "No other app is listening in " + dir} {
		if err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%q is not in: %v", word, err)
		}
	}
}

func TestNobodyListens(t *testing.T) {
	dir := shortDir(t)
	t.Setenv("XDG_RUNTIME_DIR", dir)
	b := serveApp(t, filepath.Join(dir, "limoni-b.sock"), newFakeApp(), Policy{})
	a := serveApp(t, filepath.Join(dir, "limoni-a.sock"), newFakeApp(), Policy{})
	serveApp(t, filepath.Join(dir, "other"), newFakeApp(), Policy{})
	os.WriteFile(filepath.Join(dir, "limoni-file.sock"), nil, 0o600)
	stale, _ := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(dir, "limoni-stale.sock")})
	stale.SetUnlinkOnClose(false)
	stale.Close()
	if got, want := strings.Join(LiveSockets(), " "), a.Path()+" "+b.Path(); !reflect.DeepEqual(got, want) {
		t.Errorf("live: %s\nwant: %s", got, want)
	}
	path := filepath.Join(dir, "limoni-missing.sock")
	_, err := Dial(context.Background(), path)
	if !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the cause is lost: %v", err)
	}
	for _, word := range []string{path, "-tags limoni_debug", "LIMONI_AUTOMATION_SOCKET", a.Path(), b.Path()} {
		if err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%q is not in: %v", word, err)
		}
	}
}

func TestPolicyFromEnv(t *testing.T) {
	for text, want := range map[string]Policy{
		"": {}, " ": {}, "input": {AllowInput: true}, "screen": {ExposeScreen: true}, "values": {ExposeInputValues: true},
		"values, input,screen": everything, "input,,": {AllowInput: true},
	} {
		t.Setenv("LIMONI_AUTOMATION_ALLOW", text)
		if got, err := PolicyFromEnv(); !reflect.DeepEqual(got, want) || err != nil {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"all", "Input", "input screen", "input,unverified", "input;screen", "*"} {
		t.Setenv("LIMONI_AUTOMATION_ALLOW", text)
		if got, err := PolicyFromEnv(); !reflect.DeepEqual(got, Policy{}) || err == nil || !strings.Contains(err.Error(), "input, screen and values") {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
}
