//go:build unix

package main

import (
	"io/fs"
	"syscall"
)

// owner is the user that a file belongs to, where the system has such.
func owner(info fs.FileInfo) (uid int, known bool) {
	if info == nil {
		return 0, false
	}
	stat, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return 0, false
	}
	return int(stat.Uid), true
}
