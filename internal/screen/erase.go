package screen

// Erased cells get the background of the pen in terminals with background colour erase (BCE) and the default one in
// others. So only blanks of the default background are erased: the pen that writes them has that background, too, and
// both kinds of terminals do the same.

// erasable reports whether c shows nothing at all.
func (w *writer) erasable(c *Cell) bool {
	if !c.isBlank() || c.Bg != 0 && w.looks.profile != NoColor {
		return false
	}
	return c.Extra == 0 || w.look(c).link == ""
}

// blankEnd returns where the blanks at x begin, if nothing but blanks follows.
func (w *writer) blankEnd(x int, row []Cell) (at int, ok bool) {
	for i := x; i < len(row); i++ {
		if !w.erasable(&row[i]) {
			return x, false
		}
	}
	for x > 0 && w.erasable(&row[x-1]) {
		x--
	}
	return x, true
}

// eraseEnd erases the row from x on, whether or not the terminal is known to be able to: all of them are. It is how
// blanks at the end of a row are written inline: the row then ends where what shows in it ends, which counts when the
// terminal wraps it anew.
func (w *writer) eraseEnd(dst []byte, x, y int, row []Cell) []byte {
	dst = w.move(dst, x, y, row)
	if !w.holds(&row[x]) {
		dst = w.setPen(dst, &row[x])
	}
	return append(dst, eraseToEnd...)
}

const eraseToEnd = "\x1b[K"

// erase writes a run of blanks at the cursor and in the pen's style: as spaces and, where the terminal can, as erased
// cells. Which is shorter depends on where the cursor goes next.
func (w *writer) erase(dst []byte, r *run, row, shown []Cell) []byte {
	start := len(dst)
	dst = w.putRun(dst, r, row, shown)
	if len(dst)-start <= len(eraseToEnd) {
		return dst
	}
	w.fork = fork{start: start}
	w.fork.add(dst, w.x, w.column)
	if r.end == w.width {
		dst = append(dst, eraseToEnd...)
	} else {
		dst = appendCSI(dst, r.last-r.x, 'X')
	}
	w.fork.add(dst, r.x, true)
	return dst
}
