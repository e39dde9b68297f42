package reading

import "limoni"

// Over is a style with what another one says beside it.
func Over(st, other limoni.Style) limoni.Style {
	if other.Fg != 0 {
		st.Fg = other.Fg
	}
	if other.Bg != 0 {
		st.Bg = other.Bg
	}
	if other.UnderlineColor != 0 {
		st.UnderlineColor = other.UnderlineColor
	}
	st.Attr |= other.Attr
	return st
}
