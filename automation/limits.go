package automation

import (
	"time"

	"limoni/accessibility"
)

// The bounds of a server. They are told in the hello reply.
const (
	// MaxLine is the longest request line in bytes, its end not counted.
	MaxLine = 1 << 20
	// MaxClients is how many connections a server holds at once.
	MaxClients = 64
	// MaxInFlight is how many reads of one connection may be unanswered at
	// once, "subscribe" and "unsubscribe" counted; one more is answered with
	// the error "busy". As many inputs wait
	// for their turn; beyond them the server stops reading until one is done.
	MaxInFlight = 64
	// WriteTimeout is how long a client may take to read a reply before its
	// connection is cut.
	WriteTimeout = 5 * time.Second
	// CloseGrace is how long a closing server lets a client take the replies
	// it is owed.
	CloseGrace = 100 * time.Millisecond
	// MaxRepeat is how often one request may press a key.
	MaxRepeat = 64
	// MaxPattern is the longest regular expression in bytes.
	MaxPattern = 512
	// DefaultWait is how long a wait waits that does not say, and MaxWait the
	// longest one may say.
	DefaultWait = 5 * time.Second
	MaxWait     = 10 * time.Minute
	// MaxFrames is how many frames a server keeps while a client is connected,
	// fewer where they have more than MaxFrameNodes nodes together.
	MaxFrames     = 64
	MaxFrameNodes = 65_536
	// LeaseIdle is how long a lease lasts without an input of its holder.
	LeaseIdle = 30 * time.Second
	// MaxPath is the longest path of a socket in bytes: the shortest limit of
	// the systems it works on, less the closing zero.
	MaxPath = 103
)

// limits are all that a client may need to know, by their names on the wire.
func limits() map[string]int {
	return map[string]int{
		"line_bytes": MaxLine, "clients": MaxClients, "requests": MaxInFlight, "repeat": MaxRepeat,
		"pattern_bytes": MaxPattern, "wait_ms": int(MaxWait.Milliseconds()),
		"depth": accessibility.MaxDepth, "nodes": accessibility.MaxNodes,
		"label_bytes": accessibility.MaxLabel, "value_bytes": accessibility.MaxValue, "text_bytes": accessibility.MaxText,
		"frames": MaxFrames, "lease_ms": int(LeaseIdle.Milliseconds()),
		"write_ms": int(WriteTimeout.Milliseconds()), "close_ms": int(CloseGrace.Milliseconds()),
	}
}

const (
	// maxReply bounds what a client keeps of one line.
	maxReply = 64 << 20
	// maxKeptLine is how much memory a connection keeps for its next reply.
	maxKeptLine = 256 << 10
	// maxID bounds an id, which has to be sent back.
	maxID = 256
	// maxClientName bounds what a client calls itself.
	maxClientName = 64
	// maxLines bounds the outline lines that explain something.
	maxLines = 20
	// defaultFound is how many nodes a find tells that does not say.
	defaultFound = 100
	// maxNesting bounds selectors within selectors.
	maxNesting = 8
	// maxChord is far more than the longest chord there is.
	maxChord = 64
	// maxSize bounds a resize in cells: the app allocates that many.
	maxSize = 1000
	// maxClicks is a triple click.
	maxClicks = 3
)
