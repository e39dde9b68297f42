//go:build !linux

package main

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"runtime/metrics"
	"time"
)

// self is the program itself, where the machine does not say more.
type self struct{ busy, total float64 }

func machine() source { return &self{} }

func (s *self) sample(context.Context) (sample, error) {
	now := sample{at: time.Now()}
	read := []metrics.Sample{{Name: "/cpu/classes/idle:cpu-seconds"}, {Name: "/cpu/classes/total:cpu-seconds"}}
	metrics.Read(read)
	idle, total := read[0].Value.Float64(), read[1].Value.Float64()
	if spent := total - s.total; s.total > 0 && spent > 0 {
		now.busy = 100 * (total - idle - s.busy) / spent
	}
	s.busy, s.total = total-idle, total
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	now.used, now.total = float64(m.HeapInuse), float64(m.Sys)
	now.sizes = byteSize(now.used) + " of " + byteSize(now.total)
	now.processes = []process{{id: os.Getpid(), name: filepath.Base(os.Args[0]), cpu: now.busy, memory: now.used}}
	return now, nil
}
