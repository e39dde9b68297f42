package automation

import (
	"errors"

	"limoni/accessibility"
)

var (
	// notPerformed answers an input that was read and not begun.
	notPerformed = errorf(codeEnded, "the app closed before it took this input, which was not performed")
	// cutShort answers an input that the app had taken when it closed.
	cutShort = accessibility.Result{Verdict: accessibility.Gone, Message: "the app closed after it took this input"}
)

// perform passes the inputs to the app, each after the verdict of the one
// before, so that they take effect in the order they were sent.
func (c *conn) perform() {
	defer c.work.Done()
	for req := range c.inputs {
		switch {
		case c.life.Err() != nil && !c.closing():
			// the connection broke: nobody waits for the verdict
		case c.closing():
			c.finish(req, nil, notPerformed)
		default:
			c.do(req)
		}
	}
}

func (c *conn) do(req request) {
	result, err := c.host.Do(c.life, req.input)
	var refusal *accessibility.Refusal
	switch {
	case err == nil:
		c.finish(req, &result, nil)
	case errors.As(err, &refusal):
		c.finish(req, &accessibility.Result{Verdict: accessibility.Refused, Reason: refusal.Reason,
			Message: refusal.Message, Candidates: refusal.Candidates}, nil)
	case c.life.Err() != nil:
		c.finish(req, &cutShort, nil)
	default:
		c.finish(req, nil, errorOf(err))
	}
}
