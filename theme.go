package limoni

// Theme gives widgets their styles by role, so that an app looks of a piece
// and can be restyled in one place. A widget draws only from the theme.
type Theme struct {
	Text     Style // running text
	Muted    Style // hints, placeholders, secondary text
	Heading  Style
	Border   Style
	Control  Style // a button or box at rest
	Field    Style // a text field
	Focus    Style // the control that has the keyboard
	Selected Style // the chosen row or tab while its widget has no focus
	Disabled Style
	Accent   Style // progress, marks
	Error    Style
}

// DefaultTheme uses the terminal's own colours, so that it fits every user's
// palette and keeps what it says without any colour at all.
func DefaultTheme() *Theme {
	return &Theme{
		Muted:    Style{Attr: AttrDim},
		Heading:  Style{Attr: AttrBold},
		Border:   Style{Attr: AttrDim},
		Field:    Style{Attr: AttrUnderline},
		Focus:    Style{Attr: AttrReverse},
		Selected: Style{Attr: AttrBold | AttrUnderline},
		Disabled: Style{Attr: AttrDim},
		Accent:   Style{Fg: Palette(6)},
		Error:    Style{Fg: Palette(1), Attr: AttrBold},
	}
}
