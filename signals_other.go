//go:build !unix

package limoni

import "os"

var (
	endSignals     = []os.Signal{os.Interrupt}
	suspendSignals []os.Signal
)

func stopProcess() {}
