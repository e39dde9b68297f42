package main

import (
	"context"
	"testing"

	"limoni/accessibility"
)

func TestWaitForReturnsAtTheFrame(t *testing.T) {
	f := newFakeApp()
	c := drive(t, f, allowAll)
	c.start("wait_for", `{"target":"dialog \"Renice redis\""}`)
	c.wire.await("wait")
	c.quiet()
	f.change(func() { f.status = "other" })
	f.change(func() { f.dialog = true })
	text, failed := c.finish()
	wantText(t, text, "found: 1 match (frame 1 -> 3)\n  dialog \"Renice redis\" [modal] @15")
	if failed {
		t.Error("it failed")
	}
}

// watched is an app whose frames can be seen one by one, so that none is missed.
type watched struct {
	*fakeApp
	frames chan *accessibility.Snapshot
	begun  chan struct{} // closed when somebody watches
}

func newWatched() watched {
	return watched{newFakeApp(), make(chan *accessibility.Snapshot, 100), make(chan struct{})}
}

// seen makes a change and shows its frame to who watches.
func (w watched) seen(do func()) {
	<-w.begun
	w.change(do)
	w.mu.Lock()
	s := w.snapshot()
	w.mu.Unlock()
	w.frames <- s
}

func (w watched) Watch() (accessibility.Watch, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.frames <- w.snapshot()
	close(w.begun)
	return w, nil
}

func (w watched) Next(ctx context.Context) (*accessibility.Snapshot, uint64, error) {
	select {
	case s := <-w.frames:
		return s, 0, nil
	case <-ctx.Done():
		return nil, 0, ctx.Err()
	}
}

func (w watched) Close() {}

func TestWaitForWhatIsThereForOneFrame(t *testing.T) {
	w := newWatched()
	c := drive(t, w, allowAll)
	c.start("wait_for", `{"text":"Saved","state":"!selected"}`)
	c.wire.await("wait")
	w.seen(func() { w.status = "Saved" })
	w.seen(func() { w.status = "2 tasks" })
	text, failed := c.finish()
	if failed || text != "found: 1 match (frame 1 -> 2)\n  status \"Saved\" #status @11" && // it is quick
		text != "found: 1 match (frame 1 -> 2)\n  status \"Saved\" #status @11\nnote: in frame 3 it is gone again" {
		t.Errorf("got %s", text)
	}
	// It was there and gone since the last input, before the wait began.
	wantContains(t, c.call("press_key", `{"key":"a"}`), "(frame 3 -> 4)")
	w.seen(func() { w.status = "Sent" })
	w.seen(func() { w.status = "2 tasks" })
	wantText(t, c.call("wait_for", `{"text":"Sent"}`), "found: 1 match (frame 5, since the last input)\n  status \"Sent\" #status @11\nnote: in frame 6 it is gone again")
	// What was there before the input does not count.
	wantContains(t, c.fail("wait_for", `{"text":"Saved","timeout_ms":0}`), "error timeout: nothing matches after 0 ms (frame 6 -> 6)")
	// And that it was not there then does not make it gone.
	w.seen(func() { w.dialog = true })
	wantContains(t, c.fail("wait_for", `{"target":"dialog \"Renice redis\"","gone":true,"timeout_ms":0}`), "error timeout: still there")
}

// A wait goes on with the app that is started while it lasts.
func TestWaitForGoesOnAfterARestart(t *testing.T) {
	path := socketFor(t)
	server := listen(t, path, newFakeApp(), allowAll)
	w := socket(t, path)
	c := driveOver(t, w)
	second := newFakeApp()
	w.opened = func(dials int) {
		if dials == 2 {
			listen(t, path, second, allowAll)
		}
	}
	c.start("wait_for", `{"target":"dialog \"Renice redis\""}`)
	c.wire.await("wait")
	server.Close()
	c.wire.await("wait")
	second.change(func() { second.dialog = true })
	text, failed := c.finish()
	wantText(t, text, "found: 1 match (frame 1 -> 2)\n  dialog \"Renice redis\" [modal] @15")
	if failed {
		t.Error("it failed")
	}
}

