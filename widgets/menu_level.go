package widgets

// menuLevel is what one open menu remembers: its cursor, and the submenu that
// is open from it.
type menuLevel struct {
	rows   menuRows
	at     int // the row with the cursor, -1 for none
	list   ListState
	opened int  // 1 + the row whose submenu is open, 0 for none
	inside bool // the keyboard is in that submenu
	sub    *menuLevel
	pass   menuPass // of the first menu; it lies here so as not to be allocated
}

// reset is the menu as it opens.
func (l *menuLevel) reset(at int) {
	l.at, l.list, l.opened, l.inside = at, ListState{}, 0, false
}

// openSub opens the submenu of a row; by hovering the keyboard stays here.
func (l *menuLevel) openSub(row int, inside bool) {
	if l.sub == nil {
		l.sub = new(menuLevel)
	}
	if l.opened != row+1 {
		l.sub.reset(-1)
	}
	l.opened, l.inside = row+1, inside
	if inside && l.sub.at < 0 {
		l.sub.at = 0
	}
}

func (l *menuLevel) closeSub() { l.opened, l.inside = 0, false }

// item is the one of row i, nil where there is none.
func (l *menuLevel) item(i int) *MenuItem {
	if i < 0 || i >= l.rows.Len() {
		return nil
	}
	return l.rows.item(i)
}
