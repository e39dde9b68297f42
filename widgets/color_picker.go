package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// ColorPicker chooses a colour: one of the terminal's sixteen by its name, or any
// by its red, green and blue parts or six hexadecimal digits.
//
//	██ ██ ██ ██ ██ ██ ██ ██
//	██ ██ ██ ██ ██ ██ ██ ██  teal
//	Red    ─────────────●──  205
//	Green  ●───────────────  0
//	Blue   ●───────────────  0
//	Hex    #cd0000  ████████
//
// The sixteen are one stop of Tab: there the arrows, Home, End and a click choose,
// and Space where none of them is chosen. The sliders and the field are one each.
type ColorPicker struct {
	ID    string
	Label string
	// Value is the app's colour. A part or digit that is changed makes it a
	// 24-bit one.
	Value    *limoni.Color
	Disabled bool
}

// ColorPickerHeight is the rows it takes.
const ColorPickerHeight = 6

// colorMemory is the text of the field, and the colour it was made of.
type colorMemory struct {
	hex   string
	from  limoni.Color
	made  bool
	parts [3]float64 // of the sliders
}

// Draw draws the picker. Changed of the response reports that another colour was
// chosen.
func (c ColorPicker) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if c.Value == nil {
		panic("widgets: ColorPicker " + strconv.Quote(c.Label) + " has no Value; give it a pointer to the app's colour")
	}
	area.Max.Y = min(area.Max.Y, area.Min.Y+ColorPickerHeight)
	resp := f.Begin(accessibility.Node{
		ID: c.ID, Role: accessibility.RoleGroup, Label: c.Label, Bounds: area,
		States: when(c.Disabled, accessibility.StateDisabled),
	})
	before := *c.Value
	c.drawSwatches(f, layout.CutTop(&area, 2))
	m := limoni.Memory[colorMemory](f, resp)
	c.drawParts(f, m, &area)
	c.drawHex(f, m, area)
	f.Node(resp).Value = f.Concat(nameOf(*c.Value))
	if *c.Value != before {
		resp.SetChanged()
	}
	return f.End(resp)
}

// standard are the terminal's sixteen colours: their names, and what xterm makes
// of them, for a terminal's own are its user's secret.
var standard = [16]struct {
	name    string
	r, g, b uint8
}{
	{"black", 0, 0, 0}, {"maroon", 205, 0, 0}, {"green", 0, 205, 0}, {"olive", 205, 205, 0},
	{"navy", 0, 0, 238}, {"purple", 205, 0, 205}, {"teal", 0, 205, 205}, {"silver", 229, 229, 229},
	{"gray", 127, 127, 127}, {"red", 255, 0, 0}, {"lime", 0, 255, 0}, {"yellow", 255, 255, 0},
	{"blue", 92, 92, 255}, {"fuchsia", 255, 0, 255}, {"aqua", 0, 255, 255}, {"white", 255, 255, 255},
}

// partsOf are the red, green and blue of a colour.
func partsOf(c limoni.Color) (r, g, b uint8) {
	if r, g, b, ok := c.RGB(); ok {
		return r, g, b
	}
	i, ok := c.Palette()
	switch {
	case !ok:
		return 0, 0, 0
	case i < 16:
		return standard[i].r, standard[i].g, standard[i].b
	case i >= 232:
		gray := 8 + 10*(i-232)
		return gray, gray, gray
	}
	cube := func(n uint8) uint8 {
		if n == 0 {
			return 0
		}
		return 55 + 40*n
	}
	i -= 16
	return cube(i / 36), cube(i / 6 % 6), cube(i % 6)
}

// nameOf is the name of one of the sixteen, "" for another.
func nameOf(c limoni.Color) string {
	if i, ok := c.Palette(); ok && i < 16 {
		return standard[i].name
	}
	return ""
}

func (c ColorPicker) drawSwatches(f *limoni.Frame, area limoni.Rect) {
	resp := f.Begin(accessibility.Node{
		ID: "palette", Role: accessibility.RoleRadioGroup, Label: "Palette", Bounds: area, SetSize: 16,
		Actions: accessibility.ActionFocus,
	})
	at := -1
	if i, ok := c.Value.Palette(); ok && i < 16 {
		at = int(i)
	}
	if to := swatchByKey(f, resp, at); to != at {
		*c.Value = limoni.Palette(uint8(to))
	}
	for i := range standard {
		c.drawSwatch(f, resp, area, i)
	}
	name := area
	name.Min.X, name.Min.Y = min(area.Min.X+25, area.Max.X), min(area.Min.Y+1, area.Max.Y)
	f.Node(resp).Value = nameOf(*c.Value)
	f.PrintCut(name, nameOf(*c.Value), f.Theme().Text)
	f.End(resp)
}

