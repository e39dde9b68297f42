package terminal

// parameters are the numbers of a control sequence. Those left out are 0, and
// what does not fit is ignored: no sequence that we know has as many.
type parameters struct {
	n     int       // how many there are
	value [8][4]int // value[i][0] is a parameter, the rest its sub-parameters
}

const maxParameter = 1 << 24

// parseParameters reads numbers with ";" between them and ":" between
// sub-parameters. It fails where there is anything else.
func parseParameters(body []byte) (p parameters, ok bool) {
	if len(body) > 0 {
		p.n = 1
	}
	sub := 0
	for _, b := range body {
		switch {
		case b == ';':
			p.n, sub = p.n+1, 0
		case b == ':':
			sub++
		case b < '0' || b > '9':
			return p, false
		case p.n <= len(p.value) && sub < len(p.value[0]):
			v := &p.value[p.n-1][sub]
			*v = min(*v*10+int(b-'0'), maxParameter)
		}
	}
	return p, true
}

// modifiers reads a modifier parameter: 1 plus a bit for each key. Bits 64 and
// 128 are Caps Lock and Num Lock.
func modifiers(v int) Mod {
	bits := max(v-1, 0)
	var m Mod
	for i, mod := range [...]Mod{ModShift, ModAlt, ModCtrl, ModMeta, ModMeta, ModMeta} {
		if bits&(1<<i) != 0 {
			m |= mod
		}
	}
	return m
}
