package launch

import (
	"os"
	"time"
)

// Figures are what was measured of a program. Times are in nanoseconds.
type Figures struct {
	*Program
	First     []float64 // from exec to the first frame, one a start
	CPU       []float64 // used until it had shown the first frame and quit
	Keys      []float64 // from a key to the next output
	KeyBytes  float64   // written for a key
	InitBytes int       // written until nothing more came
	IdleCPU   float64   // part of a CPU
	Wakeups   float64   // a second
	RSS       int64     // resident memory, bytes
	Threads   int
}

// Options say how much to measure.
type Options struct {
	Starts, Keys int
	Idle         time.Duration
}

// settled is how long a program has to become quiet.
const settled = 500 * time.Millisecond

// Measure builds and runs all programs. The starts are interleaved, as the
// rounds of the frames are.
func Measure(o Options) ([]*Figures, error) {
	dir, err := os.MkdirTemp("", "hello")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	var all []*Figures
	for _, name := range Names {
		p, err := Build(name, dir)
		if err != nil {
			return nil, err
		}
		all = append(all, &Figures{Program: p})
	}
	for range o.Starts {
		for _, f := range all {
			if err := f.start(); err != nil {
				return nil, err
			}
		}
	}
	for _, f := range all {
		if err := f.run(o); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// start starts the program, waits for its first frame and ends it.
func (f *Figures) start() error {
	s, err := start(f.Program)
	if err != nil {
		return err
	}
	first, err := s.firstFrame()
	if err != nil {
		s.process.Close()
		return err
	}
	cpu, err := s.quit()
	f.First, f.CPU = append(f.First, float64(first)), append(f.CPU, float64(cpu))
	return err
}

// run types keys and then leaves the program alone.
func (f *Figures) run(o Options) error {
	s, err := start(f.Program)
	if err != nil {
		return err
	}
	defer s.process.Close()
	if _, err := s.firstFrame(); err != nil {
		return err
	}
	time.Sleep(settled)
	f.InitBytes = len(s.bytes())
	if err := f.keys(s, o.Keys); err != nil {
		return err
	}
	time.Sleep(settled)
	f.KeyBytes = float64(len(s.bytes())-f.InitBytes) / float64(o.Keys)
	if err := f.idle(s, o.Idle); err != nil {
		return err
	}
	_, err = s.quit()
	return err
}

// keys types at intervals that have nothing to do with any clock's.
func (f *Figures) keys(s *session, n int) error {
	for i := range n {
		took, err := s.key("x")
		if err != nil {
			return err
		}
		f.Keys = append(f.Keys, float64(took))
		time.Sleep(time.Duration(20+i*7%11) * time.Millisecond)
	}
	return nil
}

// idle measures a program to which nothing happens.
func (f *Figures) idle(s *session, d time.Duration) error {
	before, err := usageOf(s.process.Pid())
	if err != nil {
		return err
	}
	at := time.Now()
	time.Sleep(d)
	after, err := usageOf(s.process.Pid())
	if err != nil {
		return err
	}
	took := time.Since(at)
	f.IdleCPU = float64(after.cpu-before.cpu) / float64(took)
	f.Wakeups = float64(after.waits-before.waits) / took.Seconds()
	f.RSS, f.Threads = after.rss, after.threads
	return nil
}
