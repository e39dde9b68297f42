package automation

import (
	"net"
	"sync/atomic"
)

// gate is a connection whose writes can be held up.
type gate struct {
	net.Conn
	shut, stuck atomic.Bool
	open        chan struct{}
}

func (g *gate) Write(p []byte) (int, error) {
	if g.shut.Load() {
		g.stuck.Store(true)
		<-g.open
	}
	return g.Conn.Write(p)
}
