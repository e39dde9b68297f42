package peers

import (
	"testing"

	"limoni/benchmarks/output"
	"limoni/benchmarks/workload"
)

// BenchmarkFrame is every workload on every toolkit, for benchstat:
//
//	go test -bench Frame -count 5 ./peers
func BenchmarkFrame(b *testing.B) {
	for _, w := range workload.All() {
		for _, p := range All() {
			b.Run(w.Name+"/"+p.String(), func(b *testing.B) { benchmark(b, w, p) })
		}
	}
}

func benchmark(b *testing.B, w *workload.Workload, p Peer) {
	var out output.Counter
	s, err := p.Open(w, &out)
	if err != nil {
		b.Skip(err)
	}
	defer s.Close()
	n := 0
	frame := func() {
		s.Frame(n)
		n++
	}
	for range 50 {
		frame()
	}
	out = output.Counter{}
	b.ReportAllocs()
	for b.Loop() {
		frame()
	}
	b.ReportMetric(float64(out.Bytes)/float64(b.N), "bytes/frame")
	b.ReportMetric(float64(out.Writes)/float64(b.N), "writes/frame")
}
