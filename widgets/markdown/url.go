package markdown

import (
	"strings"

	"limoni/internal/text"
)

// cleanURL is a destination as it was meant: without escapes, and without what
// no terminal is to get.
func cleanURL(url string) string {
	return strings.TrimSpace(text.Clean(unescape(url)))
}

// allowed reports whether a link may lead there: by one of three schemes, or by
// none at all.
func allowed(url string) bool {
	scheme, ok := schemeOf(url)
	return !ok || hyperlinks(scheme)
}

// hyperlink is url where the terminal gets it, else "".
func hyperlink(url string) string {
	if scheme, ok := schemeOf(url); ok && hyperlinks(scheme) {
		return url
	}
	return ""
}

func hyperlinks(scheme string) bool {
	switch strings.ToLower(scheme) {
	case "http", "https", "mailto":
		return true
	}
	return false
}

// schemeOf is what stands before the first ":", if that comes before any "/",
// "?" and "#". It is taken for a scheme whatever it is made of, so that no
// spelling of one gets by.
func schemeOf(url string) (scheme string, ok bool) {
	i := strings.IndexAny(url, ":/?#")
	if i < 0 || url[i] != ':' {
		return "", false
	}
	return url[:i], true
}
