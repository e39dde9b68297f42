package pty

// maxAnswers bounds what waits to be read by a program that asks and does not listen, as a terminal's own input queue
// is bounded.
const maxAnswers = 64 << 10

// queueAnswer keeps an answer of the emulator for sendAnswers. It is called with the lock held.
func (c *Console) queueAnswer(b []byte) {
	if len(c.answers)+len(b) > maxAnswers {
		return
	}
	c.answers = append(c.answers, b...)
	select {
	case c.answered <- struct{}{}:
	default:
	}
}

// sendAnswers writes answers on a goroutine of its own: a program that is busy writing reads none, and its output must
// still be taken.
func (c *Console) sendAnswers() {
	defer close(c.sent)
	for range c.answered {
		c.mu.Lock()
		b := c.answers
		c.answers = nil
		c.mu.Unlock()
		if _, err := c.Process.Write(b); err != nil {
			return
		}
	}
}
