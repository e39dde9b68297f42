// Package text measures, cuts and wraps text for a grid of terminal cells. It is the only place that decides how wide
// something is: layout, painting and the caret of an editor all ask here, so they cannot disagree.
//
// # The unit
//
// The unit is the extended grapheme cluster of Unicode Standard Annex #29: what a reader takes for one character, for
// example "é" as two code points, a family joined by U+200D, or a flag. Text is painted cluster by cluster,
//
//	for s != "" {
//		var cluster string
//		var width int
//		cluster, s, width = text.Next(s)
//		… put cluster into width cells; width 0 gets no cell
//	}
//
// and Width is the sum of those widths, always. Cut, Truncate, CutLeft, TruncateLeft and WrapLine never split
// a cluster.
//
// # Widths
//
// A cluster is 0, 1 or 2 columns wide:
//
//   - 2 for East Asian Wide and Fullwidth characters (UAX #11), for emoji presentation (UTS #51): by default, with a
//     skin tone, with U+FE0F after a character that has an emoji form, and as a keycap sequence; for a pair of
//     regional indicators and for one alone;
//   - 0 for other control and format characters, and for a combining mark that stands alone because nothing precedes it:
//     it has no cell of its own and is not painted;
//   - 1 for a tab and for a line break, "\r\n" as one: in one line they are a space. What expands tabs or breaks lines
//     does so before it measures;
//   - 1 for everything else, with the characters whose East Asian Width is ambiguous.
//
// A cluster of several code points is as wide as the widest of them. U+FE0E asks for another drawing of a character,
// not for another width.
//
// # What never reaches a terminal
//
// One rule holds everywhere. Control characters (C0, DEL, and C1 as U+0080 to U+009F) and the bidirectional
// embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069) are dropped: width 0, not painted, removed by
// Clean. Only the white space among them, U+0009 to U+000D, becomes a space. So an escape sequence loses its ESC and the rest of it shows as plain text. The marks U+200E, U+200F and U+061C
// stay in the text with width 0: right-to-left text needs them, and they sway only the punctuation beside them. A byte
// that is not part of valid UTF-8 is one cluster of its own, shown as U+FFFD, 1 column wide; such bytes are told apart
// as the range statement does.
//
// # The library below
//
// The tables come from github.com/clipperhouse/displaywidth and its segmenter uax29, which follow Unicode 17.0. The
// other well-kept choice, github.com/rivo/uniseg, follows 15.0: it breaks Indic conjuncts apart, gives the emoji added
// since 1 column, and gives 1 to keycaps and 4 to U+2E3B. It is also two to twenty times slower, most of all for
// ASCII. Two things are decided here and not there: U+FE0F widens only a character that has an emoji form, and a
// cluster that begins with a narrow or invisible code point is as wide as its widest one ("☝🏽" is 2, U+0600 before a
// letter is 1).
package text
