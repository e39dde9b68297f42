// Package measure times the toolkits side by side.
//
// Every toolkit is measured once in each round, one right after the other, so
// that the noise of the machine falls on all alike. What is compared is the
// ratio of two times of one round.
package measure

import (
	"runtime"
	"syscall"
	"time"

	"limoni/benchmarks/output"
	"limoni/benchmarks/peers"
	"limoni/benchmarks/workload"
)

// Options say how long to measure.
type Options struct {
	Rounds int
	Time   time.Duration // of one toolkit on one workload in one round
	// Progress, where not nil, is told what comes next.
	Progress func(round int, w *workload.Workload, p peers.Peer)
}

// warm is how many frames are drawn before the clock starts.
const warm = 50

// Sample is one measurement, per frame.
type Sample struct {
	Frames int
	Time   float64 // nanoseconds on the clock
	CPU    float64 // nanoseconds of the whole process, the garbage collector's included
	Allocs float64
	Heap   float64 // bytes allocated
	Bytes  float64 // written to the terminal
	Writes float64
}

// Result is a toolkit on a workload.
type Result struct {
	Workload *workload.Workload
	Peer     peers.Peer
	// Cannot says why there are no rounds.
	Cannot error
	Rounds []Sample
}

// Run measures all of the toolkits on all of the workloads.
func Run(ws []*workload.Workload, ps []peers.Peer, o Options) []*Result {
	var results []*Result
	for _, w := range ws {
		for _, p := range ps {
			results = append(results, &Result{Workload: w, Peer: p})
		}
	}
	for round := range o.Rounds {
		for _, r := range results {
			if o.Progress != nil && r.Cannot == nil {
				o.Progress(round, r.Workload, r.Peer)
			}
			r.measure(o.Time)
		}
	}
	return results
}

func (r *Result) measure(d time.Duration) {
	if r.Cannot != nil {
		return
	}
	var out output.Counter
	s, err := r.Peer.Open(r.Workload, &out)
	if err != nil {
		r.Cannot = err
		return
	}
	defer s.Close()
	for i := range warm {
		s.Frame(i)
	}
	runtime.GC()
	out = output.Counter{}
	r.Rounds = append(r.Rounds, sample(s, &out, d))
}

// sample draws frames for at least d, and ten at least.
func sample(s peers.Stage, out *output.Counter, d time.Duration) Sample {
	const batch = 10
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	cpu, start, n := processTime(), time.Now(), 0
	for n == 0 || time.Since(start) < d {
		for range batch {
			s.Frame(warm + n)
			n++
		}
	}
	elapsed := time.Since(start)
	cpu = processTime() - cpu
	runtime.ReadMemStats(&after)
	per := func(total float64) float64 { return total / float64(n) }
	return Sample{
		Frames: n,
		Time:   per(float64(elapsed)),
		CPU:    per(float64(cpu)),
		Allocs: per(float64(after.Mallocs - before.Mallocs)),
		Heap:   per(float64(after.TotalAlloc - before.TotalAlloc)),
		Bytes:  per(float64(out.Bytes)),
		Writes: per(float64(out.Writes)),
	}
}

// processTime is the CPU time of the process so far.
func processTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
