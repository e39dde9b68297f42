package vt_test

import (
	"fmt"

	"limoni/internal/vt"
)

func Example() {
	s := vt.New(20, 3)
	s.Write([]byte("\x1b[2;3H\x1b[1mhello\x1b[m"))
	fmt.Printf("%q\n", s.Row(1))
	fmt.Println(s.Cell(2, 1).Text, s.Cell(2, 1).Style.Has(vt.Bold))
	fmt.Println(s.Cursor())
	fmt.Println(s.Unknown())
	// Output:
	// "  hello             "
	// h true
	// 7 1 true
	// map[]
}

// A program that ends has to leave the terminal as it found it.
func ExampleScreen_Changed() {
	s := vt.New(20, 3)
	s.Write([]byte("\x1b[?1049h\x1b[?25lhello\x1b[?1049l"))
	fmt.Println(s.Changed())
	// Output:
	// [mode 25 reset]
}
