package screen

// Attr is a set of text attributes (the ones of ECMA-48 SGR).
type Attr uint16

// The attributes. Bits 8 to 10 are the form of the underline, of which a style has one.
const (
	AttrBold Attr = 1 << iota
	AttrDim
	AttrItalic
	AttrUnderline
	AttrBlink
	AttrReverse
	AttrStrike

	attrPlain = AttrBold | AttrDim | AttrItalic | AttrUnderline | AttrBlink | AttrReverse | AttrStrike
)

// Style is how text looks. The zero value is the terminal's own look; styles compare with ==.
type Style struct {
	Fg, Bg, UnderlineColor Color
	Attr                   Attr
	Link                   string // a URL; the text is a hyperlink to it
}
