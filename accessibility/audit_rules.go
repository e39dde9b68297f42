package accessibility

// Severity is how much a fault hurts, in the words of axe-core: critical is
// that somebody cannot use the interface or that a secret gets out; serious,
// that it is hard for them; moderate, that it is in the way; info, that it
// could be better.
type Severity string

const (
	Critical Severity = "critical"
	Serious  Severity = "serious"
	Moderate Severity = "moderate"
	Info     Severity = "info"
)

// rank sorts the worst first.
func (s Severity) rank() int {
	switch s {
	case Critical:
		return 0
	case Serious:
		return 1
	case Moderate:
		return 2
	}
	return 3
}

// Rule is one of the rules that [Audit] checks.
type Rule struct {
	// ID names it, as "interactive-name".
	ID       string
	Severity Severity
	// WCAG is the success criterion behind it, as "4.1.2", "" where there is
	// none: the terminal has needs of its own.
	WCAG string
	// Wants is what the rule asks for, in a sentence.
	Wants string
}

// Rules lists the rules in the order in which they are checked.
func Rules() []Rule { return append([]Rule(nil), rules[:]...) }

// IsRule reports whether a rule has that ID.
func IsRule(id string) bool {
	for i := range rules {
		if rules[i].ID == id {
			return true
		}
	}
	return false
}

// rule is an index into rules.
type rule int

const (
	interactiveName rule = iota
	containerName
	placeholderName
	glyphName
	duplicateID
	ambiguousName
	danglingRelation
	focusableRole
	keyboardUnreachable
	requiredState
	rangeValue
	unsupportedState
	parentChild
	setPosition
	unsizedSet
	nestedInteractive
	contrast
	cursorAtFocus
	focusOrder
	modalLeak
	oneFocus
	colorOnlyState
	sensitiveExposure
	sensitiveMissing
	unreadText
	headingOrder
	targetSize
	truncatedName
	appTitle
	scrollKeyboard
	shortcutTwice
)

var rules = [...]Rule{
	interactiveName:     {"interactive-name", Critical, "4.1.2", "What can be operated has a name."},
	containerName:       {"container-name", Serious, "4.1.2", "A dialog, heading, picture or gauge has a name."},
	placeholderName:     {"placeholder-name", Moderate, "3.3.2", "An input's name is not its placeholder, which goes away when one types."},
	glyphName:           {"glyph-name", Serious, "1.4.1", "A name has something that can be spoken, not only icons, braille or box drawing."},
	duplicateID:         {"duplicate-id", Serious, "", "No two nodes share a key, no two siblings an ID."},
	ambiguousName:       {"ambiguous-name", Moderate, "", "Controls side by side can be told apart by role, name, position or ID."},
	danglingRelation:    {"dangling-relation", Serious, "1.3.1", "A relation points to a node that is there, and the active descendant is inside its container or what that controls."},
	focusableRole:       {"focusable-role", Serious, "4.1.2", "What can have the keyboard has a role that says what it does."},
	keyboardUnreachable: {"keyboard-unreachable", Critical, "2.1.1", "What can be operated can be reached without a mouse: by the focus, by its container's keys or by a shortcut."},
	requiredState:       {"required-state", Serious, "", "A node has the state, range or level without which its role says too little."},
	rangeValue:          {"range-value", Serious, "", "A range is made of numbers, its minimum is not above its maximum, and its value lies between."},
	unsupportedState:    {"unsupported-state", Moderate, "", "A node has only states that mean something for its role."},
	parentChild:         {"parent-child", Serious, "1.3.1", "Members stand in a container of their kind, and containers hold only such members."},
	setPosition:         {"set-position", Moderate, "", "A position lies between 1 and the size of its set, and no two members share one."},
	unsizedSet:          {"set-size", Moderate, "", "A container of which only a part is drawn says how many members it has."},
	nestedInteractive:   {"nested-interactive", Serious, "4.1.2", "Nothing that can be operated is inside a control, where nobody finds it."},
	contrast:            {"contrast", Serious, "1.4.3", "Enabled text has a contrast of at least 4.5 to what is behind it, as far as the colours are known."},
	cursorAtFocus:       {"cursor-at-focus", Serious, "", "The terminal's cursor is inside the focused node, since screen readers and braille displays follow it."},
	focusOrder:          {"focus-order", Moderate, "2.4.3", "Tab does not jump back above places that it has not visited."},
	modalLeak:           {"modal-leak", Critical, "2.4.3", "Below an open modal nothing can have the keyboard."},
	oneFocus:            {"one-focus", Critical, "2.4.3", "One node has the keyboard where any can, and never two."},
	colorOnlyState:      {"color-only-state", Serious, "1.4.1", "A state is told by a glyph or an attribute too, not by colour alone."},
	sensitiveExposure:   {"sensitive-exposure", Critical, "", "A secret is neither in its node nor in readable cells."},
	sensitiveMissing:    {"sensitive-missing", Critical, "", "An input for a password or token is sensitive."},
	unreadText:          {"unread-text", Serious, "1.3.1", "Letters and digits on the screen are in the tree, in a node at that place."},
	headingOrder:        {"heading-order", Info, "", "A heading is at most one level deeper than the one before."},
	targetSize:          {"target-size", Info, "", "What can be clicked has at least two cells."},
	truncatedName:       {"truncated-name", Info, "", "What is drawn shortened has its whole text in the tree."},
	appTitle:            {"app-title", Info, "", "The app has a name or a window title."},
	scrollKeyboard:      {"scroll-keyboard", Info, "", "What scrolls can be scrolled by the keyboard."},
	shortcutTwice:       {"shortcut-twice", Info, "", "No two things have the same shortcut."},
}
