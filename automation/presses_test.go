package automation

import (
	"context"
	"errors"
	"maps"
	"testing"

	"limoni/accessibility"
)

// answering is an app that has one answer after the other.
type answering struct {
	stub
	results []accessibility.Result
}

func (a *answering) Do(context.Context, accessibility.Request) (accessibility.Result, error) {
	r := a.results[0]
	a.results = a.results[1:]
	return r, nil
}

// Of several presses the verdict is handled as soon as one was, whatever comes
// before or behind it; the frame is that of the last one that had any.
func TestSeveralPressesAreHandledWhereOneWas(t *testing.T) {
	handled := func(frame uint64) accessibility.Result {
		return accessibility.Result{Verdict: accessibility.Handled, Frame: frame, Changed: frame == 2}
	}
	unhandled := accessibility.Result{Verdict: accessibility.Unhandled, Frame: 5}
	dropped := accessibility.Result{Verdict: accessibility.Dropped}
	covered := accessibility.Result{Verdict: accessibility.Refused, Reason: accessibility.ErrCovered, Message: "m", Frame: 6}
	gone := accessibility.Result{Verdict: accessibility.Gone}
	type counts = map[accessibility.Verdict]int
	for name, c := range map[string]struct {
		results []accessibility.Result
		verdict accessibility.Verdict
		frame   uint64
		changed bool
		counts  counts
	}{
		"dropped at the end":     {[]accessibility.Result{handled(2), handled(3), dropped}, "handled", 3, true, counts{"handled": 2, "dropped": 1}},
		"dropped in the middle":  {[]accessibility.Result{handled(2), dropped, unhandled}, "handled", 5, true, counts{"handled": 1, "dropped": 1, "unhandled": 1}},
		"dropped first":          {[]accessibility.Result{dropped, handled(3), dropped}, "handled", 3, false, counts{"handled": 1, "dropped": 2}},
		"refused behind a press": {[]accessibility.Result{handled(2), covered}, "handled", 6, true, counts{"handled": 1, "refused": 1}},
		"the end of the app":     {[]accessibility.Result{handled(2), gone}, "gone", 2, true, counts{"handled": 1, "gone": 1}},
		"nothing wanted them":    {[]accessibility.Result{dropped, dropped, unhandled}, "unhandled", 5, false, counts{"dropped": 2, "unhandled": 1}},
		"an unknown fate":        {[]accessibility.Result{handled(2), {Verdict: accessibility.Unknown}}, "unknown", 2, true, counts{"handled": 1, "unknown": 1}},
		"none could be queued":   {[]accessibility.Result{unhandled, unhandled, dropped}, "dropped", 5, false, counts{"dropped": 1, "unhandled": 2}},
	} {
		client := serveStub(t, &answering{stub{err: errors.New("no snapshots")}, c.results})
		r, got, err := client.Press(t.Context(), "x", 3)
		if err != nil || r.Verdict != c.verdict || r.Frame != c.frame || r.Changed != c.changed || !maps.Equal(got, c.counts) {
			t.Errorf("%s: %+v, %v, %v; want %s in frame %d, changed %v, %v", name, r, got, err, c.verdict, c.frame, c.changed, c.counts)
		}
	}
}
