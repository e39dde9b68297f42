package screen

import (
	"encoding/binary"
	"hash/adler32"
	"math/bits"
)

// deflater compresses (RFC 1950 and 1951): matches of what came at most 32 KB before, found by the last place with the
// same four bytes, in the fixed Huffman code; or nothing at all where that is not shorter. It is a tenth of the code of
// compress/flate and good at what has few colours.
type deflater struct {
	last [1 << hashBits]int32 // where the four bytes stood, plus 1
	bits uint64
	n    uint
}

const (
	hashBits    = 15
	deflateFar  = 1 << 15
	deflateLong = 258
	storedBlock = 1<<16 - 1
)

// appendZlib appends data in the form of zlib.
func (d *deflater) appendZlib(dst, data []byte) []byte {
	dst = append(dst, 0x78, 0x01)
	start := len(dst)
	dst = d.appendFixed(dst, data)
	if stored := len(data) + 5*(len(data)/storedBlock+1); len(dst)-start > stored {
		dst = appendStored(dst[:start], data)
	}
	return binary.BigEndian.AppendUint32(dst, adler32.Checksum(data))
}

// appendStored appends blocks without compression, each with its length and the complement of that.
func appendStored(dst, data []byte) []byte {
	for {
		n := min(len(data), storedBlock)
		final := byte(0)
		if n == len(data) {
			final = 1
		}
		dst = append(dst, final, byte(n), byte(n>>8), ^byte(n), ^byte(n>>8))
		dst = append(dst, data[:n]...)
		if data = data[n:]; final == 1 {
			return dst
		}
	}
}

func (d *deflater) appendFixed(dst, data []byte) []byte {
	clear(d.last[:])
	d.bits, d.n = 0b011, 3 // the last block, fixed codes
	for i := 0; i < len(data); {
		from, n := d.match(data, i)
		if n == 0 {
			dst = d.literal(dst, uint(data[i]))
			i++
			continue
		}
		dst = d.back(dst, uint(n), uint(i-from))
		i += n
	}
	dst = d.literal(dst, 256)
	for d.n > 0 {
		dst = append(dst, byte(d.bits))
		d.bits >>= 8
		d.n -= min(d.n, 8)
	}
	return dst
}

// match looks for what stood before and is the same from i on.
func (d *deflater) match(data []byte, i int) (from, n int) {
	if i+4 > len(data) {
		return 0, 0
	}
	hash := binary.LittleEndian.Uint32(data[i:]) * 0x9e3779b1 >> (32 - hashBits)
	from = int(d.last[hash]) - 1
	d.last[hash] = int32(i + 1)
	if from < 0 || i-from > deflateFar {
		return 0, 0
	}
	limit := min(len(data)-i, deflateLong)
	for n < limit && data[from+n] == data[i+n] {
		n++
	}
	if n < 4 {
		return 0, 0
	}
	return from, n
}

func (d *deflater) put(dst []byte, value, n uint) []byte {
	d.bits |= uint64(value) << d.n
	for d.n += n; d.n >= 8; d.n -= 8 {
		dst = append(dst, byte(d.bits))
		d.bits >>= 8
	}
	return dst
}

// code puts a Huffman code, which begins with its highest bit.
func (d *deflater) code(dst []byte, code, n uint) []byte {
	return d.put(dst, uint(bits.Reverse32(uint32(code))>>(32-n)), n)
}

// literal puts a literal or length symbol in the fixed code (RFC 1951, 3.2.6).
func (d *deflater) literal(dst []byte, symbol uint) []byte {
	switch {
	case symbol < 144:
		return d.code(dst, 0x30+symbol, 8)
	case symbol < 256:
		return d.code(dst, 0x190+symbol-144, 9)
	case symbol < 280:
		return d.code(dst, symbol-256, 7)
	}
	return d.code(dst, 0xc0+symbol-280, 8)
}

// back puts a match of n bytes that lie so far back (RFC 1951, 3.2.5): both are a symbol and bits that follow it.
func (d *deflater) back(dst []byte, n, far uint) []byte {
	if n == deflateLong {
		dst = d.literal(dst, 285)
	} else {
		symbol, extra := split(n-3, 2)
		dst = d.literal(dst, 257+symbol)
		dst = d.put(dst, (n-3)&(1<<extra-1), extra)
	}
	symbol, extra := split(far-1, 1)
	dst = d.code(dst, symbol, 5)
	return d.put(dst, (far-1)&(1<<extra-1), extra)
}

// split numbers the classes of lengths (k is 2) and of distances (k is 1): of the values with so many bits there are 1<<k
// classes, and the bits that do not tell the class follow.
func split(value, k uint) (symbol, extra uint) {
	n := uint(bits.Len(value))
	if n <= k+1 {
		return value, 0
	}
	extra = n - k - 1
	return extra<<k + value>>extra, extra
}