// swatchByKey is the colour that the arrows go to.
func swatchByKey(f *limoni.Frame, resp limoni.Response, at int) int {
	if disabled(f, resp) {
		return at
	}
	from := max(at, 0)
	switch {
	case resp.Key("left"):
		return max(from-1, 0)
	case resp.Key("right"):
		return min(from+1, 15)
	case resp.Key("up"):
		return from % 8
	case resp.Key("down"):
		return from%8 + 8
	case resp.Key("home"):
		return 0
	case resp.Key("end"):
		return 15
	case resp.Key("space"):
		return from
	}
	return at
}

func (c ColorPicker) drawSwatch(f *limoni.Frame, group limoni.Response, area limoni.Rect, i int) {
	cell := limoni.Rect{Min: area.Min.Add(limoni.Point{X: 3 * (i % 8), Y: i / 8})}
	cell.Max = cell.Min.Add(limoni.Point{X: 3, Y: 1})
	cell = cell.Intersect(area)
	resp := f.RegisterAccessibility(accessibility.Node{
		Role: accessibility.RoleRadioButton, Label: standard[i].name, Bounds: cell, Position: count(i + 1), SetSize: 16,
		Actions: accessibility.ActionSelect | accessibility.ActionActivate,
	})
	if resp.Clicked() || resp.Did(accessibility.ActionSelect) {
		*c.Value = limoni.Palette(uint8(i))
	}
	at, ok := c.Value.Palette()
	chosen := ok && int(at) == i
	f.Node(resp).States |= accessibility.Checked(chosen)
	f.Print(cell, "██", limoni.Style{Fg: limoni.Palette(uint8(i))})
	active := chosen || i == 0 && (!ok || at >= 16)
	if active {
		f.Details(group).ActiveDescendant = f.Node(resp).Key
		focusCell(f, group, cell, cell.Min.X)
	}
	st := f.Theme().Text
	if active && group.Focused() {
		st = f.Theme().Focus
	}
	cell.Min.X = min(cell.Min.X+2, cell.Max.X)
	if chosen {
		f.Print(cell, "‹", st)
	} else if active && group.Focused() {
		f.Fill(cell, ' ', st)
	}
}

// drawParts draws a slider for each part.
func (c ColorPicker) drawParts(f *limoni.Frame, m *colorMemory, area *limoni.Rect) {
	r, g, b := partsOf(*c.Value)
	m.parts = [3]float64{float64(r), float64(g), float64(b)}
	changed := false
	for i, label := range [...]string{"Red", "Green", "Blue"} {
		line := layout.CutTop(area, 1)
		drawLine(f, layout.CutLeft(&line, 7), accessibility.Node{Role: accessibility.RoleLabel, Label: label}, f.Theme().Text)
		s := Slider{ID: label, Label: label, Value: &m.parts[i], Max: 255, Step: 1}.Draw(f, line)
		changed = changed || s.Changed()
	}
	if changed {
		*c.Value = limoni.RGB(uint8(m.parts[0]), uint8(m.parts[1]), uint8(m.parts[2]))
	}
}

// drawHex draws the field of digits and the colour itself.
func (c ColorPicker) drawHex(f *limoni.Frame, m *colorMemory, line limoni.Rect) {
	line = firstRow(line, line.Dx())
	if !m.made || m.from != *c.Value {
		r, g, b := partsOf(*c.Value)
		m.hex, m.from, m.made = hexOf(r, g, b), *c.Value, true
	}
	drawLine(f, layout.CutLeft(&line, 7), accessibility.Node{Role: accessibility.RoleLabel, Label: "Hex"}, f.Theme().Text)
	problem := ""
	if _, _, _, ok := parseHex(m.hex); !ok {
		problem = "must be six hexadecimal digits"
	}
	in := TextInput{ID: "Hex", Label: "Hex", Value: &m.hex, MaxLength: 7, Error: problem}.Draw(f, layout.CutLeft(&line, 8))
	if in.Changed() {
		if r, g, b, ok := parseHex(m.hex); ok {
			*c.Value = limoni.RGB(r, g, b)
			m.from = *c.Value
		}
	}
	layout.CutLeft(&line, 1)
	f.Fill(layout.CutLeft(&line, 8), '█', limoni.Style{Fg: *c.Value})
}

func hexOf(r, g, b uint8) string {
	const digits = "0123456789abcdef"
	return string([]byte{'#', digits[r>>4], digits[r&15], digits[g>>4], digits[g&15], digits[b>>4], digits[b&15]})
}

// parseHex reads six digits, with or without the sign before them.
func parseHex(s string) (r, g, b uint8, ok bool) {
	if len(s) > 0 && s[0] == '#' {
		s = s[1:]
	}
	n, err := strconv.ParseUint(s, 16, 32)
	if err != nil || len(s) != 6 {
		return 0, 0, 0, false
	}
	return uint8(n >> 16), uint8(n >> 8), uint8(n), true
}
