package terminal_test

import (
	"fmt"
	"time"

	"limoni/internal/terminal"
)

func ExampleDecoder() {
	var d terminal.Decoder
	now := time.Now()
	events := d.Feed(nil, []byte("q\x1b[1;5C\x1b"), now)
	if at, waiting := d.Deadline(); waiting { // nothing came until then
		events = d.Expire(events, at)
	}
	for _, e := range events {
		fmt.Println(e.Chord)
	}
	// Output:
	// q
	// ctrl+right
	// esc
}
