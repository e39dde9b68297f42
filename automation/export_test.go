package automation

import "strings"

// Serving counts the goroutines that serve a connection or follow an app.
func Serving() int {
	all := goroutines()
	return strings.Count(all, "automation.(*conn)") + strings.Count(all, "automation.(*frames)")
}
