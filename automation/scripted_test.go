package automation

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"limoni/accessibility"
)

// scripted is the app of testdata/protocol/app.json: a Host whose frames are
// made one by one, by inputs or by a test, and all of them can be watched.
type scripted struct {
	script appScript

	mu    sync.Mutex
	seen  []*Snapshot // frames, and rests of the same frame, oldest first
	err   error       // why no frame can come any more
	news  chan struct{}
	log   []string      // inputs that were performed, as "op:what"
	watch int           // open watches
	waits int           // calls that wait for a frame
	hold  chan struct{} // where set, Do waits for it
	begun chan struct{} // where set, told that a Do waits
}

// appScript is app.json.
type appScript struct {
	Snapshot json.RawMessage
	Rows     []string
	Refuses  map[string]accessibility.Reason // by ID of the target
	Chords   map[string]reaction
}

// reaction is what a chord does, nothing special where it is zero.
type reaction struct {
	Verdict accessibility.Verdict
	Reason  accessibility.Reason
	Error   string
	Frames  []change
	Rest    *change
	Ends    bool
}

// change is how a frame differs from the one before.
type change struct {
	Toast   string
	Status  string
	Focus   string // an ID
	Title   string
	Say     string
	Pending []string
	Human   bool
	Idle    *bool
}

func newScripted(t testing.TB) *scripted {
	t.Helper()
	text, err := os.ReadFile("testdata/protocol/app.json")
	if err != nil {
		t.Fatal(err)
	}
	a := &scripted{news: make(chan struct{})}
	if err := json.Unmarshal(text, &a.script); err != nil {
		t.Fatal(err)
	}
	s, err := readSnapshot(a.script.Snapshot)
	if err != nil {
		t.Fatal(err)
	}
	s.Screen = textScreen(s.Width, s.Height, a.script.Rows)
	a.seen = []*Snapshot{s}
	return a
}

// textScreen has one cell for each character.
func textScreen(width, height int, rows []string) accessibility.Screen {
	cells := slices.Repeat([]string{" "}, width*height)
	for y, row := range rows {
		for x, r := range []rune(row) {
			cells[y*width+x] = string(r)
		}
	}
	screen := accessibility.NewScreen(width, height, cells)
	screen.Styles = make([]accessibility.CellStyle, len(cells))
	return screen
}

func (a *scripted) Snapshot(ctx context.Context, after uint64) (*Snapshot, error) {
	return a.next(ctx, func() *Snapshot {
		if s := a.newest(); s.Frame > after {
			return s
		}
		return nil
	})
}

func (a *scripted) newest() *Snapshot { return a.seen[len(a.seen)-1] }

// next waits until choose gives something; it is called with a.mu held.
func (a *scripted) next(ctx context.Context, choose func() *Snapshot) (*Snapshot, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.waits++
	defer func() { a.waits-- }()
	for {
		if s := choose(); s != nil {
			return s, nil
		}
		if a.err != nil {
			return nil, a.err
		}
		news := a.news
		a.mu.Unlock()
		select {
		case <-news:
		case <-ctx.Done():
			a.mu.Lock()
			return nil, context.Cause(ctx)
		}
		a.mu.Lock()
	}
}

// Watch sees every frame from the newest on, and every rest.
func (a *scripted) Watch() (accessibility.Watch, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.watch++
	return &scriptedWatch{app: a, at: len(a.seen) - 1}, nil
}

type scriptedWatch struct {
	app *scripted
	at  int
}

func (w *scriptedWatch) Next(ctx context.Context) (*Snapshot, uint64, error) {
	s, err := w.app.next(ctx, func() *Snapshot {
		if w.at < len(w.app.seen) {
			return w.app.seen[w.at]
		}
		return nil
	})
	if err == nil {
		w.at++
	}
	return s, 0, err
}

func (w *scriptedWatch) Close() {
	w.app.mu.Lock()
	defer w.app.mu.Unlock()
	w.app.watch--
}

