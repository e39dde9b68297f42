package automation

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
)

// Protocol is the major version of docs/protocol.md that this package speaks.
const Protocol = protocol

// Raw asks for a read, "wait" among them, and returns the result as the app
// wrote it, with members that this client does not know: for a tool that passes
// it on. fields are those of the operation on docs/protocol.md. An input is an
// error: what becomes of one is told by [Client.Do].
func (c *Client) Raw(ctx context.Context, op string, fields map[string]any) (json.RawMessage, error) {
	if known, ok := ops[op]; !ok || known.kind != kindRead {
		return nil, fmt.Errorf("automation: %q is no read whose result can be passed on", op)
	}
	own := members{}
	maps.Copy(own, fields)
	return c.ask(ctx, op, own)
}
