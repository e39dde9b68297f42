package goroutine

import (
	"sync"
	"testing"
)

func TestGoroutinesDiffer(t *testing.T) {
	for name, id := range map[string]func() uint64{"here": ID, "by a stack trace": traced} {
		t.Run(name, func(t *testing.T) {
			mine := id()
			if mine == 0 || id() != mine {
				t.Fatalf("the same goroutine is %d and %d", mine, id())
			}
			var ids [8]uint64
			var running, done sync.WaitGroup
			running.Add(len(ids))
			for i := range ids {
				done.Add(1)
				go func() {
					defer done.Done()
					ids[i] = id()
					running.Done()
					running.Wait() // all live at once, or they may share a number
				}()
			}
			done.Wait()
			seen := map[uint64]bool{mine: true}
			for _, other := range ids {
				if seen[other] {
					t.Fatalf("two goroutines that live at once are both %d", other)
				}
				seen[other] = true
			}
		})
	}
}

// A goroutine's stack moves when it grows; the goroutine is the same.
func TestGrowingTheStackChangesNothing(t *testing.T) {
	before := ID()
	if deep := idBelow(10000); deep != before {
		t.Fatalf("the goroutine was %d and is %d", before, deep)
	}
}

func idBelow(n int) uint64 {
	var room [64]byte
	if room[n%64] = 1; n == 0 {
		return ID()
	}
	return idBelow(n-1) * uint64(room[n%64])
}

func TestNoAllocation(t *testing.T) {
	if n := testing.AllocsPerRun(100, func() { ID() }); n != 0 {
		t.Fatalf("%v allocations", n)
	}
}
