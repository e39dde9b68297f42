package main

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"limoni"
)

// churn runs an app again and again in the same terminal. Each ends at once,
// every other one at its first frame, while another goroutine posts. What the
// runtime itself keeps after the first run does not count.
func churn(runs int) int {
	before := 0
	var slowest time.Duration
	lost := int64(0)
	for i := range runs {
		c := churned{quitAtOnce: i%2 == 0}
		start := time.Now()
		if err := limoni.Run(c.draw); err != nil {
			fmt.Println("run", i, err)
			return 1
		}
		c.posting.Wait()
		slowest = max(slowest, time.Since(start))
		if i == 0 {
			before = runtime.NumGoroutine()
		}
		lost += c.accepted.Load() - c.ran.Load()
	}
	fmt.Printf("runs=%d lost=%d slow=%t left=%d\n", runs, lost, slowest > time.Second, remaining(before))
	return 0
}

// remaining counts the goroutines that the runs left behind. Some need a moment
// to end after they were told.
func remaining(before int) int {
	for range 200 {
		if runtime.NumGoroutine() <= before {
			break
		}
		time.Sleep(time.Millisecond)
	}
	return max(runtime.NumGoroutine()-before, 0)
}

// churned is one of the short lives.
type churned struct {
	quitAtOnce, started bool
	posting             sync.WaitGroup
	accepted, ran       atomic.Int64
}

func (c *churned) draw(f *limoni.Frame) {
	ui := f.App()
	if !c.started {
		c.started = true
		c.posting.Add(1)
		go c.post(ui)
	}
	if c.quitAtOnce || c.ran.Load() > 3 {
		f.Quit()
	}
}

// post posts until the app says that it has ended.
func (c *churned) post(ui *limoni.App) {
	defer c.posting.Done()
	for {
		switch ui.Post(func() { c.ran.Add(1) }) {
		case nil:
			c.accepted.Add(1)
		case limoni.ErrEnded:
			return
		}
		runtime.Gosched()
	}
}
