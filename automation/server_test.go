//go:build unix

package automation

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"limoni/accessibility"
)

func serveApp(t *testing.T, path string, h accessibility.Host, p Policy) *Server {
	t.Helper()
	s, err := Listen(path, h, p)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func dialApp(t *testing.T, path string) *Client {
	t.Helper()
	c, err := Dial(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

func TestListenMakesAPrivateSocket(t *testing.T) {
	old := syscall.Umask(0)
	defer syscall.Umask(old)
	path := filepath.Join(shortDir(t), "made", "here", "s")
	stop := watchModes(path)
	s := serveApp(t, path, newFakeApp(), Policy{})
	dialApp(t, path)
	if modes := stop(); len(modes) > 0 {
		t.Errorf("seen with modes %v", modes)
	}
	for name, want := range map[string]fs.FileMode{
		path: fs.ModeSocket | 0o600, filepath.Dir(path): fs.ModeDir | 0o700, filepath.Dir(filepath.Dir(path)): fs.ModeDir | 0o700,
	} {
		if info, err := os.Lstat(name); err != nil || info.Mode() != want {
			t.Errorf("%s: %v, %v, want %v", name, info.Mode(), err, want)
		}
	}
	if got := listDir(t, filepath.Dir(path)); got != "s" {
		t.Errorf("beside the socket lies %s", got)
	}
	if s.Path() != path {
		t.Errorf("Path is %s", s.Path())
	}
	if err := s.Close(); err != nil || listDir(t, filepath.Dir(path)) != "" {
		t.Errorf("after Close: %v, %s", err, listDir(t, filepath.Dir(path)))
	}
	if err := s.Close(); err != nil {
		t.Errorf("closed again: %v", err)
	}
}

// watchModes looks at a path all the time and collects modes wider than 0600.
func watchModes(path string) (stop func() []fs.FileMode) {
	quit, done := make(chan struct{}), make(chan struct{})
	var seen []fs.FileMode
	go func() {
		defer close(done)
		for {
			if info, err := os.Lstat(path); err == nil && info.Mode().Perm()&0o077 != 0 {
				seen = append(seen, info.Mode())
			}
			select {
			case <-quit:
				return
			default:
			}
		}
	}()
	return func() []fs.FileMode { close(quit); <-done; return seen }
}

func listDir(t *testing.T, dir string) string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return strings.Join(names, " ")
}

func TestListenRefuses(t *testing.T) {
	dir := shortDir(t)
	in := func(name string) string { return filepath.Join(dir, name) }
	os.WriteFile(in("file"), []byte("keep"), 0o600)
	os.Symlink(in("file"), in("link"))
	os.Symlink(in("nothing"), in("dangling"))
	os.Mkdir(in("dir"), 0o700)
	os.Mkdir(in("open"), 0o700)
	os.Chmod(in("open"), 0o777)
	os.Mkdir(in("readable"), 0o700)
	os.Chmod(in("readable"), 0o755)
	os.Symlink(in("dir"), in("linked"))
	before := listDir(t, dir)
	tests := []struct{ name, path, want string }{
		{"empty", "", "is empty"},
		{"long", in(strings.Repeat("x", 103-len(dir))), "has 104 bytes and systems take at most 103"},
		{"zero byte", in("a\x00b"), "zero byte"},
		{"file", in("file"), "is no socket but a file; it was left alone"},
		{"symbolic link", in("link"), "is no socket but a symbolic link"},
		{"dangling link", in("dangling"), "is no socket but a symbolic link"},
		{"directory", in("dir"), "is no socket but a directory"},
		{"open directory", in("open/s"), "has mode 0777, so that other users can reach"},
		{"readable directory", in("readable/s"), "has mode 0755"},
		{"linked directory", in("linked/s"), "is not a directory but a symbolic link"},
		{"file as directory", in("file/s"), "is not a directory but a file"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, err := Listen(tt.path, newFakeApp(), Policy{})
			if err == nil {
				s.Close()
				t.Fatal("no error")
			}
			if !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v\nwant %s", err, tt.want)
			}
		})
	}
	if after := listDir(t, dir); after != before {
		t.Errorf("left behind: %s, before: %s", after, before)
	}
	if data, err := os.ReadFile(in("file")); string(data) != "keep" || err != nil {
		t.Errorf("the file has %q, %v", data, err)
	}
	for _, name := range []string{"open", "readable", "dir"} {
		if got := listDir(t, in(name)); got != "" {
			t.Errorf("left in %s: %s", name, got)
		}
	}
	serveApp(t, in("dir/s"), newFakeApp(), Policy{}) // and this is right
}

