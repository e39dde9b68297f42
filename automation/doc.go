// Package automation lets another process see and drive a live interface.
//
// [Guard] puts a [Policy] around an [accessibility.Host]: what the policy does
// not name is neither shown nor performed. [Listen] serves a guarded host on a
// private Unix socket, [Dial] returns a [Client] for such a socket, and the
// client is again a Host:
//
//	client, err := automation.Dial(ctx, path)
//	if err != nil {
//		return err
//	}
//	defer client.Close()
//	result, err := client.Do(ctx, accessibility.Request{
//		Op:     accessibility.OpClick,
//		Target: accessibility.Selector{Role: accessibility.RoleButton, Label: "Add task"},
//	})
//
// The protocol is one JSON object a line, described in docs/protocol.md. There
// is no network listener: a socket file in a directory of mode 0700 is the one
// way in, and the kernel is asked who is at the other end.
//
// An input is sent once. If the connection breaks before its verdict came, the
// verdict is [accessibility.Unknown] and nothing is sent again.
package automation
