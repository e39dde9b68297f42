package widgets

import (
	"bytes"
	"math"
	"strconv"

	"limoni"
)

// chartNumber writes v with what it counts, in the frame's memory: whole numbers as
// they are, others with four significant digits.
func chartNumber(f *limoni.Frame, v float64, unit string) string {
	var room [32]byte
	if math.IsNaN(v) {
		return "none"
	}
	return f.Concat(string(appendNumber(room[:0], v)), unit)
}

func appendNumber(out []byte, v float64) []byte {
	switch size := math.Abs(v); {
	case v == 0:
		return append(out, '0') // and not -0
	case math.IsInf(v, 0):
		return appendInfinity(out, v)
	case size < 1e15 && v == math.Trunc(v):
		return strconv.AppendInt(out, int64(v), 10)
	case size >= 1e15 || size < 1e-4:
		return appendExponent(out, v, 4)
	default:
		decimals := min(max(3-int(math.Floor(math.Log10(size))), 0), 7)
		return shorter(strconv.AppendFloat(out, v, 'f', decimals, 64))
	}
}

func appendInfinity(out []byte, v float64) []byte {
	if v < 0 {
		out = append(out, '-')
	}
	return append(out, "\u221e"...)
}

// appendExponent writes v with so many significant digits, as 1.5e7, and 1.5
// where the exponent would be 0.
func appendExponent(out []byte, v float64, digits int) []byte {
	out = strconv.AppendFloat(out, v, 'e', digits-1, 64)
	e := bytes.IndexByte(out, 'e')
	var room [8]byte
	exponent := append(room[:0], out[e+1:]...)
	out = shorter(out[:e])
	size := bytes.TrimLeft(exponent[1:], "0")
	if len(size) == 0 {
		return out
	}
	out = append(out, 'e')
	if exponent[0] == '-' {
		out = append(out, '-')
	}
	return append(out, size...)
}

// shorter drops the zeros at the end of a fraction.
func shorter(out []byte) []byte {
	if bytes.IndexByte(out, '.') < 0 {
		return out
	}
	return bytes.TrimSuffix(bytes.TrimRight(out, "0"), []byte{'.'})
}