func TestListenRefusesADirectoryOfAnother(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can make a directory that belongs to another user")
	}
	dir := shortDir(t)
	if err := os.Chown(dir, 65534, 65534); err != nil {
		t.Fatal(err)
	}
	if _, err := Listen(dir+"/s", newFakeApp(), Policy{}); err == nil || !strings.Contains(err.Error(), "belongs to user 65534 and not to user 0") {
		t.Errorf("got %v", err)
	}
}

func TestTheLongestPath(t *testing.T) {
	dir := shortDir(t)
	path := filepath.Join(dir, strings.Repeat("x", MaxPath-len(dir)-1))
	if len(path) != MaxPath {
		t.Fatalf("%d bytes", len(path))
	}
	serveApp(t, path, newFakeApp(), Policy{})
	dialApp(t, path)
	deep := filepath.Join(dir, strings.Repeat("d", MaxPath-len(dir)-len("//abcd")), "abcd")
	serveApp(t, deep, newFakeApp(), Policy{})
	dialApp(t, deep)
}

func TestRelativePathsAreFiles(t *testing.T) {
	dir := shortDir(t)
	t.Chdir(dir)
	s := serveApp(t, "@name", newFakeApp(), Policy{})
	dialApp(t, "@name")
	t.Chdir("/")
	dialApp(t, s.Path())
	s.Close()
	if got := listDir(t, dir); got != "" {
		t.Errorf("left behind: %s", got)
	}
}

func TestAStaleSocketIsReplaced(t *testing.T) {
	path := shortDir(t) + "/s"
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: path})
	if err != nil {
		t.Fatal(err)
	}
	l.SetUnlinkOnClose(false)
	l.Close() // as a crash leaves it
	crashedStage := filepath.Join(filepath.Dir(path), stageName)
	os.Mkdir(crashedStage, 0o700)
	os.WriteFile(filepath.Join(crashedStage, "s"), nil, 0o600)
	serveApp(t, path, newFakeApp(), Policy{})
	dialApp(t, path)
	if got := listDir(t, filepath.Dir(path)); got != "s" {
		t.Errorf("left behind: %s", got)
	}
}

func TestALiveInstanceStays(t *testing.T) {
	path := shortDir(t) + "/s"
	first := serveApp(t, path, newFakeApp(), Policy{})
	for range 3 {
		if _, err := Listen(path, newFakeApp(), Policy{}); !errors.Is(err, ErrInUse) {
			t.Fatalf("got %v", err)
		}
	}
	dialApp(t, path)
	first.Close()
	serveApp(t, path, newFakeApp(), Policy{})
	dialApp(t, path)
}

func TestOfManyStartersOneListens(t *testing.T) {
	for round := range 5 {
		path := shortDir(t) + "/s"
		if round%2 == 1 {
			l, _ := net.ListenUnix("unix", &net.UnixAddr{Name: path})
			l.SetUnlinkOnClose(false)
			l.Close()
		}
		var work sync.WaitGroup
		servers := make(chan *Server, 8)
		for range 8 {
			work.Add(1)
			go func() {
				defer work.Done()
				if s, err := Listen(path, newFakeApp(), Policy{}); err == nil {
					servers <- s
				} else if !errors.Is(err, ErrInUse) {
					t.Error(err)
				}
			}()
		}
		work.Wait()
		if len(servers) != 1 {
			t.Fatalf("%d listen", len(servers))
		}
		dialApp(t, path)
		(<-servers).Close()
	}
}

func TestCloseRemovesOnlyItsOwnFile(t *testing.T) {
	path := shortDir(t) + "/s"
	first := serveApp(t, path, newFakeApp(), Policy{})
	os.Remove(path)
	second := serveApp(t, path, newFakeApp(), Policy{})
	if err := first.Close(); err != nil {
		t.Error(err)
	}
	dialApp(t, path)
	os.Remove(path)
	os.WriteFile(path, []byte("keep"), 0o600)
	if err := second.Close(); err != nil {
		t.Error(err)
	}
	if data, _ := os.ReadFile(path); string(data) != "keep" {
		t.Errorf("the file has %q", data)
	}
	gone := serveApp(t, filepath.Dir(path)+"/x/s", newFakeApp(), Policy{})
	os.RemoveAll(filepath.Dir(path) + "/x")
	if err := gone.Close(); err != nil {
		t.Errorf("without the directory: %v", err)
	}
}

