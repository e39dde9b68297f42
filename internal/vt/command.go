package vt

import (
	"encoding/base64"
	"strings"
)

// Clipboard is one OSC 52: what a program wanted in the user's clipboard.
type Clipboard struct {
	Selection string // "c" is the clipboard, "p" the primary selection
	Text      string // decoded; "" clears the selection
}

// maxClipboard is how many are kept.
const maxClipboard = 100

// Clipboard returns what the program put into the clipboard with OSC 52, oldest first. A question for its contents is
// not answered and counted as unknown, since a terminal would ask its user first.
func (s *Screen) Clipboard() []Clipboard { return append([]Clipboard(nil), s.clipboard...) }

// commands are the functions of OSC, by number. They report whether they understood the rest.
var commands = map[string]func(s *Screen, rest string) bool{
	"0":    (*Screen).setTitle,
	"1":    func(*Screen, string) bool { return true }, // the name of an icon that nobody shows
	"2":    (*Screen).setTitle,
	"8":    (*Screen).openLink,
	"9":    (*Screen).notify,
	"10":   func(s *Screen, rest string) bool { return s.reportColor("10", rest) },
	"11":   func(s *Screen, rest string) bool { return s.reportColor("11", rest) },
	"52":   (*Screen).copyText,
	"99":   (*Screen).notifyKitty,
	"777":  (*Screen).notifyRXVT,
	"1337": (*Screen).inlineImage,
}

// command is an OSC: a number, a semicolon, and what that number takes.
func (s *Screen) command(q *sequence) {
	number, rest, _ := strings.Cut(string(q.data), ";")
	f, known := commands[number]
	if !known || s.lacks(q, number) || !f(s, rest) {
		s.misunderstand(q)
	}
}

func (s *Screen) setTitle(title string) bool {
	s.title = title
	return true
}

// The longest hyperlinks that are understood, in bytes, as in VTE.
const (
	maxLink   = 2083
	maxLinkID = 250
)

// openLink is OSC 8: parameters and a URI; an empty URI closes the link.
func (s *Screen) openLink(rest string) bool {
	parameters, uri, ok := strings.Cut(rest, ";")
	if !ok || len(uri) > maxLink || len(parameters) > maxLinkID {
		return false
	}
	s.pen.Link, s.pen.LinkID = uri, ""
	for p := range strings.SplitSeq(parameters, ":") {
		if id, ok := strings.CutPrefix(p, "id="); ok && uri != "" {
			s.pen.LinkID = id
		}
	}
	return true
}

// reportColor answers questions for the default colours: light grey on black.
func (s *Screen) reportColor(number, rest string) bool {
	if rest != "?" {
		return false
	}
	color := "rgb:0000/0000/0000"
	if number == "10" {
		color = "rgb:d0d0/d0d0/d0d0"
	}
	s.reply("\x1b]%s;%s\x1b\\", number, color)
	return true
}

func (s *Screen) copyText(rest string) bool {
	selection, data, _ := strings.Cut(rest, ";")
	text, err := base64.StdEncoding.DecodeString(data)
	if err != nil {
		return false
	}
	s.clipboard = append(s.clipboard, Clipboard{selection, string(text)})
	if len(s.clipboard) > maxClipboard {
		s.clipboard = s.clipboard[1:]
	}
	return true
}

// maxTitles is how many titles the stack keeps.
const maxTitles = 10

// iconTitle is the stack of icon names in XTWINOPS, which is not kept.
const iconTitle = 1

func (s *Screen) pushTitle(which int) {
	if which == iconTitle {
		return
	}
	s.titles = append(s.titles, s.title)
	if len(s.titles) > maxTitles {
		s.titles = s.titles[1:]
	}
}

func (s *Screen) popTitle(which int) {
	if n := len(s.titles); n > 0 && which != iconTitle {
		s.title, s.titles = s.titles[n-1], s.titles[:n-1]
	}
}