// paint makes the next frame from a copy of the newest one.
func (a *scripted) paint(edit func(*Snapshot)) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.add(1, edit)
}

// rest says of the newest frame that the app came to rest, or did not.
func (a *scripted) rest(idle bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.add(0, func(s *Snapshot) { s.Idle = idle })
}

func (a *scripted) add(frames uint64, edit func(*Snapshot)) {
	s := a.newest().Clone()
	s.Frame += frames
	if edit != nil {
		edit(s)
	}
	a.seen = append(a.seen, s)
	a.tell()
}

func (a *scripted) tell() {
	close(a.news)
	a.news = make(chan struct{})
}

// end ends the app.
func (a *scripted) end(err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.err = err
	a.tell()
}

func (a *scripted) performed() []string {
	a.mu.Lock()
	defer a.mu.Unlock()
	return slices.Clone(a.log)
}

func (a *scripted) waiters() (waits, watches int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.waits, a.watch
}

func (a *scripted) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	if a.hold != nil {
		a.begun <- struct{}{}
		select {
		case <-a.hold:
		case <-ctx.Done():
			return accessibility.Result{}, context.Cause(ctx)
		}
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.err != nil {
		return accessibility.Result{}, a.err
	}
	before := a.view(req)
	line, err := a.aim(before, req)
	var refusal *accessibility.Refusal
	if errors.As(err, &refusal) {
		return accessibility.Result{Verdict: accessibility.Refused, Reason: refusal.Reason, Message: refusal.Message,
			Candidates: refusal.Candidates, Human: before.Human}, nil
	}
	r, err := a.react(req)
	switch {
	case err != nil, r.Verdict == accessibility.Gone, r.Verdict == accessibility.Dropped, r.Verdict == accessibility.Refused:
		return r, err
	}
	after := a.view(req)
	r.Frame, r.Target, r.Focus, r.Pending, r.Human = after.Frame, line, focusLine(after), after.Pending, after.Human
	r.Changed = after.Hash() != before.Hash()
	return r, nil
}

// view is the newest frame as the one who asks may see it.
func (a *scripted) view(req accessibility.Request) *Snapshot {
	view := a.newest().Clone()
	if req.Redact != nil {
		req.Redact(view)
	}
	return view
}

// aim finds what the input is for, and whether that takes it.
func (a *scripted) aim(view *Snapshot, req accessibility.Request) (line string, err error) {
	if req.Target.IsZero() && req.Key == 0 {
		return "", nil
	}
	i := view.Tree.Index(req.Key)
	if req.Key == 0 {
		if i, err = req.Target.One(&view.Tree); err != nil {
			return "", err
		}
	} else if i < 0 {
		return "", refusal(accessibility.ErrNoSuchNode)
	}
	n := &view.Tree.Nodes[i]
	if reason, ok := a.script.Refuses[a.newest().Tree.Nodes[i].ID]; ok {
		return "", refusal(reason)
	}
	switch {
	case (req.Op == accessibility.OpText || req.Op == accessibility.OpPaste) && n.Key != view.Focus:
		return "", refusal(accessibility.ErrNotFocused)
	case req.Op == accessibility.OpAct && req.Item == accessibility.Item{} && !slices.Contains(n.Actions.Names(), req.Action):
		return "", refusal(accessibility.ErrNotAdvertised)
	}
	return accessibility.OutlineLine(&view.Tree, i), nil
}

func refusal(reason accessibility.Reason) error {
	return &accessibility.Refusal{Reason: reason, Message: "the script says " + string(reason)}
}

