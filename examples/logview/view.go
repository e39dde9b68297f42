package main

import (
	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// shownLevels are what the key for levels goes through.
var shownLevels = [...]struct {
	least widgets.LogLevel
	name  string
}{
	{widgets.LogPlain, ""},
	{widgets.LogInfo, "INFO and above"},
	{widgets.LogWarning, "WARN and above"},
	{widgets.LogError, "ERROR and above"},
}

var keyNames = []widgets.KeyName{
	{Key: "f", Label: "Filter the lines"}, {Key: "/", Label: "Find in the lines"},
	{Key: "n", Label: "Next line found"}, {Key: "N", Label: "Line found before"},
	{Key: "f3", Label: "Next line found"}, {Key: "shift+f3", Label: "Line found before"},
	{Key: "l", Label: "Level of the lines"}, {Key: "w", Label: "Wrap long lines"},
	{Key: "?", Label: "Keys"}, {Key: "f1", Label: "Keys"}, {Key: "q", Label: "Quit"}, {Key: "ctrl+q", Label: "Quit"},
}

func (a *app) draw(f *limoni.Frame) {
	a.follow(f)
	area := f.Area()
	a.drawFields(f, layout.CutTop(&area, 1))
	foot := layout.CutBottom(&area, 1)
	a.drawNotice(f, &area)
	a.goOn()
	a.drawLog(f, area)
	a.drawBar(f, foot)
	a.keys(f)
	a.help.Draw(f, f.Area())
}

// drawFields draws what the user filters and finds by. Enter goes to the lines.
func (a *app) drawFields(f *limoni.Frame, row limoni.Rect) {
	right := layout.CutRight(&row, row.Dx()*2/5)
	filter := widgets.TextInput{
		ID: "filter", Label: "Filter", Prompt: "Filter: ", Placeholder: "text or /expression/", Value: &a.filter, Search: true, Error: a.wrong,
	}.Draw(f, row)
	find := widgets.TextInput{ID: "find", Label: "Find", Prompt: "Find: ", Placeholder: "text", Value: &a.find, Search: true}.Draw(f, right)
	if filter.Changed() {
		a.search()
	}
	if find.Changed() {
		a.goNext = false
		a.searchFound()
	}
	switch {
	case find.Submitted():
		a.goNext = a.find != ""
		f.Focus("log")
	case filter.Submitted():
		f.Focus("log")
	}
}

// drawNotice draws what happened to the file or is wrong with the filter.
func (a *app) drawNotice(f *limoni.Frame, area *limoni.Rect) {
	if a.wrong != "" {
		widgets.Status{ID: "wrong", Text: a.wrong, Error: true}.Draw(f, layout.CutTop(area, 1))
	}
	if a.notice != "" {
		widgets.Status{ID: "notice", Text: a.notice, Error: a.failed}.Draw(f, layout.CutTop(area, 1))
	}
}

func (a *app) drawLog(f *limoni.Frame, area limoni.Rect) {
	log := widgets.LogView{
		ID: "log", Label: a.name, Lines: &a.log, Find: &a.find, Found: &a.found.hits, Wrap: a.wrap,
		AutoFocus: true, Scrollbar: true, State: &a.view, Empty: a.empty(),
	}
	if a.kept.on() {
		log.Kept = &a.kept.hits
	}
	log.Draw(f, area)
}

// empty is why there are no lines.
func (a *app) empty() string {
	switch {
	case a.log.file == nil:
		return ""
	case !a.kept.done(&a.log) || a.reading && a.log.Len() == 0:
		return "Searching"
	case a.log.Len() == 0:
		return "The file is empty"
	}
	return "No line passes the filter"
}

// drawBar draws how many lines there are, and how many of them are shown.
func (a *app) drawBar(f *limoni.Frame, area limoni.Rect) {
	total, lines := a.count(f, a.log.Len()), " lines"
	if a.kept.on() {
		total = f.Concat(a.count(f, len(a.kept.hits)), " of ", total)
	}
	work := ""
	switch {
	case !a.kept.done(&a.log):
		work = "filtering"
	case !a.found.done(&a.log):
		work = "finding"
	}
	a.bar = [4]widgets.Segment{
		{Text: a.name}, {Text: shownLevels[a.level].name}, {Text: work}, {ID: "count", Text: f.Concat(total, lines)},
	}
	widgets.StatusBar{ID: "bar", Left: a.bar[:1], Center: a.bar[1:2], Right: a.bar[2:]}.Draw(f, area)
}

// count is a number with its thousands apart.
func (a *app) count(f *limoni.Frame, n int) string {
	s := f.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = f.Concat(s[:i], ",", s[i:])
	}
	return s
}

// keys are those that work while no field has the focus.
func (a *app) keys(f *limoni.Frame) {
	switch {
	case f.Key("f"):
		f.Focus("filter")
	case f.Key("/"):
		f.Focus("find")
	case f.Key("n"):
		a.view.FindNext()
	case f.Key("N"):
		a.view.FindPrevious()
	case f.Key("l"):
		a.level = (a.level + 1) % len(shownLevels)
		a.search()
	case f.Key("w"):
		a.wrap = !a.wrap
	case f.Key("?"), f.Key("f1"):
		a.help.Open = true
	case f.Key("q"), f.GlobalKey("ctrl+q"):
		f.Quit()
	}
}
