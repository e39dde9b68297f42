package limoni

// Theme gives widgets their styles by role, so that an app looks of a piece
// and can be restyled in one place. A widget draws only from the theme.
//
// A colour that a role leaves at zero is that of the surface it is drawn on:
// Text on the page, Popup in a layer above it. So a theme names its two grounds
// once, and a role with only a foreground stands on both. Text in a layer has the
// layer's colours.
type Theme struct {
	Text     Style // running text; its colours are those of the page
	Popup    Style // the ground of what lies above the page: menus, dialogs, hints
	Bar      Style // status bars, menu bars, tool bars
	Muted    Style // hints, placeholders, secondary text
	Heading  Style
	Border   Style
	Control  Style // a button or box at rest
	Field    Style // a text field
	Focus    Style // the control that has the keyboard
	Selected Style // the chosen row or tab while its widget has no focus
	Marked   Style // selected text in a field
	Match    Style // found text
	Disabled Style
	Accent   Style // progress, marks, thumbs
	Track    Style // the empty part of bars, sliders and scrollbars
	Link     Style
	Success  Style
	Warning  Style
	Error    Style
	Series   [6]Style // the data sets of charts, in their order
	Code     CodeTheme
}

// CodeTheme gives the parts of source code their styles.
type CodeTheme struct {
	Keyword  Style
	Name     Style // functions, tags, attributes
	Type     Style
	String   Style
	Number   Style // and other constants
	Comment  Style
	Operator Style
	Inserted Style // lines of a diff
	Deleted  Style
}

// DefaultTheme uses the terminal's own sixteen colours, so that it fits every
// user's palette and keeps what it says without any colour at all.
func DefaultTheme() *Theme {
	return &Theme{
		Bar:      Style{Attr: AttrReverse},
		Muted:    Style{Attr: AttrDim},
		Heading:  Style{Attr: AttrBold},
		Border:   Style{Attr: AttrDim},
		Field:    Style{Attr: AttrUnderline},
		Focus:    Style{Attr: AttrReverse},
		Selected: Style{Attr: AttrBold | AttrUnderline},
		Marked:   Style{Attr: AttrReverse},
		Match:    Style{Fg: Palette(3), Attr: AttrBold | AttrReverse},
		Disabled: Style{Attr: AttrDim},
		Accent:   Style{Fg: Palette(6)},
		Track:    Style{Attr: AttrDim},
		Link:     Style{Fg: Palette(4), Attr: AttrUnderline},
		Success:  Style{Fg: Palette(2)},
		Warning:  Style{Fg: Palette(3), Attr: AttrBold},
		Error:    Style{Fg: Palette(1), Attr: AttrBold},
		Series: [6]Style{
			{Fg: Palette(6)}, {Fg: Palette(3)}, {Fg: Palette(5)}, {Fg: Palette(2)}, {Fg: Palette(4)}, {Fg: Palette(1)},
		},
		Code: CodeTheme{
			Keyword: Style{Fg: Palette(5), Attr: AttrBold}, Name: Style{Fg: Palette(4)}, Type: Style{Fg: Palette(6)},
			String: Style{Fg: Palette(2)}, Number: Style{Fg: Palette(3)}, Comment: Style{Attr: AttrDim | AttrItalic},
			Inserted: Style{Fg: Palette(2)}, Deleted: Style{Fg: Palette(1)},
		},
	}
}
