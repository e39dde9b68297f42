package text_test

import (
	"fmt"

	"limoni/internal/text"
)

// Painting goes cluster by cluster: what has no width has no cell, and an invalid byte is shown as U+FFFD.
func ExampleNext() {
	x := 0
	for s := "e\u0301 字\x1b\xff"; s != ""; {
		var cluster string
		var width int
		cluster, s, width = text.Next(s)
		if width == 0 {
			continue
		}
		fmt.Printf("%d: %+q\n", x, text.Clean(cluster))
		x += width
	}
	// Output:
	// 0: "e\u0301"
	// 1: " "
	// 2: "\u5b57"
	// 4: "\ufffd"
}

func ExampleWrapLine() {
	s := "The first line, and\nan extraordinarily long word"
	for more := true; more; {
		var line string
		line, s, more = text.WrapLine(s, 12)
		fmt.Println(line)
	}
	// Output:
	// The first
	// line, and
	// an
	// extraordinar
	// ily long
	// word
}
