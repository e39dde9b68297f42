package main

import (
	"context"
	"errors"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"limoni/uitest"
)

// fake is a machine that is busier at each look.
type fake struct {
	looks atomic.Int64
	err   error
}

func (m *fake) sample(context.Context) (sample, error) {
	n := m.looks.Add(1)
	if m.err != nil {
		return sample{}, m.err
	}
	return sample{
		at: time.Unix(n, 0), busy: float64(10 * n), used: 3 << 30, total: 4 << 30, sizes: "3.0 GiB of 4.0 GiB",
		processes: []process{{id: 1, name: "init", cpu: 0.1, memory: 4 << 20}, {id: 20, name: "Editor", cpu: 12, memory: 900 << 20}, {id: 3, name: "shell", cpu: 3, memory: 8 << 20}},
	}, nil
}

func open(t *testing.T) (*fake, *dashboard, *uitest.Page) {
	m := &fake{}
	d := newDashboard(m)
	page := uitest.Run(t, 100, 24, d.draw)
	page.Advance(time.Second)
	page.Expect(page.GetByRole("row", "20")).ToBeVisible()
	return m, d, page
}

func TestSortingAndFiltering(t *testing.T) {
	_, d, page := open(t)
	if d.table.shown[0].name != "Editor" {
		t.Errorf("the busiest is %s", d.table.shown[0].name)
	}
	page.GetByRole("column-header", "Name").Click()
	page.Expect(page.GetByRole("cell", "init")).ToBeVisible()
	if got := d.table.shown; got[0].name != "Editor" || got[1].name != "init" || got[2].name != "shell" {
		t.Errorf("%v", got)
	}
	page.GetByRole("column-header", "Name").Act("activate")
	if d.table.shown[0].name != "shell" {
		t.Errorf("descending, the first is %s", d.table.shown[0].name)
	}
	page.Press("/")
	page.Type("ED")
	page.Expect(page.GetByRole("cell", "Editor")).ToBeVisible()
	page.Expect(page.GetByRole("cell", "shell")).Not().ToBeVisible()
	page.Press("esc")
	page.Expect(page.GetByRole("cell", "shell")).ToBeVisible()
	page.ExpectNoFindings()
}

// settle waits until the look at the machine that is under way has ended.
func settle(page *uitest.Page) {
	for len(page.Snapshot().Pending) > 0 {
		runtime.Gosched()
	}
}

func TestFiguresComeEachSecondUntilPaused(t *testing.T) {
	m, d, page := open(t)
	for range 4 {
		page.Advance(time.Second)
		settle(page)
	}
	if d.busy.Len() < 3 {
		t.Errorf("%d points after five seconds", d.busy.Len())
	}
	page.Press("p")
	page.Expect(page.GetByID("paused")).ToBeVisible()
	settle(page)
	looks := m.looks.Load()
	page.Advance(5 * time.Second)
	if n := m.looks.Load(); n != looks {
		t.Errorf("%d looks while it was paused", n-looks)
	}
	page.Press("ctrl+q")
	page.ExpectExit()
}

func TestAMachineThatCannotBeReadIsSaid(t *testing.T) {
	m := &fake{err: errors.New("no such machine")}
	page := uitest.Run(t, 100, 24, newDashboard(m).draw)
	page.Advance(time.Second)
	page.Expect(page.GetByID("error")).ToHaveLabel("no such machine")
}

func TestThisMachine(t *testing.T) {
	m := machine()
	s, err := m.sample(context.Background())
	if err != nil || len(s.processes) == 0 || s.total <= 0 || s.used <= 0 {
		t.Fatalf("%+v, %v", s, err)
	}
	if runtime.GOOS == "linux" && len(s.processes) < 2 {
		t.Errorf("%d processes", len(s.processes))
	}
}
