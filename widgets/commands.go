package widgets

// Commands are what a command palette offers, asked for one by one. Implement
// them by a pointer, and do not allocate. They are looked through when the
// palette opens, when its query changes and when Len does.
type Commands interface {
	Len() int
	Command(i int) Command
}

// Command is one thing that the app can do.
type Command struct {
	// ID is what the response calls it; the title where empty.
	ID    string
	Title string
	// Description is drawn behind the title, and Shortcut, the chord the app
	// binds to it, on the right.
	Description string
	Shortcut    string
	Disabled    bool
}

func (c *Command) key() string {
	if c.ID != "" {
		return c.ID
	}
	return c.Title
}

// CommandList is a list of fixed commands.
type CommandList []Command

// Len and Command make a pointer to a CommandList the Commands of a palette.
func (l *CommandList) Len() int              { return len(*l) }
func (l *CommandList) Command(i int) Command { return (*l)[i] }
