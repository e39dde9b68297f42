package accessibility

// Policy says what a caller outside the process may see and do. The zero
// Policy is closed: it shows structure only and permits no input.
type Policy struct {
	// AllowInput permits actions, clicks, keys, text, paste and resize.
	AllowInput bool
	// ExposeScreen shows text that is read rather than operated: the drawn
	// cells, list rows, cells, log lines, status, titles, problems.
	ExposeScreen bool
	// ExposeInputValues shows the values of nodes that a user can change. A
	// sensitive node's value is shown to nobody.
	ExposeInputValues bool
	// AllowUnverifiedPeers accepts connections where the kernel cannot say
	// which user is at the other end.
	AllowUnverifiedPeers bool
	// Redact is the app's own word on what a caller may know of a node, nil for
	// none. [Redact] asks it for each node as the app made it, before the
	// policy's rules, which go for its answer too. It can take away and never
	// add:
	//
	//   - ID, Label and Value are told instead of the node's own.
	//   - StateSensitive added to States makes the node sensitive.
	//   - Actions that are gone are not told. What is done about the node's value
	//     still goes by those it had.
	//   - Everything else of the answer is ignored.
	//
	// A node whose ID, Label or Value is another is withheld as a sensitive one
	// is: its details, its cells, and the texts of all that is inside it, but it
	// has the texts of the answer, as far as its role and the policy show such
	// texts. So do not rename a container to hide one thing in it.
	//
	// It is called on several goroutines at once, also while the app draws, and
	// must depend on its argument alone and keep none of its texts. Of a node
	// for which it panics neither texts nor actions are told.
	Redact func(Node) Node
}
