package automation

import "limoni/accessibility"

// writeInput is the counterpart of readInput. Fields that do not count for the
// op are left out, as an app in the same process would not look at them.
func writeInput(r accessibility.Request) members {
	m := members{"op": r.Op}
	switch r.Op {
	case accessibility.OpAct:
		m.target(r)
		m["action"] = r.Action
		m.text("value", r.Value)
	case accessibility.OpClick:
		m.target(r)
		if mouse := writeButton(r.Mouse); len(mouse) > 0 {
			m["mouse"] = mouse
		}
	case accessibility.OpKey:
		m["chord"] = r.Chord
	case accessibility.OpText, accessibility.OpPaste:
		m["text"] = r.Text
		if r.Key != 0 || !r.Target.IsZero() {
			m.target(accessibility.Request{Key: r.Key, Target: r.Target})
		}
	case accessibility.OpMouse:
		m["mouse"] = writeMouse(r.Mouse)
	case accessibility.OpResize:
		m["width"], m["height"] = r.Width, r.Height
	}
	return m
}

func writeButton(mouse accessibility.Mouse) members {
	m := members{}
	m.text("button", mouse.Button)
	m.number("count", mouse.Count)
	m.text("mods", mouse.Mods)
	return m
}

func writeMouse(mouse accessibility.Mouse) members {
	m := writeButton(mouse)
	m["event"], m["x"], m["y"] = mouse.Event, mouse.X, mouse.Y
	if mouse.Event == "wheel" {
		delete(m, "count")
		m.number("dx", mouse.DX)
		m.number("dy", mouse.DY)
	}
	return m
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
