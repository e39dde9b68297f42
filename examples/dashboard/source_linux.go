package main

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// proc is the machine as /proc shows it (proc(5)).
type proc struct {
	total, idle float64         // of all processors so far, in clock ticks
	ticks       map[int]float64 // of each process
}

func machine() source { return &proc{ticks: map[int]float64{}} }

func (p *proc) sample(ctx context.Context) (sample, error) {
	s := sample{at: time.Now()}
	stat, err := os.ReadFile("/proc/stat")
	if err != nil {
		return s, err
	}
	spent, processors := p.spend(&s, string(stat))
	p.memory(&s)
	folders, err := filepath.Glob("/proc/[0-9]*")
	for _, folder := range folders {
		if ctx.Err() != nil {
			return s, ctx.Err()
		}
		if one, ticks, ok := readProcess(folder); ok {
			if before, known := p.ticks[one.id]; known && spent > 0 {
				one.cpu = 100 * processors * (ticks - before) / spent
			}
			p.ticks[one.id] = ticks
			s.processes = append(s.processes, one)
		}
	}
	return s, err
}

// spend finds how busy the processors were since the last sample.
func (p *proc) spend(s *sample, stat string) (spent, processors float64) {
	total, idle := 0.0, 0.0
	for line := range strings.Lines(stat) {
		fields := strings.Fields(line)
		switch {
		case len(fields) > 5 && fields[0] == "cpu":
			for i, field := range fields[1:] {
				n, _ := strconv.ParseFloat(field, 64)
				if total += n; i == 3 || i == 4 { // idle, and waiting for a disk
					idle += n
				}
			}
		case strings.HasPrefix(line, "cpu"):
			processors++
		}
	}
	spent = total - p.total
	if p.total > 0 && spent > 0 {
		s.busy = 100 * (1 - (idle-p.idle)/spent)
	}
	first := p.total == 0
	if p.total, p.idle = total, idle; first {
		return 0, processors
	}
	return spent, processors
}

func (p *proc) memory(s *sample) {
	info, _ := os.ReadFile("/proc/meminfo")
	free := 0.0
	for line := range strings.Lines(string(info)) {
		fields := strings.Fields(line)
		if len(fields) < 2 {
			continue
		}
		n, _ := strconv.ParseFloat(fields[1], 64)
		switch fields[0] {
		case "MemTotal:":
			s.total = n * 1024
		case "MemAvailable:":
			free = n * 1024
		}
	}
	s.used = s.total - free
	s.sizes = byteSize(s.used) + " of " + byteSize(s.total)
}

// readProcess reads one process; ok is false where it has ended meanwhile.
func readProcess(folder string) (one process, ticks float64, ok bool) {
	stat, err := os.ReadFile(folder + "/stat")
	if err != nil {
		return one, 0, false
	}
	text := string(stat)
	from, to := strings.IndexByte(text, '('), strings.LastIndexByte(text, ')')
	if from < 0 || to < from {
		return one, 0, false
	}
	one.name = text[from+1 : to]
	one.id, _ = strconv.Atoi(filepath.Base(folder))
	fields := strings.Fields(text[to+1:])
	if len(fields) < 22 {
		return one, 0, false
	}
	user, _ := strconv.ParseFloat(fields[11], 64)
	system, _ := strconv.ParseFloat(fields[12], 64)
	pages, _ := strconv.ParseFloat(fields[21], 64)
	one.memory = pages * float64(os.Getpagesize())
	return one, user + system, true
}
