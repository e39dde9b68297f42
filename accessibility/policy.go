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
}
