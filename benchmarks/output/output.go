// Package output counts what a renderer writes to its terminal.
package output

import "io"

// Counter counts bytes and writes, and passes them on to Next if there is one.
// An empty write counts too: it is a system call like any other.
type Counter struct {
	Bytes, Writes int
	Next          io.Writer
}

func (c *Counter) Write(p []byte) (int, error) {
	c.Bytes += len(p)
	c.Writes++
	if c.Next != nil {
		return c.Next.Write(p)
	}
	return len(p), nil
}