func TestWaitForANodeThatNthPicks(t *testing.T) {
	f := newFakeApp()
	c := drive(t, f, allowAll)
	c.start("wait_for", `{"target":"list-item nth -1","state":"selected"}`)
	c.wire.await("wait")
	f.change(func() { f.selected = 1 })
	text, _ := c.finish()
	wantText(t, text, "found: 1 match (frame 1 -> 2)\nin list \"Tasks\" @12:\n  list-item \"Call Ann\" [selected, 2/2] @14")
	for _, args := range []string{`"text":"x"`, `"state":"selected,busy"`, `"state":"!selected"`, `"state":"selected","gone":true`} {
		wantContains(t, c.fail("wait_for", `{"target":"list-item nth -1",`+args+`}`), "error bad-arguments: wait_for takes no text and no more than one state beside a target with nth")
	}
}

func TestWaitForWhatIsThere(t *testing.T) {
	c := attach(t, newFakeApp(), allowAll)
	wantText(t, c.call("wait_for", `{"text":"2 tasks","timeout_ms":0}`), "found: 1 match (frame 1 -> 1)\n  status \"2 tasks\" #status @11")
	wantText(t, c.call("wait_for", `{"target":"#ship","state":"unchecked"}`), "found: 1 match (frame 1 -> 1)\n  checkbox \"Ship it\" [unchecked] #ship @4")
	wantText(t, c.call("wait_for", `{"target":"@99","gone":true}`), "gone: nothing matches (frame 1 -> 1)")
}

func TestWaitForGone(t *testing.T) {
	f := newFakeApp()
	f.dialog = true
	c := drive(t, f, allowAll)
	c.start("wait_for", `{"target":"dialog \"Renice redis\"","gone":true}`)
	c.wire.await("wait")
	f.change(func() { f.dialog = false })
	text, _ := c.finish()
	wantText(t, text, "gone: nothing matches (frame 1 -> 2)")
}

func TestWaitForTimesOutWithWhatIsThere(t *testing.T) {
	f := newFakeApp()
	f.pending = []string{"load"}
	c := attach(t, f, allowAll)
	wantText(t, c.fail("wait_for", `{"target":"#ship","state":"checked","timeout_ms":20}`),
		"error timeout: nothing matches after 20 ms (frame 1 -> 1); nearest:\n  checkbox \"Ship it\" [unchecked] #ship @4\npending: load")
	wantText(t, c.fail("wait_for", `{"target":"#ship","gone":true,"timeout_ms":20}`),
		"error timeout: still there after 20 ms: 1 match (frame 1 -> 1)\n  checkbox \"Ship it\" [unchecked] #ship @4\npending: load")
}

func TestWaitForArguments(t *testing.T) {
	c := attach(t, newFakeApp(), allowAll)
	wantContains(t, c.fail("wait_for", `{}`), "error bad-arguments: wait_for needs a target or a text")
	wantContains(t, c.fail("wait_for", `{"state":"checked"}`), "error bad-arguments: wait_for needs a target or a text")
	wantContains(t, c.fail("wait_for", `{"text":""}`), "error bad-arguments: ")
	wantContains(t, c.fail("wait_for", `{"target":"  "}`), "error bad-arguments: the target is blank")
	wantContains(t, c.fail("wait_for", `{"target":"#ship","stat":"checked"}`), "error bad-arguments: wait_for has no argument \"stat\"")
	wantContains(t, c.fail("wait_for", `{"text":"x","timeout_ms":-1}`), `"timeout_ms" must be at least 0`)
	wantContains(t, c.call("wait_for", `{"target":"#ship","timeout_ms":60000}`), "found: 1 match")
}

func TestWaitForAnAppThatEnds(t *testing.T) {
	for _, test := range []struct{ args, want string }{
		{`{"target":"#ship","gone":true}`, "gone: the app has ended"},
		{`{"target":"#never"}`, "error no-app: "},
	} {
		f := newFakeApp()
		path := socketFor(t)
		server := listen(t, path, f, allowAll)
		c := driveOver(t, socket(t, path))
		c.start("wait_for", test.args)
		c.wire.await("wait")
		server.Close()
		text, _ := c.finish()
		wantContains(t, text, test.want)
	}
}

func TestWaitForAnIdleAppEndsAtOnce(t *testing.T) {
	f := newFakeApp()
	c := drive(t, fakeHost{do: f.Do, snapshot: func(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
		if after > 0 {
			return nil, accessibility.ErrIdle
		}
		return f.Snapshot(ctx, after)
	}}, allowAll)
	wantContains(t, c.fail("wait_for", `{"target":"#never","timeout_ms":25000}`), "error timeout: nothing matches and no further frame will come, as the app is idle (frame 1 -> 1)")
}
