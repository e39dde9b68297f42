package terminal

// Bits of the button byte of xterm's mouse reports.
const (
	mouseShift   = 4
	mouseAlt     = 8
	mouseCtrl    = 16
	mouseMotion  = 32
	mouseWheel   = 64
	mouseButtons = 3 | mouseWheel | 128
)

// mouseSGR reports CSI < buttons ; column ; row M, or m for a release.
func (d *Decoder) mouseSGR(body []byte, final byte) {
	p, ok := parseParameters(body)
	if !ok || p.n < 3 || final != 'M' && final != 'm' {
		return
	}
	x, y := max(p.value[1][0]-1, 0), max(p.value[2][0]-1, 0)
	d.mouse(p.value[0][0], x, y, final == 'm')
}

// stepMouseX10 takes one of the three bytes after CSI M. They may be any byte:
// columns above 95 are no ASCII.
func (d *Decoder) stepMouseX10(b byte) {
	if d.keep(b); len(d.seq) == len("\x1b[Mbxy") {
		code, x, y := d.seq[3]-' ', d.seq[4], d.seq[5]
		d.mouse(int(code), coordinateX10(x), coordinateX10(y), false)
		d.drop()
	}
}

// coordinateX10 reads a coordinate: the byte is 33 for the first cell. It ends
// at 223 cells; beyond, terminals send 0 or wrap around.
func coordinateX10(b byte) int {
	if b == ' ' {
		return 0
	}
	return int(b - '!')
}

func (d *Decoder) mouse(code, x, y int, release bool) {
	e := Event{Kind: KindPress, X: x, Y: y, Button: mouseButton(code), Mod: mouseMod(code)}
	switch buttons := code & mouseButtons; {
	case buttons&^3 == mouseWheel:
		if release {
			return
		}
		e.Kind = KindWheel
		e.DX, e.DY = wheelSteps(code & 3)
	case code&mouseMotion != 0:
		e.Kind = KindMotion
	case release:
		e.Kind = KindRelease
		d.held = ButtonNone
	case buttons == 3: // X10: a button went up, without saying which
		e.Kind, e.Button = KindRelease, d.held
		d.held = ButtonNone
	case e.Button == ButtonNone:
		return // a button that has no name here
	default:
		d.held = e.Button
	}
	d.emit(e)
}

func mouseButton(code int) Button {
	switch code & mouseButtons {
	case 0:
		return ButtonLeft
	case 1:
		return ButtonMiddle
	case 2:
		return ButtonRight
	case 128:
		return ButtonBack
	case 129:
		return ButtonForward
	}
	return ButtonNone
}

func wheelSteps(button int) (dx, dy int) {
	return [...]int{0, 0, -1, 1}[button], [...]int{-1, 1, 0, 0}[button]
}

func mouseMod(code int) Mod {
	var m Mod
	if code&mouseShift != 0 {
		m |= ModShift
	}
	if code&mouseAlt != 0 {
		m |= ModAlt
	}
	if code&mouseCtrl != 0 {
		m |= ModCtrl
	}
	return m
}
