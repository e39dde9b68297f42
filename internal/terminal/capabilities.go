package terminal

// Colors is how many colours a terminal shows. More is greater.
type Colors uint8

const (
	NoColors   Colors = iota // bold, reverse and the other attributes are still there
	Colors16                 // ECMA-48 and its bright eight
	Colors256                // xterm's palette
	TrueColors               // 24 bits
)

// Notifications is the form in which a terminal takes desktop notifications.
type Notifications uint8

const (
	NoNotifications    Notifications = iota
	ITermNotifications               // OSC 9, one text
	KittyNotifications               // OSC 99, with a title and a body
)

// Capabilities are what is known of a terminal. The zero value is one of which
// nothing is known: it moves the cursor and erases the screen. [Assume] gives
// what the environment says, a [Survey] refines it. Capabilities compare with
// ==.
type Capabilities struct {
	// Name is the terminal's own name in lower case, such as "kitty" or "vte",
	// and Version what it calls its version. Both are "" where they are unknown.
	Name, Version string

	Colors        Colors
	Notifications Notifications

	Sync         bool // synchronized output (private mode 2026)
	Repeat       bool // REP works after an ASCII character: measured
	RepeatAny    bool // and after other characters: measured
	Clusters     bool // a ZWJ family, a flag, a VS16 and a skin tone are two columns wide each: measured
	Erase        bool // ECH and EL
	Scroll       bool // DECSTBM with SU and SD
	InsertDelete bool // ICH and DCH
	Links        bool // OSC 8
	Underlines   bool // SGR 4:2 to 4:5, and their colours (SGR 58)
	Reflow       bool // a new width wraps the long lines of the normal screen anew
	Title        bool // OSC 2 and XTWINOPS 22 and 23, or at least they print nothing
	Clipboard    bool // said in DA1 (52); many terminals take OSC 52 and do not say so
	Sixel        bool // said in DA1 (4)
	Graphics     bool // kitty's graphics protocol: it answered
	InlineImages bool // iTerm2's inline images, by a name that the terminal answers to

	// CellWidth and CellHeight are the size of a cell in pixels, 0 where the
	// terminal has not said it.
	CellWidth, CellHeight int

	// Keyboard says that the terminal has the kitty keyboard protocol, which
	// [KittyKeyboard] turns on.
	Keyboard bool

	images  bool // InlineImages, by a name of which it is not known whose it is
	limited bool // by its name: it would print our questions
	forced  bool // Colors was asked for in so many words
}