// react performs an input: one frame, where the script does not say otherwise.
func (a *scripted) react(req accessibility.Request) (accessibility.Result, error) {
	script := a.script.Chords[req.Chord]
	switch {
	case script.Error != "":
		return accessibility.Result{}, scriptErrors[script.Error]
	case script.Verdict == accessibility.Dropped:
		return accessibility.Result{Verdict: script.Verdict}, nil
	case script.Verdict == accessibility.Refused:
		return accessibility.Result{Verdict: script.Verdict, Reason: script.Reason, Message: "the script says so"}, nil
	}
	a.log = append(a.log, string(req.Op)+":"+req.Action+req.Chord+req.Text)
	switch {
	case script.Ends:
		a.err = accessibility.ErrEnded
		a.tell()
		return accessibility.Result{Verdict: accessibility.Gone}, nil
	case script.Rest != nil:
		a.add(0, script.Rest.apply)
		return accessibility.Result{Verdict: accessibility.Handled}, nil
	case script.Frames != nil:
		for i := range script.Frames {
			a.add(1, script.Frames[i].apply)
		}
	default:
		a.add(1, func(s *Snapshot) { take(s, req) })
	}
	r := accessibility.Result{Verdict: accessibility.Handled, Clusters: len([]rune(req.Text)), Scrolled: req.Item.Position > 2}
	if script.Verdict != "" {
		r.Verdict = script.Verdict
	}
	return r, nil
}

var scriptErrors = map[string]error{
	"idle": accessibility.ErrIdle, "ui-goroutine": accessibility.ErrOnUIGoroutine, "deadline": context.DeadlineExceeded,
	"host": errors.New("a text of the app"),
}

// take does what a text or a new value does to a text widget.
func take(s *Snapshot, req accessibility.Request) {
	i := s.Tree.Index(s.Focus)
	switch {
	case i < 0:
	case req.Op == accessibility.OpText || req.Op == accessibility.OpPaste:
		s.Tree.Nodes[i].Value += req.Text
	case req.Action == "set-value":
		target, err := req.Target.One(&s.Tree)
		if req.Key != 0 {
			target, err = s.Tree.Index(req.Key), nil
		}
		if err == nil && target >= 0 && s.Tree.Nodes[target].Actions.Has(accessibility.ActionSetValue) {
			s.Tree.Nodes[target].Value = req.Value
		}
	case req.Op == accessibility.OpResize:
		s.Width, s.Height = req.Width, req.Height
		s.Screen = textScreen(req.Width, req.Height, nil)
	}
}

// toastKey is the node of a toast.
const toastKey = accessibility.Key(0xff)

func (c *change) apply(s *Snapshot) {
	t := &s.Tree
	if i := t.Index(toastKey); i >= 0 {
		t.Nodes, t.Refs = t.Nodes[:i], t.Refs[:i]
	}
	if c.Toast != "" {
		t.Nodes = append(t.Nodes, accessibility.Node{Key: toastKey, ID: "toast", Role: accessibility.RoleAlert, Value: c.Toast, Parent: 0, Bounds: t.Nodes[0].Bounds})
		t.Refs = append(t.Refs, 99)
	}
	if i := nodeOf(t, "status"); c.Status != "" {
		t.Nodes[i].Value = c.Status
		setRow(s, s.Height-1, c.Status)
	}
	if c.Focus != "" {
		t.Nodes[t.Index(s.Focus)].States &^= accessibility.StateFocused
		i := nodeOf(t, c.Focus)
		t.Nodes[i].States |= accessibility.StateFocused
		s.Focus = t.Nodes[i].Key
	}
	if c.Title != "" {
		s.Title = c.Title
	}
	if c.Say != "" {
		s.Announcements = append(s.Announcements, accessibility.Announcement{Text: c.Say, Politeness: accessibility.Assertive, Frame: s.Frame})
	}
	s.Pending = c.Pending
	s.Idle = len(c.Pending) == 0
	if c.Idle != nil {
		s.Idle = *c.Idle
	}
	if c.Human {
		s.Human = s.Frame
	}
}

func nodeOf(t *accessibility.Tree, id string) int {
	return slices.IndexFunc(t.Nodes, func(n accessibility.Node) bool { return n.ID == id })
}

// setRow writes one row of the screen.
func setRow(s *Snapshot, y int, text string) {
	padded := []rune(text + strings.Repeat(" ", s.Width))
	for x := range s.Width {
		s.Screen.Set(x, y, string(padded[x]))
	}
}