func TestCloseDoesNotWaitForClients(t *testing.T) {
	path := shortDir(t) + "/s"
	app := newFakeApp()
	s := serveApp(t, path, app, everything)
	waiting, idle := dialApp(t, path), dialApp(t, path)
	deaf, err := net.Dial("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	defer deaf.Close()
	ended := make(chan error, 1)
	go func() { _, err := waiting.Snapshot(context.Background(), 1); ended <- err }()
	eventually(t, "a snapshot waits", func() bool { return app.waiters() == 1 })
	begin := time.Now()
	s.Close()
	if took := time.Since(begin); took > 2*time.Second { // far above 150 ms, for a busy machine
		t.Errorf("Close took %v", took)
	}
	if err := <-ended; !errors.Is(err, accessibility.ErrEnded) {
		t.Errorf("the snapshot that waited: %v", err)
	}
	if _, err := idle.Snapshot(context.Background(), 0); !errors.Is(err, accessibility.ErrEnded) {
		t.Errorf("a snapshot after the end: %v", err)
	}
	if _, err := idle.Do(context.Background(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"}); !errors.Is(err, accessibility.ErrEnded) {
		t.Errorf("an input after the end: %v", err)
	}
}

func TestNoGoroutineIsLeft(t *testing.T) {
	path := shortDir(t) + "/s"
	app := newFakeApp()
	s := serveApp(t, path, app, everything)
	for range 5 {
		c := dialApp(t, path)
		go c.Snapshot(context.Background(), 1)
	}
	eventually(t, "five snapshots wait", func() bool { return app.waiters() == 5 })
	if !strings.Contains(goroutines(), "automation.(*conn)") {
		t.Fatal("the search does not find goroutines that are there")
	}
	s.Close()
	eventually(t, "no goroutine of the package", func() bool {
		return !strings.Contains(goroutines(), "automation.(*")
	})
}

// TestAClientThatNeverReads is cut, while the app and others go on.
func TestAClientThatNeverReads(t *testing.T) {
	path := shortDir(t) + "/s"
	s, err := listen(path, newFakeApp(), everything, 50*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	deaf, err := net.Dial("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	defer deaf.Close()
	cut := make(chan error, 1)
	go func() {
		for {
			if _, err := io.WriteString(deaf, `{"id":1,"op":"snapshot"}`+"\n"); err != nil {
				cut <- err
				return
			}
		}
	}()
	c := dialApp(t, path)
	for range 50 {
		if _, err := c.Do(t.Context(), accessibility.Request{Op: accessibility.OpText, Text: "a"}); err != nil {
			t.Fatal(err)
		}
	}
	select {
	case <-cut:
	case <-time.After(30 * time.Second):
		t.Fatal("the client that does not read is still connected")
	}
}

func TestClientsAreBounded(t *testing.T) {
	path := shortDir(t) + "/s"
	serveApp(t, path, newFakeApp(), Policy{})
	var clients []*Client
	for range MaxClients {
		clients = append(clients, dialApp(t, path))
	}
	_, err := Dial(t.Context(), path)
	var refused *Error
	if !errors.As(err, &refused) || refused.Code != "busy" || !strings.Contains(refused.Message, "64 clients") {
		t.Fatalf("one client more: %v", err)
	}
	clients[7].Close()
	eventually(t, "there is room again", func() bool {
		c, err := Dial(t.Context(), path)
		if err == nil {
			c.Close()
		}
		return err == nil
	})
}

// flaky is a listener that fails a few times before it works.
type flaky struct {
	net.Listener
	failures int
}

func (f *flaky) Accept() (net.Conn, error) {
	if f.failures > 0 {
		f.failures--
		return nil, syscall.EMFILE
	}
	return f.Listener.Accept()
}

func TestAcceptSurvivesErrors(t *testing.T) {
	path := shortDir(t) + "/s"
	l, file, err := bind(path)
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{path: path, hub: newHub(newFakeApp(), Policy{}), listener: &flaky{l, 3}, file: file, room: make(chan struct{}, 1), writeTimeout: WriteTimeout}
	s.life, s.end = context.WithCancel(context.Background())
	s.work.Add(1)
	go s.accept()
	dialApp(t, path)
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

// TestPeerOfAnotherUser serves as another user and connects as root, whom file
// modes do not keep out: only the kernel's word does.
func TestPeerOfAnotherUser(t *testing.T) {
	if dir := os.Getenv("LIMONI_TEST_SERVE"); dir != "" {
		serveUntilStdinEnds(dir)
		return
	}
	if os.Geteuid() != 0 {
		t.Skip("only root can start a server as another user")
	}
	dir := shortDir(t)
	path, stop := startAs(t, dir, 65534)
	defer stop()
	conn, err := net.Dial("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	d := talk(t, conn)
	d.hear(`{"event":"closing","error":{"code":"peer","message":"the other end runs as user 0 and the app as user 65534; only the same user may connect"}}`)
	if line, err := d.in.next(); err == nil {
		t.Errorf("then came %s", line)
	}
	if _, err := Dial(t.Context(), path); err == nil || !strings.Contains(err.Error(), "is served by user 65534 and not by user 0") {
		t.Errorf("a client that dials another's app: %v", err)
	}
}

func serveUntilStdinEnds(dir string) {
	s, err := Listen(dir+"/s", newFakeApp(), everything)
	fmt.Println(err)
	io.Copy(io.Discard, os.Stdin)
	if err == nil {
		s.Close()
	}
}
