package onlimoni

import (
	"runtime"
	"testing"

	"limoni/benchmarks/output"
	"limoni/benchmarks/targets"
	"limoni/benchmarks/workload"
)

// gated is how many frames are counted, after the first one.
const gated = 120

// limits is what those frames wrote when this was last looked at. They are
// exact: more is a regression, and less is to be written down here, so that it
// stays.
var limits = map[string]output.Counter{
	"01a_full_uniform":  {Bytes: 45600, Writes: 120},
	"01b_full_percell":  {Bytes: 19593840, Writes: 120},
	"01c_full_runs8":    {Bytes: 2959995, Writes: 120},
	"02a_10pct_rows":    {Bytes: 58680, Writes: 120},
	"02b_10pct_scatter": {Bytes: 252172, Writes: 120},
	"03_one_cell":       {Bytes: 1032, Writes: 120},
	"04_idle":           {}, // nothing changed, nothing is written
	"05a_text_counter":  {Bytes: 273, Writes: 120},
	"05b_text_all":      {Bytes: 25122, Writes: 120},
	"06_100_blocks":     {Bytes: 635319, Writes: 120},
	"07_table_10k":      {Bytes: 32780, Writes: 120},
	"08_list_1M":        {Bytes: 35065, Writes: 120},
	"09_log_80x24":      {Bytes: 17427, Writes: 120},
	"10_typing":         {Bytes: 126, Writes: 120},
}

// The bytes and writes of limoni's frames do not depend on the machine.
func TestFramesWriteWhatTheyDid(t *testing.T) {
	for _, w := range workload.All() {
		var out output.Counter
		s, err := Open(w, &out)
		if err != nil {
			t.Fatal(err)
		}
		s.Frame(0)
		out = output.Counter{}
		for i := range gated {
			s.Frame(i + 1)
		}
		if out != limits[w.Name] {
			t.Errorf("%s: {Bytes: %d, Writes: %d}, recorded are {Bytes: %d, Writes: %d}; if it is meant, record it",
				w.Name, out.Bytes, out.Writes, limits[w.Name].Bytes, limits[w.Name].Writes)
		}
		if most := gated * targets.Of(w.Name).Bytes; float64(out.Bytes) > most {
			t.Errorf("%s: %d bytes, asked are at most %v", w.Name, out.Bytes, most)
		}
		s.Close()
	}
}

// A frame allocates nothing, even after a garbage collection; where the frame
// types, it allocates the edited string.
func TestFramesAllocateNothing(t *testing.T) {
	for _, w := range workload.All() {
		s, err := Open(w, new(output.Counter))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		frame := func() {
			s.Frame(n)
			n++
		}
		for range 300 { // every buffer has its size
			frame()
		}
		runtime.GC()
		if allocs, most := testing.AllocsPerRun(100, frame), targets.Of(w.Name).Allocs; allocs > most {
			t.Errorf("%s: %v allocations a frame, want at most %v", w.Name, allocs, most)
		}
		s.Close()
	}
}
