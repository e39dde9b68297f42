package main

import (
	"context"
	"testing"

	"limoni/accessibility"
)

// waiting is a host that says when somebody waits for the frame after one.
func waiting(f *fakeApp, frame uint64) (accessibility.Host, <-chan struct{}) {
	begun := make(chan struct{})
	return fakeHost{do: f.Do, snapshot: func(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
		if after == frame {
			close(begun)
		}
		return f.Snapshot(ctx, after)
	}}, begun
}

func TestWaitForReturnsAtTheFrame(t *testing.T) {
	f := newFakeApp()
	host, begun := waiting(f, 1)
	c := attach(t, host, allowAll)
	c.start("wait_for", `{"target":"dialog \"Renice redis\""}`)
	<-begun
	c.quiet()
	f.change(func() { f.status = "other" })
	f.change(func() { f.dialog = true })
	text, failed := c.finish()
	wantText(t, text, "found: 1 match (frame 1 -> 3)\n  dialog \"Renice redis\" [modal] @15")
	if failed {
		t.Error("it failed")
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
	host, begun := waiting(f, 1)
	c := attach(t, host, allowAll)
	c.start("wait_for", `{"target":"dialog \"Renice redis\"","gone":true}`)
	<-begun
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
	wantContains(t, c.fail("wait_for", `{"text":"x","timeout_ms":-1}`), `"timeout_ms" must be at least 0`)
	wantContains(t, c.call("wait_for", `{"target":"#ship","timeout_ms":60000}`), "found: 1 match")
}

func TestWaitForAnAppThatEnds(t *testing.T) {
	for _, test := range []struct{ args, want string }{
		{`{"target":"#ship","gone":true}`, "gone: the app has ended"},
		{`{"target":"#never"}`, "error no-app: "},
	} {
		f := newFakeApp()
		host, begun := waiting(f, 1)
		path := socketFor(t)
		server := listen(t, path, host, allowAll)
		c := connect(t, dialer(path, ""))
		c.initialize()
		c.start("wait_for", test.args)
		<-begun
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
