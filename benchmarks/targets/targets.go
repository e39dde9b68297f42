// Package targets holds what is asked of limoni: how many times its time each
// toolkit must take, measured in the same run, and how many bytes a frame may
// write.
package targets

// Target is what is asked on one workload.
type Target struct {
	Workload string
	// AtLeast is how many times the time of limoni the cheapest way to use a
	// toolkit takes at least, by the toolkit's name.
	AtLeast map[string]float64
	// Bytes is how many a frame writes at most, on the average.
	Bytes float64
	// Allocs is how many allocations a frame makes at most.
	Allocs float64
}

func target(workload string, tcell, tview, uv, tea2, tea1, bytes float64) Target {
	t := Target{Workload: workload, Bytes: bytes, AtLeast: map[string]float64{
		"tcell": tcell, "tview": tview, "ultraviolet": uv, "bubbletea2": tea2, "bubbletea1": tea1}}
	if workload == "10_typing" {
		t.Allocs = 1 // the edited string
	}
	return t
}

// Tolerance is the part of a ratio that a gate asks for: times move with the
// machine.
const Tolerance = 0.7

// All are the targets in the order of the workloads.
var All = []Target{
	target("01a_full_uniform", 65, 76, 75, 45, 17, 400),
	target("01b_full_percell", 16, 17, 12, 71, 76, 163600),
	target("01c_full_runs8", 26, 29, 24, 44, 34, 24740),
	target("02a_10pct_rows", 12, 98, 17, 41, 15, 496),
	target("02b_10pct_scatter", 9.6, 42, 13, 25, 9.4, 2342),
	target("03_one_cell", 5.6, 124, 9, 44, 15, 10),
	target("04_idle", 5.5, 124, 9.1, 15, 14, 0),
	target("05a_text_counter", 20, 213, 67, 63, 29, 9),
	target("05b_text_all", 15, 134, 50, 49, 25, 460),
	target("06_100_blocks", 24, 45, 26, 107, 0, 5397),
	target("07_table_10k", 21, 70, 21, 156, 132, 402),
	target("08_list_1M", 7.7, 79, 25, 22, 7.7, 413),
	target("09_log_80x24", 36, 302, 34, 12, 6.2, 156),
	target("10_typing", 5.8, 121, 9.5, 44, 15, 2),
}

// Of is the target of a workload.
func Of(workload string) Target {
	for _, t := range All {
		if t.Workload == workload {
			return t
		}
	}
	return Target{}
}
