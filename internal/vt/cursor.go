package vt

// cursor is what DECSC saves: the position, the pen, and what changes how the next character is written.
type cursor struct {
	x, y     int
	wrapNext bool // the last column was written; the next character goes to the next line
	pen      Style
	origin   bool // DECOM: rows count from the top of the scroll region
	charsets
}

// Cursor returns where the next character goes and whether the cursor is shown. After a character in the last column
// the cursor stays there until the next one wraps.
func (s *Screen) Cursor() (x, y int, visible bool) {
	return s.x, s.y, s.Mode(ModeCursorVisible)
}

// CursorShape returns the number of DECSCUSR: 0 is the terminal's own, 2 a steady block, 6 a steady bar.
func (s *Screen) CursorShape() int { return s.shape }

// Pen returns the style that the next character gets.
func (s *Screen) Pen() Style { return s.pen }

// WrapPending reports whether the next character goes to the beginning of the next line.
func (s *Screen) WrapPending() bool { return s.wrapNext && s.Mode(ModeAutoWrap) }

// moveTo sets the cursor, within the screen.
func (s *Screen) moveTo(x, y int) {
	s.x = min(max(x, 0), s.w-1)
	s.y = min(max(y, 0), s.h-1)
	s.wrapNext = false
}

// address moves to a row and column as a program counts them: with origin mode from the top of the scroll region,
// which the cursor then cannot leave.
func (s *Screen) address(x, y int) {
	if s.origin {
		y = min(y+s.top, s.bottom)
	}
	s.moveTo(x, y)
}

// up moves up by n rows; a cursor inside the scroll region stays inside.
func (s *Screen) up(n int) {
	limit := 0
	if s.y >= s.top {
		limit = s.top
	}
	s.moveTo(s.x, max(s.y-n, limit))
}

// down moves down by n rows; a cursor inside the scroll region stays inside.
func (s *Screen) down(n int) {
	limit := s.h - 1
	if s.y <= s.bottom {
		limit = s.bottom
	}
	s.moveTo(s.x, min(s.y+n, limit))
}

func (s *Screen) saveCursor() { s.saved[s.active()] = s.cursor }

func (s *Screen) restoreCursor() {
	pending := s.saved[s.active()].wrapNext
	s.cursor = s.saved[s.active()]
	s.moveTo(s.x, s.y)
	s.wrapNext = pending && s.x == s.w-1
}
