package workload

import "strings"

// Field is a line of text that grows by one letter a frame, above a screen of
// letters. It begins anew when it is full.
type Field struct {
	Prompt string
	Below  []Line // the rows under it
	texts  []string
}

// FieldLength is where the text begins anew.
const FieldLength = 100

func typing() *Workload {
	f := &Field{Prompt: "> ", Below: backgroundLines()[1:]}
	full := strings.Repeat("x", FieldLength)
	for n := range FieldLength {
		f.texts = append(f.texts, full[:n+1])
	}
	return &Workload{Name: "10_typing", About: "one more letter in a field, above a full screen",
		Width: width, Height: height, Field: f}
}

// Text is what has been typed by frame i.
func (f *Field) Text(i int) string { return f.texts[i%len(f.texts)] }
