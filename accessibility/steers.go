package accessibility

import "unicode"

// Steers reports whether r does something to whoever shows it instead of being
// seen: control characters, C1 among them, format characters such as
// bidirectional overrides and tags, line and paragraph separators. The two
// joiners stay, which emoji and some scripts need (UAX #9, UTS #51).
//
// What an app shows is data. A tool that prints it to a terminal or a log, or
// hands it on, should replace such runes, but for line breaks of its own.
func Steers(r rune) bool {
	const nonJoiner, joiner = '\u200c', '\u200d'
	return r != nonJoiner && r != joiner && unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp)
}
