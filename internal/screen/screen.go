// Package screen holds what a frame looks like and how a terminal gets to show it: cells, buffers that are drawn
// into and laid over each other, and the encoder that turns the difference between two frames into bytes. It knows
// no terminal: it writes into byte slices, so everything here is exact and testable.
//
// A frame is drawn afresh each time and encoded as the change it makes:
//
//	var (
//		table screen.Table
//		frame = screen.Buffer{Table: &table}
//		out   screen.Encoder
//		bytes []byte
//	)
//	frame.Resize(image.Rect(0, 0, 80, 24))
//	for {
//		frame.Clear(screen.Style{})
//		frame.Print(frame.Bounds, 2, 1, "hello", screen.Style{Attr: screen.AttrBold})
//		bytes = out.Encode(bytes[:0], &frame, screen.Cursor{})
//		if len(bytes) > 0 {
//			tty.Write(bytes)
//		}
//		table.Sweep(&frame)
//	}
//
// An encoder is told what the terminal understands by its Capabilities; whatever it may use, it writes the shortest of
// the ways that it knows, and its zero value is right everywhere. With Inline it draws a band on the normal screen.
//
// Text is measured in columns and drawn in extended grapheme clusters (Unicode Annex #29), both by the package text.
// A wide cluster takes two cells; wherever one of them is overwritten or cut off, the other becomes a space.
package screen
