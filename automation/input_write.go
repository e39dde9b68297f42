package automation

import "limoni/accessibility"

// writeInput is the counterpart of what reads an input. Fields that do not
// count for the op are left out, as an app in the same process would not look
// at them.
func writeInput(r accessibility.Request) (op string, m members) {
	m = members{}
	switch r.Op {
	case accessibility.OpAct:
		m.target(r)
		m["action"] = r.Action
		m.text("value", r.Value)
	case accessibility.OpClick:
		m.target(r)
		m.button(r.Mouse)
		m.number("count", r.Mouse.Count)
	case accessibility.OpDrag:
		m.target(r)
		m.button(r.Mouse)
		m["to"] = writeDestination(r.To)
	case accessibility.OpWheel:
		m.target(r)
		m.wheel(r.Mouse)
	case accessibility.OpHover:
		m.target(r)
		m.text("mods", r.Mouse.Mods)
	case accessibility.OpKey:
		m["chord"] = r.Chord
	case accessibility.OpText, accessibility.OpPaste:
		m["text"] = r.Text
		if r.Key != 0 || !r.Target.IsZero() {
			m.target(accessibility.Request{Key: r.Key, Target: r.Target})
		}
	case accessibility.OpMouse:
		m.mouse(r.Mouse)
	case accessibility.OpResize:
		m["width"], m["height"] = r.Width, r.Height
	}
	return string(r.Op), m
}

func (m members) button(mouse accessibility.Mouse) {
	m.text("button", mouse.Button)
	m.text("mods", mouse.Mods)
}

func (m members) wheel(mouse accessibility.Mouse) {
	m.text("mods", mouse.Mods)
	m.number("dx", mouse.DX)
	m.number("dy", mouse.DY)
}

func (m members) mouse(mouse accessibility.Mouse) {
	m["event"], m["x"], m["y"] = mouse.Event, mouse.X, mouse.Y
	m.button(mouse)
	if mouse.Event == "wheel" {
		m.wheel(mouse)
	} else {
		m.number("count", mouse.Count)
	}
}

func writeDestination(to accessibility.Destination) any {
	switch {
	case to.Cell:
		return [2]int{to.X, to.Y}
	case to.Key != 0:
		return members{"key": wireKey(to.Key)}
	}
	return writeSelector(to.Target)
}

// members is a JSON object being written. Its methods leave zero values out.
type members map[string]any

func (m members) text(name, value string) {
	if value != "" {
		m[name] = value
	}
}

func (m members) number(name string, value int) {
	if value != 0 {
		m[name] = value
	}
}

func (m members) names(name string, value []string) {
	if len(value) > 0 {
		m[name] = value
	}
}

func (m members) target(r accessibility.Request) {
	if r.Key != 0 {
		m["key"] = wireKey(r.Key)
	} else {
		m["target"] = writeSelector(r.Target)
	}
	if item := (members{}); r.Item != (accessibility.Item{}) {
		item.text("key", r.Item.Key)
		item.number("position", r.Item.Position)
		m["item"] = item
	}
}
