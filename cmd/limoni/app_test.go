package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/automation"
	"limoni/layout"
	"limoni/widgets"
)

// shop is the app of the tests and of the page: a list with a field above it.
type shop struct {
	draft, pin string
	rows       []string
	at         int
	gift       bool
	asking     bool
	busy       bool
	status     string
}

func newShop() *shop { return &shop{rows: []string{"Milk", "Bread", "Tea"}, status: "3 things"} }

func (s *shop) Len() int              { return len(s.rows) }
func (s *shop) Key(i int) string      { return strings.ToLower(s.rows[i]) }
func (s *shop) Row(i int) widgets.Row { return widgets.Row{Text: s.rows[i]} }

func (s *shop) draw(f *limoni.Frame) {
	area := f.Area()
	name := widgets.TextInput{ID: "name", Label: "New thing", Value: &s.draft, AutoFocus: true}.Draw(f, layout.CutTop(&area, 1))
	widgets.TextInput{ID: "pin", Label: "PIN", Value: &s.pin, Secret: true}.Draw(f, layout.CutTop(&area, 1))
	widgets.Checkbox{ID: "gift", Label: "As a gift", Checked: &s.gift}.Draw(f, layout.CutTop(&area, 1))
	buttons := layout.CutTop(&area, 1)
	add := widgets.Button{ID: "add", Label: "Add"}.Draw(f, layout.CutLeft(&buttons, 8))
	load := widgets.Button{ID: "load", Label: "Load"}.Draw(f, layout.CutLeft(&buttons, 8))
	order := widgets.Button{ID: "order", Label: "Order"}.Draw(f, layout.CutLeft(&buttons, 9))
	if (widgets.Button{ID: "leave", Label: "Leave"}).Draw(f, layout.CutLeft(&buttons, 9)).Clicked() {
		f.Quit()
	}
	widgets.Status{ID: "status", Text: s.status}.Draw(f, layout.CutBottom(&area, 1))
	widgets.List{ID: "things", Label: "Things", Items: s, Selected: &s.at}.Draw(f, area)
	if (add.Clicked() || name.Submitted()) && s.draft != "" {
		s.rows = append(s.rows, s.draft)
		s.draft, s.status = "", strconv.Itoa(len(s.rows))+" things"
	}
	s.busy = s.busy || load.Clicked()
	if s.busy {
		f.Busy("load")
	}
	s.asking = s.asking || order.Clicked()
	if s.asking {
		ask := widgets.Dialog{ID: "sure", Title: "Order now?", Text: "It costs something.", Buttons: []string{"No", "Yes"}}.Draw(f, f.Area())
		s.asking = ask.Button < 0 && !ask.Dismissed()
	}
}

// hosted is an app in memory that waits as one in a terminal does, where an
// app in memory says that nothing will come.
type hosted struct {
	app    *limoni.App
	answer func(accessibility.Request) (accessibility.Result, error) // where set, instead of the app's

	mu      sync.Mutex
	news    chan struct{}
	waiting chan struct{} // told once that somebody waits for a frame
	got     []accessibility.Request
}

func newHosted(draw func(*limoni.Frame)) *hosted {
	return &hosted{app: limoni.New(40, 10, draw), news: make(chan struct{}), waiting: make(chan struct{}, 1)}
}

func (h *hosted) Snapshot(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	for {
		h.mu.Lock()
		news := h.news
		h.mu.Unlock()
		s, err := h.app.Snapshot(ctx, after)
		if !errors.Is(err, accessibility.ErrIdle) {
			return s, err
		}
		select {
		case h.waiting <- struct{}{}:
		default:
		}
		select {
		case <-news:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

func (h *hosted) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	h.mu.Lock()
	h.got = append(h.got, req)
	h.mu.Unlock()
	if h.answer != nil {
		return h.answer(req)
	}
	defer h.tell()
	return h.app.Do(ctx, req)
}

func (h *hosted) tell() {
	h.mu.Lock()
	defer h.mu.Unlock()
	close(h.news)
	h.news = make(chan struct{})
}

func (h *hosted) inputs() []accessibility.Request {
	h.mu.Lock()
	defer h.mu.Unlock()
	return append([]accessibility.Request(nil), h.got...)
}

var everything = automation.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true}

// listen serves a host and returns the flags that name it.
func listen(t *testing.T, h accessibility.Host, p automation.Policy) terminal {
	t.Helper()
	path := filepath.Join(private(t), "s")
	server, err := automation.Listen(path, h, p)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Close() })
	return terminal{t: t, socket: path}
}

// open is a terminal beside a shop that permits everything.
func open(t *testing.T) terminal {
	t.Helper()
	return listen(t, newHosted(newShop().draw), everything)
}

// private is a directory of our own whose path is short.
func private(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "l")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

// terminal is where the command is run, with the socket of an app.
type terminal struct {
	t      *testing.T
	socket string
	stdin  string
	ctx    context.Context
}

// result is what the command did.
type result struct {
	t         *testing.T
	args      []string
	out, errs string
	exit      int
}

func (m terminal) run(args ...string) result {
	m.t.Helper()
	m.t.Setenv("LIMONI_AUTOMATION_SOCKET", m.socket)
	ctx := m.ctx
	if ctx == nil {
		ctx = m.t.Context()
	}
	var out, errs bytes.Buffer
	exit := run(ctx, args, strings.NewReader(m.stdin), &out, &errs)
	return result{m.t, args, out.String(), errs.String(), exit}
}

// prints says what the command prints, exactly, and that it succeeds.
func (r result) prints(want string) {
	r.t.Helper()
	if r.out != want || r.errs != "" || r.exit != 0 {
		r.t.Errorf("limoni %q: exit %d, errors %q, prints\n%s\nwant\n%s", r.args, r.exit, r.errs, r.out, want)
	}
}

// fails says with which code the command fails, and parts of the reason.
func (r result) fails(exit int, parts ...string) result {
	r.t.Helper()
	if r.exit != exit {
		r.t.Errorf("limoni %q: exit %d, want %d\n%s%s", r.args, r.exit, exit, r.out, r.errs)
	}
	for _, part := range parts {
		if !strings.Contains(r.errs, part) {
			r.t.Errorf("limoni %q: the reason lacks %q:\n%s", r.args, part, r.errs)
		}
	}
	for _, line := range strings.Split(strings.TrimSuffix(r.errs, "\n"), "\n") {
		if exit != 0 && !strings.HasPrefix(line, "limoni: ") && !strings.HasPrefix(line, "  ") && !strings.Contains(r.errs, "Apps are listening") && !strings.Contains(line, "app is listening") {
			r.t.Errorf("limoni %q: this line says not who speaks: %q", r.args, line)
		}
	}
	return r
}
