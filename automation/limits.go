package automation

import "time"

// The bounds of a server. They are told in the hello reply.
const (
	// MaxLine is the longest request line in bytes, its end not counted.
	MaxLine = 1 << 20
	// MaxClients is how many connections a server holds at once.
	MaxClients = 64
	// MaxInFlight is how many reads of one connection may be unanswered at
	// once; one more is answered with the error "busy". As many inputs wait
	// for their turn; beyond them the server stops reading until one is done.
	MaxInFlight = 64
	// WriteTimeout is how long a client may take to read a reply before its
	// connection is cut.
	WriteTimeout = 5 * time.Second
	// CloseGrace is how long a closing server lets a client take the replies
	// it is owed.
	CloseGrace = 100 * time.Millisecond
	// MaxPath is the longest path of a socket in bytes: the shortest limit of
	// the systems it works on, less the closing zero.
	MaxPath = 103
)

const (
	// maxReply bounds what a client keeps of one line.
	maxReply = 64 << 20
	// maxKeptLine is how much memory a connection keeps for its next reply.
	maxKeptLine = 256 << 10
	// maxID bounds an id, which has to be sent back.
	maxID = 256
	// maxNesting bounds selectors within selectors.
	maxNesting = 8
	// maxChord is far more than the longest chord there is.
	maxChord = 64
	// maxSize bounds a resize in cells: the app allocates that many.
	maxSize = 1000
	// maxClicks is a triple click.
	maxClicks = 3
)
