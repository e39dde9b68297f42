package pty

// maxLog is how many bytes of output a Console keeps at least.
const maxLog = 4 << 20

// outputLog keeps the newest output.
type outputLog struct {
	bytes   []byte
	dropped int64
}

func (l *outputLog) add(b []byte) {
	l.bytes = append(l.bytes, b...)
	if len(l.bytes) <= 2*maxLog {
		return
	}
	old := len(l.bytes) - maxLog
	l.dropped += int64(old)
	l.bytes = append([]byte(nil), l.bytes[old:]...)
}

// Raw returns a copy of the program's output as it came, answers to be seen in it as the terminal echoed them. The
// newest four megabytes are always there; Dropped says how many bytes before them are not.
func (c *Console) Raw() []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]byte(nil), c.log.bytes...)
}

// Dropped returns how many bytes of output came before those that Raw returns.
func (c *Console) Dropped() int64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.log.dropped
}
