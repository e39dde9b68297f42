package limoni

// The themes with colours of their own are in 24 bits; on a terminal with fewer
// the nearest are shown. Their text and marks have a contrast of at least 4.5
// with what they stand on, borders and tracks 3 (WCAG 2.2, 1.4.3 and 1.4.11);
// those of the high contrast theme have 7 and 4.5. What is told by a ground is
// reversed as well, so that it can be seen without colours.

// DarkTheme is light text on a dark ground.
func DarkTheme() *Theme {
	return palette{
		page: RGB(0x16, 0x18, 0x1d), popup: RGB(0x22, 0x26, 0x2e), bar: RGB(0x2d, 0x33, 0x3f),
		text: RGB(0xe4, 0xe6, 0xeb), muted: RGB(0xa3, 0xaa, 0xb8), line: RGB(0x7d, 0x85, 0x95),
		field: RGB(0x2a, 0x2f, 0x3a), focus: RGB(0x7f, 0xb4, 0xff), marked: RGB(0x3b, 0x5b, 0x8c), onFocus: RGB(0x10, 0x14, 0x1c),
		blue: RGB(0x7f, 0xb4, 0xff), cyan: RGB(0x6c, 0xd3, 0xdc), green: RGB(0x8f, 0xd1, 0x7f), yellow: RGB(0xe8, 0xc3, 0x6a),
		red: RGB(0xff, 0x93, 0x8a), violet: RGB(0xcd, 0xa4, 0xf7),
	}.theme()
}

// LightTheme is dark text on a light ground.
func LightTheme() *Theme {
	return palette{
		page: RGB(0xff, 0xff, 0xff), popup: RGB(0xf3, 0xf4, 0xf7), bar: RGB(0xe2, 0xe5, 0xeb),
		text: RGB(0x1c, 0x1e, 0x24), muted: RGB(0x55, 0x5c, 0x69), line: RGB(0x7c, 0x83, 0x90),
		field: RGB(0xea, 0xec, 0xf1), focus: RGB(0x0b, 0x53, 0xb5), marked: RGB(0xb9, 0xd3, 0xfb), onFocus: RGB(0xff, 0xff, 0xff),
		blue: RGB(0x0b, 0x53, 0xb5), cyan: RGB(0x05, 0x63, 0x6e), green: RGB(0x1f, 0x66, 0x1d), yellow: RGB(0x78, 0x4f, 0x00),
		red: RGB(0xb0, 0x1c, 0x1c), violet: RGB(0x7a, 0x2f, 0xb0),
	}.theme()
}

// HighContrastTheme is for people who see little contrast.
func HighContrastTheme() *Theme {
	return palette{
		page: RGB(0, 0, 0), popup: RGB(0, 0, 0), bar: RGB(0, 0, 0),
		text: RGB(0xff, 0xff, 0xff), muted: RGB(0xe0, 0xe0, 0xe0), line: RGB(0xff, 0xff, 0xff),
		field: RGB(0, 0, 0), focus: RGB(0xff, 0xff, 0x00), marked: RGB(0x00, 0x2c, 0x80), onFocus: RGB(0, 0, 0),
		blue: RGB(0x8c, 0xc4, 0xff), cyan: RGB(0x3d, 0xf0, 0xff), green: RGB(0x5d, 0xff, 0x5d), yellow: RGB(0xff, 0xff, 0x00),
		red: RGB(0xff, 0xa0, 0xa0), violet: RGB(0xff, 0xa6, 0xff),
	}.theme()
}

// palette is the colours of a theme: grounds, text and lines on all of them, and
// the hues, which are to be read on the page and on popups.
type palette struct {
	page, popup, bar                       Color
	text, muted, line                      Color
	field, focus, onFocus, marked          Color
	blue, cyan, green, yellow, red, violet Color
}

func (p palette) theme() *Theme {
	return &Theme{
		Text:     Style{Fg: p.text, Bg: p.page},
		Popup:    Style{Fg: p.text, Bg: p.popup},
		Bar:      Style{Fg: p.text, Bg: p.bar, Attr: AttrBold},
		Muted:    Style{Fg: p.muted},
		Heading:  Style{Fg: p.blue, Attr: AttrBold},
		Border:   Style{Fg: p.line},
		Control:  Style{},
		Field:    Style{Bg: p.field, Attr: AttrUnderline},
		Focus:    Style{Fg: p.focus, Bg: p.onFocus, Attr: AttrReverse | AttrBold},
		Selected: Style{Fg: p.blue, Attr: AttrBold | AttrUnderline},
		Marked:   Style{Fg: p.marked, Bg: p.text, Attr: AttrReverse},
		Match:    Style{Fg: p.yellow, Bg: p.onFocus, Attr: AttrReverse | AttrBold},
		Disabled: Style{Fg: p.line, Attr: AttrDim},
		Accent:   Style{Fg: p.cyan},
		Track:    Style{Fg: p.line},
		Link:     Style{Fg: p.blue, Attr: AttrUnderline},
		Success:  Style{Fg: p.green},
		Warning:  Style{Fg: p.yellow, Attr: AttrBold},
		Error:    Style{Fg: p.red, Attr: AttrBold},
		Series:   [6]Style{{Fg: p.cyan}, {Fg: p.yellow}, {Fg: p.violet}, {Fg: p.green}, {Fg: p.blue}, {Fg: p.red}},
		Code: CodeTheme{
			Keyword: Style{Fg: p.violet, Attr: AttrBold}, Name: Style{Fg: p.blue}, Type: Style{Fg: p.cyan},
			String: Style{Fg: p.green}, Number: Style{Fg: p.yellow}, Comment: Style{Fg: p.muted, Attr: AttrItalic},
			Inserted: Style{Fg: p.green}, Deleted: Style{Fg: p.red},
		},
	}
}
