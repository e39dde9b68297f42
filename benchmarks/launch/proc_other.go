//go:build !linux

package launch

import (
	"errors"
	"time"
)

type usage struct {
	cpu     time.Duration
	waits   int
	rss     int64
	threads int
}

func usageOf(int) (usage, error) {
	return usage{}, errors.New("what a process uses is read from /proc, which only Linux has")
}
