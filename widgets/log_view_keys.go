package widgets

import "limoni/accessibility"

// columnStep is how far Left and Right move the lines.
const columnStep = 8

// applyLog does what the app and this pass's event ask for.
func (p *logPass) applyLog() {
	p.applyAsked()
	if p.st.chosen && p.st.top.line >= p.end.line {
		p.follow()
	} else if p.st.chosen {
		p.st.pauseAt(p.r)
	}
	if disabled(p.r.f, p.resp) {
		return
	}
	if dx, dy := p.resp.Scrolled(); dx != 0 || dy != 0 {
		p.wheel(dx, dy)
		return
	}
	if !p.applyAction() {
		p.applyItem()
	}
	p.applyLogKeys()
	p.applyKeys()
	if p.moved {
		p.st.pause(*p.sel < p.count-1, p.r)
	}
}

func (p *logPass) applyAsked() {
	asked := p.st.asked
	if p.st.asked = 0; asked&askFollow != 0 {
		p.follow()
	}
	if asked&askNext != 0 {
		p.find(1)
	}
	if asked&askPrevious != 0 {
		p.find(-1)
	}
	if p.moved {
		p.st.pause(*p.sel < p.count-1, p.r)
	}
}

func (p *logPass) wheel(dx, dy int) {
	if dx != 0 {
		p.fitColumns()
		p.move(dx)
	}
	if dy != 0 {
		p.scrollBy(dy)
	}
}

// move moves the lines by so many columns.
func (p *logPass) move(by int) {
	p.st.Column = min(max(scrolledBy(p.column(), by, p.wide), 0), p.wide)
}

// logActions are the actions of the log itself, as any part of it may be offered.
var logActions = [...]accessibility.CustomAction{
	{Name: "follow", Description: "Go to the newest line and stay there"},
	{Name: "find-next", Description: "Go to the next line that matches"},
	{Name: "find-previous", Description: "Go to the line before that matches"},
}

// offers are those of them that would do something.
func (p *logPass) offers() []accessibility.CustomAction {
	from, to := 0, len(logActions)
	if !p.st.paused {
		from = 1
	}
	if p.st.search.matches.len() == 0 {
		to = 1
	}
	return logActions[from:max(from, to)]
}

// applyAction reports whether this pass brings an action of the log itself.
func (p *logPass) applyAction() bool {
	if _, _, ofRow := p.resp.Item(); ofRow {
		return false
	}
	switch name, _ := p.resp.Action(); name {
	case "follow":
		p.follow()
	case "find-next":
		p.find(1)
	case "find-previous":
		p.find(-1)
	default:
		return false
	}
	return true
}

// applyLogKeys are the keys that a list does not have.
func (p *logPass) applyLogKeys() {
	finds, flat := p.v.Find != nil, !p.v.Wrap
	switch resp := p.resp; {
	case finds && resp.Key("f3"):
		p.find(1)
	case finds && resp.Key("shift+f3"):
		p.find(-1)
	case flat && resp.Key("left"):
		p.fitColumns()
		p.move(-columnStep)
	case flat && resp.Key("right"):
		p.fitColumns()
		p.move(columnStep)
	case p.tall(1) && resp.Key("down"):
		p.scrollBy(1)
	case p.tall(-1) && resp.Key("up"):
		p.scrollBy(-1)
	}
}

// tall reports whether the view is inside of the line with the cursor, which
// does not fit, and can move on in it.
func (p *logPass) tall(by int) bool {
	top, height := p.st.top, p.body.Dy()
	if !p.v.Wrap || *p.sel < 0 || *p.sel != top.line || height <= 0 {
		return false
	}
	n := p.rowsOf(*p.sel)
	return n > height && (by < 0 && top.skip > 0 || by > 0 && top.skip+height < n)
}

// find goes to the next line that matches, or to the one before.
func (p *logPass) find(by int) {
	s := &p.st.search
	p.searching = s.look(p.r, findAllLines, findAllBytes)
	n := s.matches.len()
	if n == 0 {
		return
	}
	number := p.r.number(max(*p.sel, 0))
	i := s.matches.from(number) - 1
	if by > 0 {
		if i++; i < n && s.matches.at(i) == number {
			i++
		}
	}
	p.moveTo(p.r.row(s.matches.at((i + n) % n)))
}
