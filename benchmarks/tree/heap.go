package tree

import (
	"io"
	"runtime"

	"limoni/benchmarks/peers"
	"limoni/benchmarks/workload"
)

// frames is how many are drawn before the memory is looked at.
const frames = 60

// Heap is the live memory of one screen of a toolkit after 60 frames, in
// bytes, and an error where it cannot show the workload.
func Heap(p peers.Peer, w *workload.Workload) (int64, error) {
	before := live()
	s, err := p.Open(w, io.Discard)
	if err != nil {
		return 0, err
	}
	for i := range frames {
		s.Frame(i)
	}
	after := live()
	runtime.KeepAlive(s)
	s.Close()
	return after - before, nil
}

// live is the memory that the collector finds in use.
func live() int64 {
	runtime.GC()
	runtime.GC() // the first one only empties the pools
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
