package automation

import (
	"encoding/json"
	"time"
)

// A reply is written by the goroutine that has it, in one write. What the
// reader itself has to say goes through out, so that it reads on meanwhile.

// write sends lines until out is closed.
func (c *conn) write() {
	for line := range c.out {
		c.writing.Lock()
		c.put(line)
		c.writing.Unlock()
	}
}

func (c *conn) send(line []byte) { c.out <- line }

// answerNow writes the reply to a request in the connection's own memory.
func (c *conn) answerNow(id json.RawMessage, result any, err *Error) {
	c.writing.Lock()
	defer c.writing.Unlock()
	line := appendReply(c.line[:0], id, result, err)
	c.put(line)
	c.keep(line)
}

// keep keeps the memory of a line for the next one; c.writing must be held.
func (c *conn) keep(line []byte) {
	if c.line = line; cap(line) > maxKeptLine {
		c.line = nil
	}
}

// put writes a line; c.writing must be held. Where a client does not read for
// writeTimeout the connection is over; lines still owed are then dropped.
func (c *conn) put(line []byte) {
	if c.broken {
		return
	}
	c.armWrite()
	if _, err := c.net.Write(line); err != nil {
		c.broken = true
		c.end(errLeft)
		c.net.Close() // ends the reader as well
	}
}

func (c *conn) armWrite() {
	c.mu.Lock()
	defer c.mu.Unlock()
	by := time.Now().Add(c.writeTimeout)
	if !c.closeBy.IsZero() && c.closeBy.Before(by) {
		by = c.closeBy
	}
	c.net.SetWriteDeadline(by)
}

// beginClose stops reading and bounds everything else by CloseGrace. The
// timer it returns cuts calls that the app does not answer in most of it.
func (c *conn) beginClose() *time.Timer {
	c.mu.Lock()
	c.closeBy = time.Now().Add(CloseGrace)
	c.net.SetWriteDeadline(c.closeBy)
	c.net.SetReadDeadline(time.Unix(1, 0))
	c.mu.Unlock()
	c.cancelWaits(errClosing)
	return time.AfterFunc(CloseGrace*3/4, func() { c.end(errClosing) })
}

func (c *conn) closing() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return !c.closeBy.IsZero()
}

// closingLine is the last line of a connection, with the reason where the
// client was not let in.
func closingLine(reason *Error) []byte {
	line, _ := encode(message{Event: eventClosing, Error: reason})
	return line
}
