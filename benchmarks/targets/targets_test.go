package targets

import (
	"testing"

	"limoni/benchmarks/workload"
)

func TestEveryWorkloadHasATarget(t *testing.T) {
	for i, w := range workload.All() {
		if i >= len(All) || All[i].Workload != w.Name {
			t.Errorf("target %d is not that of %s", i, w.Name)
		}
	}
}
