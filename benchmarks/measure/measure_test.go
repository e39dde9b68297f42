package measure

import (
	"testing"
	"time"

	"limoni/benchmarks/peers"
	"limoni/benchmarks/workload"
)

func TestMedianAndPercentile(t *testing.T) {
	for _, c := range []struct {
		values   []float64
		median   float64
		p99, p50 float64
	}{
		{nil, 0, 0, 0},
		{[]float64{7}, 7, 7, 7},
		{[]float64{3, 1, 2}, 2, 3, 2},
		{[]float64{4, 1, 3, 2}, 2.5, 4, 3},
	} {
		if m, p99, p50 := Median(c.values), Percentile(c.values, 99), Percentile(c.values, 50); m != c.median || p99 != c.p99 || p50 != c.p50 {
			t.Errorf("%v: median %v, p99 %v, p50 %v", c.values, m, p99, p50)
		}
	}
}

// The ratio is taken inside of a round, so that a slow round is slow for both.
func TestRatioIsTakenInsideOfARound(t *testing.T) {
	rounds := func(times ...float64) *Result {
		r := &Result{}
		for _, ns := range times {
			r.Rounds = append(r.Rounds, Sample{Time: ns})
		}
		return r
	}
	if got := rounds(20, 200, 21).Ratio(rounds(10, 100, 7)); got != 2 {
		t.Errorf("ratio %v, want 2", got)
	}
}

// Bytes and writes are those of the frames, and who cannot show a workload has
// a reason and no figures.
func TestRunCountsFrames(t *testing.T) {
	ws := []*workload.Workload{workload.Find("04_idle"), workload.Find("06_100_blocks")}
	results := Run(ws, peers.All(), Options{Rounds: 2, Time: time.Nanosecond})
	for _, r := range results {
		switch name := r.Workload.Name + "/" + r.Peer.String(); name {
		case "04_idle/limoni", "04_idle/bubbletea2":
			if s := r.Rounds[1]; s.Bytes != 0 || s.Writes != 0 || s.Frames == 0 {
				t.Errorf("%s: %+v, want frames of no bytes and no writes", name, s)
			}
		case "04_idle/tcell-retained":
			if s := r.Rounds[1]; s.Bytes != 28 || s.Writes != 2 {
				t.Errorf("%s: %+v, want 28 bytes in two writes", name, s)
			}
		case "06_100_blocks/bubbletea1":
			if r.Cannot == nil || len(r.Rounds) > 0 {
				t.Errorf("%s: %v, %d rounds, want a reason and none", name, r.Cannot, len(r.Rounds))
			}
		}
	}
}
