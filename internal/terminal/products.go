package terminal

import "strings"

// product is what is known of a terminal whose name is known. What a terminal
// answers for itself is not in here.
type product struct {
	name                                 string
	trueColor, links, underlines, reflow bool
	images                               bool // iTerm2's
	notifications                        Notifications
}

// products are the terminals that differ from others: a terminal that is not
// here has links and OSC 9 and no more. Links and notifications that a terminal
// does not know show nothing; other underlines and a wrong belief in reflow
// would harm.
var products = [...]product{
	{name: "kitty", trueColor: true, links: true, underlines: true, reflow: true, notifications: KittyNotifications},
	{name: "wezterm", images: true, trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "foot", trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "ghostty", trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "iterm2", images: true, trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "contour", trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "rio", trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "alacritty", trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "vte", trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "konsole", trueColor: true, links: true, reflow: true, notifications: ITermNotifications},
	{name: "xterm.js", trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "windows terminal", trueColor: true, links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "windows console", trueColor: true, links: true, notifications: ITermNotifications},
	{name: "warp", trueColor: true, links: true, notifications: ITermNotifications},
	{name: "mintty", trueColor: true, links: true, underlines: true, notifications: ITermNotifications},
	{name: "apple terminal", links: true, reflow: true, notifications: ITermNotifications},
	{name: "tmux", links: true, underlines: true, reflow: true, notifications: ITermNotifications},
	{name: "screen"},
	{name: "linux"},
}

// productOf returns what is known of the terminal of that name, in lower case.
func productOf(name string) product {
	for _, p := range products {
		if p.name == name {
			return p
		}
	}
	return product{name: name, links: true, notifications: ITermNotifications}
}

// setProduct takes over what is known of the product, in place of what was taken from
// another name.
func (c *Capabilities) setProduct(p product) {
	c.Name, c.Notifications = p.name, p.notifications
	c.Links, c.Underlines, c.Reflow, c.images = p.links, p.underlines, p.reflow, p.images
	if p.trueColor && !c.forced && c.Colors != NoColors {
		c.Colors = TrueColors
	}
}

// maxName bounds what is taken of the text of XTVERSION, in bytes.
const maxName = 100

// parseVersion reads the text of XTVERSION, which has no fixed form: most are
// "Name(version)" or "name version".
func parseVersion(text string) (name, version string, ok bool) {
	text = strings.TrimSpace(text)
	if text == "" || text != cleanLine(text, maxName) {
		return "", "", false
	}
	name, version = text, ""
	if i := strings.IndexAny(text, "( "); i > 0 {
		name, version = text[:i], strings.Trim(text[i:], "() ")
	}
	return strings.ToLower(name), version, true
}
