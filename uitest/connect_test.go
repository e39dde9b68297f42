//go:build unix

package uitest

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"limoni/accessibility"
	"limoni/automation"
)

// listen serves app on a socket whose path is short enough to be one.
func listen(t *testing.T, app accessibility.Host, p accessibility.Policy) (*automation.Server, string) {
	t.Helper()
	dir, err := os.MkdirTemp("", "u")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	p.AllowUnverifiedPeers = true
	server, err := automation.Listen(filepath.Join(dir, "s"), app, p)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = server.Close() })
	return server, server.Path()
}

// connected runs a test body on a page over a socket.
func connected(path string, body func(*Page)) *recorder {
	r := &recorder{}
	end := make(chan struct{})
	go func() {
		defer close(end)
		body(Connect(r, path))
	}()
	<-end
	for _, f := range r.cleanups {
		f()
	}
	return r
}

func TestConnectDrivesARunningProgram(t *testing.T) {
	app, _ := shop()
	app.widgets[7].onClick(func() {})
	_, path := listen(t, app, accessibility.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true})
	r := connected(path, func(p *Page) {
		p.GetByRole("button", "Yes").Within(p.GetByRole("dialog", "Buy?")).Click()
		p.GetByLabel("Amount").Type("3")
		p.Expect(p.GetByLabel("Amount")).ToHaveValue("123")
		p.GetByRole("button", "").Filter(Filter{HasText: "Ye"}).Click()
	})
	if got := ops(app); r.fatal != "" || got != "click, act focus, text, click" {
		t.Errorf("sent %s\n%s", got, r.fatal)
	}
}

func TestConnectIsHeldToThePolicy(t *testing.T) {
	app, _ := shop()
	_, path := listen(t, app, accessibility.Policy{})
	r := connected(path, func(p *Page) {
		p.Expect(p.GetByLabel("Amount")).ToHaveValue("")
		p.GetByRole("button", "Yes").Click()
	})
	if want := "uitest: cannot click button \"Yes\"\ngot: policy: "; !strings.HasPrefix(r.fatal, want) {
		t.Errorf("failed with:\n%s", r.fatal)
	}
	if len(app.did) != 0 {
		t.Errorf("sent %s", ops(app))
	}
}

func TestConnectionIsClosedWhenTheTestEnds(t *testing.T) {
	app, _ := shop()
	_, path := listen(t, app, accessibility.Policy{})
	var client accessibility.Host
	r := connected(path, func(p *Page) {
		client = p.host
		p.Expect(p.GetByRole("button", "Yes")).ToBeVisible()
	})
	if _, err := client.Snapshot(context.Background(), 0); r.fatal != "" || !errors.Is(err, automation.ErrDisconnected) {
		t.Errorf("still connected: %v; %s", err, r.fatal)
	}
}

func TestConnectSeesTheProgramEnd(t *testing.T) {
	app, _ := shop()
	app.work = make(chan func()) // a frame may come, so ExpectExit waits
	server, path := listen(t, app, accessibility.Policy{ExposeScreen: true})
	r := connected(path, func(p *Page) {
		if p.Exited() {
			t.Error("ended before it was told to")
		}
		go server.Close()
		p.ExpectExit()
		if !p.Exited() || p.Snapshot().Frame != 1 {
			t.Error("the end or the last frame is lost")
		}
	})
	if r.fatal != "" {
		t.Error(r.fatal)
	}
}

// A page stays with its program: that another one listens there now helps no
// assertion along.
func TestConnectDoesNotGoOverToAnotherProgram(t *testing.T) {
	app, _ := shop()
	server, path := listen(t, app, openPolicy)
	r := connected(path, func(p *Page) {
		p.Expect(p.GetByRole("button", "Yes")).ToBeVisible()
		server.Close()
		next, _ := shop()
		again, err := automation.Listen(path, next, accessibility.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true, AllowUnverifiedPeers: true})
		if err != nil {
			t.Error(err)
			return
		}
		defer again.Close()
		if _, err := p.host.Snapshot(context.Background(), 0); !errors.Is(err, accessibility.ErrEnded) {
			t.Errorf("a read: %v", err)
		}
		if got := ops(next); got != "" {
			t.Errorf("the next one got %s", got)
		}
		p.Expect(p.GetByRole("button", "Yes")).ToBeVisible()
	})
	if !strings.Contains(r.fatal, "gave up: the app has ended") || !strings.Contains(r.fatal, "app: ended, frame 1") {
		t.Errorf("failed with:\n%s", r.fatal)
	}
}

func TestConnectToNothingFails(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	r := connected(path, func(*Page) {})
	if !strings.HasPrefix(r.fatal, "uitest: cannot connect: ") || !strings.Contains(r.fatal, path) {
		t.Errorf("failed with %q", r.fatal)
	}
}
