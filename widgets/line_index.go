package widgets

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"limoni/internal/text"
)

// lineIndex knows where the lines of a text are, without looking at all of it for
// each edit. It parts the text into blocks: several whole lines, or a piece of
// a line that is too long for one. An edit makes the blocks around it anew; all
// others stay, as nothing in a block depends on where it lies.
//
//	block   "one\ntwo\n…"   whole lines
//	block   "a long line …" a piece of one
//	block   "… its end\n"   and the rest, up to its line break
//
// Finding a place adds up the blocks on the way from the one found last: some
// thousands at most for ten megabytes, which is a few microseconds.
type lineIndex struct {
	blocks  []textBlock
	scratch []textBlock
	breaks  int // line breaks of all blocks
	// found is the block that was found last, and foundAt where it begins: the
	// next one asked for is mostly near.
	found, foundAt int
}

// textBlock is a part of a text. A block with a line break in it ends with one,
// unless it is the last.
type textBlock struct {
	bytes  int
	breaks int // line breaks
	// clusters and columns are 1 + those of the block, 0 where they were not
	// asked for. Tab stops are counted from the block's beginning.
	clusters, columns int
	// rows is how many a row width makes of it, where that is rowWidth.
	rows, rowWidth int
}

// blockBytes is about how long a block is: a piece of a long line has between
// one and two times as many bytes.
const blockBytes = 2048

// edit follows an edit of the text that is value now: n bytes stand in the
// place of those from i to j. The neighbours are made anew too, so that blocks
// that have become small are joined.
func (x *lineIndex) edit(value string, i, j, n int) {
	if len(x.blocks) == 0 {
		x.blocks = append(x.blocks, textBlock{})
	}
	a, from := x.find(i)
	b, start := x.find(j)
	to := start + x.blocks[b].bytes
	if a > 0 {
		a--
		from -= x.blocks[a].bytes
	}
	if b+1 < len(x.blocks) {
		b++
		to += x.blocks[b].bytes
	}
	to += n - (j - i)
	x.scratch = appendBlocks(x.scratch[:0], value[from:to], to == len(value))
	x.breaks += breaksOf(x.scratch) - breaksOf(x.blocks[a:b+1])
	x.blocks = slices.Replace(x.blocks, a, b+1, x.scratch...)
	x.found, x.foundAt = 0, 0
	if cap(x.scratch) > 64 {
		x.scratch = nil // it was a big one
	}
}

func breaksOf(blocks []textBlock) (n int) {
	for i := range blocks {
		n += blocks[i].breaks
	}
	return n
}

// find is the block that byte at lies in, and where that begins. The end of
// the text is in the last one.
func (x *lineIndex) find(at int) (k, start int) {
	for k, start = x.found, x.foundAt; start > at; {
		k--
		start -= x.blocks[k].bytes
	}
	for last := len(x.blocks) - 1; k < last && start+x.blocks[k].bytes <= at; k++ {
		start += x.blocks[k].bytes
	}
	x.found, x.foundAt = k, start
	return k, start
}

// bytes is the length of block k, 0 for the one of an empty text.
func (x *lineIndex) bytes(k int) int {
	if k < len(x.blocks) {
		return x.blocks[k].bytes
	}
	return 0
}

// appendBlocks parts s; last says that it ends the text.
func appendBlocks(blocks []textBlock, s string, last bool) []textBlock {
	for s != "" {
		n := blockLen(s, last)
		blocks = append(blocks, textBlock{bytes: n, breaks: strings.Count(s[:n], "\n")})
		s = s[n:]
	}
	if last && len(blocks) == 0 {
		blocks = append(blocks, textBlock{})
	}
	return blocks
}

// blockLen is how many bytes of s the first block takes.
func blockLen(s string, last bool) int {
	if len(s) <= blockBytes*3/2 && (last || s[len(s)-1] == '\n') {
		return len(s) // and no small one behind it
	}
	if n := strings.LastIndexByte(s[:min(len(s), blockBytes)], '\n'); n >= 0 {
		return n + 1
	}
	long := min(len(s), 2*blockBytes)
	if n := strings.IndexByte(s[:long], '\n'); n >= 0 {
		return n + 1
	}
	if len(s) <= 2*blockBytes {
		return len(s)
	}
	return pieceSeam(s)
}

// pieceSeam is where a piece of a long line ends: before a word where there is one
// near, else between two characters that no edit elsewhere can join.
func pieceSeam(s string) int {
	any := 0
	for at := blockBytes; at < len(s) && s[at] != '\n'; at++ {
		switch {
		case any > 0 && at >= 2*blockBytes:
			return any
		case !surelyApart(s, at):
		case s[at-1] == ' ' && s[at] != ' ':
			return at
		case any == 0:
			any = at
		}
	}
	if any > 0 {
		return any
	}
	if n := strings.IndexByte(s, '\n'); n >= 0 {
		return n + 1
	}
	return len(s)
}

// surelyApart reports whether byte at of s is between two clusters, whatever stands
// before the code point before it: that one is no mark, joiner or half of a
// flag.
func surelyApart(s string, at int) bool {
	if s[at] < utf8.RuneSelf && s[at-1] < utf8.RuneSelf {
		return s[at-1] != '\r'
	}
	if !utf8.RuneStart(s[at]) {
		return false
	}
	before, n := utf8.DecodeLastRuneInString(s[:at])
	if before == utf8.RuneError || !unicode.In(before, unicode.L, unicode.Nd, unicode.Zs, unicode.P) || unicode.Is(unicode.Lm, before) {
		return false
	}
	_, m := utf8.DecodeRuneInString(s[at:])
	cluster, _, _ := text.Next(s[at-n : at+m])
	return len(cluster) == n
}
