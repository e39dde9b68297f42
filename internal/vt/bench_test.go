package vt

import (
	"bytes"
	"testing"
)

func BenchmarkWrite(b *testing.B) {
	for name, line := range map[string]string{
		"plain":  "the quick brown fox jumps over the lazy dog\r\n",
		"styled": "\x1b[3;5H\x1b[1;38;2;1;2;3mquick\x1b[m\x1b[K\r\n",
		"wide":   "漢字を書く\r\n",
	} {
		b.Run(name, func(b *testing.B) {
			s, text := New(80, 24), bytes.Repeat([]byte(line), 100)
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				s.Write(text)
			}
		})
	}
}
