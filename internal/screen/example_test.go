package screen_test

import (
	"fmt"
	"image"

	"limoni/internal/screen"
)

func Example() {
	var (
		table screen.Table
		frame = screen.Buffer{Table: &table}
		out   screen.Encoder
	)
	frame.Resize(image.Rect(0, 0, 20, 2))
	for _, text := range []string{"hello", "help!", "help!"} {
		frame.Clear(screen.Style{})
		frame.Print(frame.Bounds, 2, 1, text, screen.Style{Attr: screen.AttrBold})
		fmt.Printf("%q\n", out.Encode(nil, &frame, screen.Cursor{}))
		table.Sweep(&frame)
	}
	// Output:
	// "\x1b[m\x1b[H\x1b[2J\x1b[?25l\n  \x1b[1mhello"
	// "\b\bp!"
	// ""
}

func ExampleBuffer_Compose() {
	var frame screen.Buffer
	frame.Resize(image.Rect(0, 0, 12, 2))
	frame.Print(frame.Bounds, 0, 0, "日本語 text", screen.Style{})
	frame.Print(frame.Bounds, 0, 1, "日本語 text", screen.Style{})

	layer := screen.Buffer{Table: frame.Table}
	layer.Resize(image.Rect(3, 0, 6, 1))
	layer.Fill(layer.Bounds, '#', screen.Style{})
	frame.Compose(&layer)
	fmt.Println(frame.String())
	// Output:
	// 日 ### text
	// 日本語 text
}
