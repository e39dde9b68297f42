package markdown

// kind says what an element is.
type kind uint8

const (
	paragraph kind = iota
	heading
	quote
	list
	listItem
	codeBlock
	html
	table
	tableRow
	rule
)

// element is a part of a block in a form that needs neither the parser nor the
// source any more: its text as it is read, and how the parts of it look.
type element struct {
	kind     kind
	level    int    // of a heading
	marker   string // of a list item: "•", "2." or "[x]"
	task     bool   // marker is a box
	checked  bool
	tight    bool // a list without empty rows between its items
	language string
	text     string // clean: without control characters, "\n" only where a line must end
	spans    []span
	align    []align // of a table's columns
	children []element
	cells    []element // of a table row
}

// span is a part of a text: it begins where the one before ends.
type span struct {
	end  int
	look look
	link int // 1-based in the block's links, 0 for none
}

// look is what Markdown says about a piece of text.
type look uint16

const (
	strong look = 1 << iota
	emphasis
	strike
	inCode
	inLink
	inImage
	inHeading
	muted
)

// align is the side a column's text stands at.
type align uint8

const (
	left align = iota
	right
	center
)

// link is a link or an image of a block's text.
type link struct {
	url   string // "" where it leads nowhere yet
	osc8  string // url where the terminal gets it
	label string
	image bool
}

// deepest is how many containers may stand in each other; deeper ones are
// shown as if they were the content of the deepest.
const deepest = 50
