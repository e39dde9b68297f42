//go:build !unix

package limoni

import "os"

var (
	endSignals      = []os.Signal{os.Interrupt}
	suspendSignals  []os.Signal
	continueSignals []os.Signal
	hangUpSignals   []os.Signal
)

func stopProcess() {}
func stopJob()     {}

func endChild(p *os.Process, _ os.Signal) { _ = p.Kill() }
