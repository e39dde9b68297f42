package limoni

import (
	"image"

	"limoni/internal/screen"
	"limoni/internal/text"
)

// Rect is a rectangle of screen cells, half open, with (0,0) at the top left.
type Rect = image.Rectangle

// Point is one screen cell.
type Point = image.Point

// Style is how a cell looks: {Fg, Bg, UnderlineColor Color; Attr Attr; Link
// string}. The zero Style is the terminal's own. Styles compare with ==.
type Style = screen.Style

// Color is a colour of the terminal's palette or a 24-bit one; the zero Color
// is the terminal's default. On a terminal with fewer colours the nearest one
// is used.
type Color = screen.Color

// Attr is a set of text attributes.
type Attr = screen.Attr

const (
	AttrBold      = screen.AttrBold
	AttrDim       = screen.AttrDim
	AttrItalic    = screen.AttrItalic
	AttrUnderline = screen.AttrUnderline
	AttrBlink     = screen.AttrBlink
	AttrReverse   = screen.AttrReverse
	AttrStrike    = screen.AttrStrike

	// Other underlines; a terminal that has only one draws that.
	AttrDoubleUnderline = screen.AttrDoubleUnderline
	AttrCurlyUnderline  = screen.AttrCurlyUnderline
	AttrDottedUnderline = screen.AttrDottedUnderline
	AttrDashedUnderline = screen.AttrDashedUnderline
)

// Palette is one of the terminal's 256 colours; 0 to 15 follow the user's theme.
func Palette(i uint8) Color { return screen.Palette(i) }

// RGB is a 24-bit colour.
func RGB(r, g, b uint8) Color { return screen.RGB(r, g, b) }

// Width returns the columns s occupies when drawn. Control characters occupy
// none, since they are never drawn.
func Width(s string) int { return text.Width(s) }

// Truncate returns s cut to at most columns, with an ellipsis where something
// was cut. It never cuts through a grapheme cluster.
func Truncate(s string, columns int) string { return text.Truncate(s, columns) }

// TruncateLeft is Truncate that keeps the end of s, with the ellipsis before
// it: for paths.
func TruncateLeft(s string, columns int) string { return text.TruncateLeft(s, columns) }

// Wrap breaks s into lines of at most columns, between words where it can.
func Wrap(s string, columns int) []string { return text.Wrap(s, columns) }

// Clusters counts the extended grapheme clusters of s: what a person would
// call its characters (Unicode UAX #29).
func Clusters(s string) int { return text.Clusters(s) }
