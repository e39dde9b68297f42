package automation

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"limoni/accessibility"
)

// presses is a Host whose inputs have some verdicts one after the other.
type presses struct {
	results []accessibility.Result
	errs    map[int]error
	n       int
}

// Snapshot knows one frame, which all verdicts are about.
func (p *presses) Snapshot(ctx context.Context, after uint64) (*Snapshot, error) {
	if after < 2 {
		return &Snapshot{Frame: 2}, nil
	}
	<-ctx.Done()
	return nil, context.Cause(ctx)
}

func (p *presses) Do(context.Context, accessibility.Request) (accessibility.Result, error) {
	r, err := p.results[p.n%len(p.results)], p.errs[p.n]
	p.n++
	return r, err
}

func TestRepeatedKeys(t *testing.T) {
	took := accessibility.Result{Verdict: accessibility.Handled, Frame: 1, Changed: true, Focus: "first"}
	left := accessibility.Result{Verdict: accessibility.Unhandled, Frame: 2, Focus: "then"}
	no := accessibility.Result{Verdict: accessibility.Refused, Reason: accessibility.ErrCovered, Message: "m", Candidates: []string{"c"}}
	full := accessibility.Result{Verdict: accessibility.Dropped}
	gone := accessibility.Result{Verdict: accessibility.Gone}
	tests := []struct {
		name    string
		results []accessibility.Result
		repeat  int
		want    string
		sent    int
	}{
		{"handled and left", []accessibility.Result{took, left}, 4, `{"verdict":"handled","frame":2,"changed":true,"focus":"then","counts":{"handled":2,"unhandled":2}}`, 4},
		{"left and handled", []accessibility.Result{left, took}, 4, `{"verdict":"handled","frame":1,"changed":true,"focus":"first","counts":{"handled":2,"unhandled":2}}`, 4},
		{"left", []accessibility.Result{left}, 64, `{"verdict":"unhandled","frame":2,"changed":"$absent","counts":{"unhandled":64,"handled":"$absent"}}`, 64},
		{"the last two are left", []accessibility.Result{took, took, left, left}, 4, `{"verdict":"handled","counts":{"handled":2,"unhandled":2}}`, 4},
		{"refused", []accessibility.Result{no}, 5, `{"verdict":"refused","reason":"covered","message":"m","candidates":["c"],"frame":"$absent","counts":{"refused":1}}`, 1},
		{"refused after some", []accessibility.Result{took, left, no}, 5, `{"verdict":"handled","reason":"covered","message":"m","frame":2,"focus":"then","changed":true,"counts":{"handled":1,"unhandled":1,"refused":1}}`, 3},
		{"refused after none was handled", []accessibility.Result{left, no}, 5, `{"verdict":"refused","reason":"covered","counts":{"unhandled":1,"refused":1}}`, 2},
		{"it ends the app", []accessibility.Result{left, gone}, 5, `{"verdict":"gone","counts":{"unhandled":1,"gone":1}}`, 2},
		{"it ends the app after some", []accessibility.Result{took, gone}, 5, `{"verdict":"gone","frame":1,"changed":true,"counts":{"handled":1,"gone":1}}`, 2},
		{"dropped", []accessibility.Result{full}, 3, `{"verdict":"dropped","counts":{"dropped":3}}`, 3},
		{"dropped in between", []accessibility.Result{took, full, left}, 3, `{"verdict":"handled","counts":{"handled":1,"dropped":1,"unhandled":1}}`, 3},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := &presses{results: tt.results}
			d := talk(t, connect(t, newHub(p, everything)))
			d.ask(fmt.Sprintf(`{"id":1,"op":"key","chord":"a","repeat":%d}`, tt.repeat), `{"id":1,"result":`+tt.want+`}`)
			if p.n != tt.sent {
				t.Errorf("the app got %d presses, want %d", p.n, tt.sent)
			}
		})
	}
}

// TestRepeatedKeysWithoutAVerdict: an error before the first is an error, and
// one later ends the presses that have verdicts.
func TestRepeatedKeysWithoutAVerdict(t *testing.T) {
	took := []accessibility.Result{{Verdict: accessibility.Handled, Frame: 1}}
	p := &presses{results: took, errs: map[int]error{0: errors.New("x")}}
	talk(t, connect(t, newHub(p, everything))).ask(`{"id":1,"op":"key","chord":"a","repeat":3}`, `{"id":1,"error":{"code":"host"}}`)
	p = &presses{results: took, errs: map[int]error{2: accessibility.ErrEnded}}
	talk(t, connect(t, newHub(p, everything))).ask(`{"id":1,"op":"key","chord":"a","repeat":9}`, `{"id":1,"result":{"verdict":"handled","counts":{"handled":2}}}`)
	if p.n != 3 {
		t.Errorf("the app got %d presses", p.n)
	}
}
