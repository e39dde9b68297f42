//go:build !amd64 && !arm64

package goroutine

func id() uint64 { return traced() }
