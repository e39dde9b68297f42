package limoni

import (
	"context"
	"testing"
)

func TestReducedMotion(t *testing.T) {
	for _, c := range []struct {
		env  string
		opts []Option
		want bool
	}{
		{"", nil, false}, {"1", nil, true}, {"yes", nil, true}, {"0", nil, false}, {"False", nil, false}, {"no", nil, false}, {"off", nil, false},
		{"1", []Option{WithReducedMotion(false)}, false}, {"", []Option{WithReducedMotion(true)}, true},
	} {
		t.Setenv("REDUCED_MOTION", c.env)
		got := !c.want
		a := newApp(context.Background(), func(f *Frame) { got = f.ReducedMotion() }, c.opts)
		a.options.readEnvironment()
		a.size = Point{X: 1, Y: 1}
		a.clock = realClock{}
		a.run(passSettle, nil)
		if got != c.want {
			t.Errorf("REDUCED_MOTION=%q, %d options: %v, want %v", c.env, len(c.opts), got, c.want)
		}
	}
}

// An app in memory does not depend on who runs the test.
func TestReducedMotionInMemory(t *testing.T) {
	t.Setenv("REDUCED_MOTION", "1")
	var got bool
	a := New(1, 1, func(f *Frame) { got = f.ReducedMotion() })
	defer a.Close()
	if got {
		t.Error("an app in memory reads the environment")
	}
}
