package workload

import "fmt"

// Block is a bordered box of 10 by 3 cells in a colour of its own. It hides
// what is below it.
type Block struct {
	ID    string
	X, Y  int
	Text  string // 8 columns, all there is inside
	Style Style
}

// The size of a block.
const (
	BlockWidth  = 10
	BlockHeight = 3
)

// The three rows of a block's border, without the text in it.
const (
	BlockTop    = "\u250c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2510"
	BlockSide   = "\u2502"
	BlockBottom = "\u2514\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2518"
)

func blocks() *Workload {
	var frames [][]Block
	for i := range 140 { // after which 70 and 20 are back at their start
		frame := make([]Block, 100)
		for j := range frame {
			frame[j] = Block{ID: fmt.Sprintf("block-%d", j), X: (j + i) % 70, Y: (j + i) % 20,
				Text: fmt.Sprintf("#%02d     ", j), Style: Style{Fg: RGB(uint8(10+j*7%90), uint8(9-j%10), 9)}}
		}
		frames = append(frames, frame)
	}
	return &Workload{Name: "06_100_blocks", About: "100 bordered blocks of 10 by 3 that lie over each other and all move",
		Width: width, Height: height, Blocks: func(i int) []Block { return frames[i%len(frames)] }}
}
