package widgets_test

import (
	"math"
	"testing/fstest"
	"time"

	"limoni"
	"limoni/widgets"
)

// more is the widgets that need an area of several rows, or data of their own.
func more(text string) []part {
	options, chosen := widgets.Strings{text, text + "2", "3"}, widgets.Selection{}
	titles := []string{text, "Two", "Three"}
	on, choice, number := true, 1, 40.0
	color, day := limoni.Palette(4), date("2026-11-11")
	value, dir := text, "."
	files := fstest.MapFS{"a/b": {}, "c": {Data: make([]byte, 1234)}}
	spans := []widgets.Span{{Text: text}, {Text: " and ", Style: limoni.Style{Attr: limoni.AttrBold}}, {Text: text}}
	none, nan := time.Time{}, math.NaN()
	url, inView := "https://example.org/"+text, text+" in a viewport"
	return []part{
		{"paragraph", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Paragraph{Text: text, Align: widgets.AlignCenter}.Draw(f, r)
		}},
		{"rich text", func(f *limoni.Frame, r limoni.Rect) { widgets.RichText{Spans: spans}.Draw(f, r) }},
		{"link", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Link{Label: text, URL: url}.Draw(f, r)
		}},
		{"separator", func(f *limoni.Frame, r limoni.Rect) { widgets.Separator{Title: text}.Draw(f, r) }},
		{"toggle button", func(f *limoni.Frame, r limoni.Rect) { widgets.ToggleButton{Label: text, Pressed: &on}.Draw(f, r) }},
		{"switch", func(f *limoni.Frame, r limoni.Rect) { widgets.Switch{Label: text, On: &on}.Draw(f, r) }},
		{"radio group", func(f *limoni.Frame, r limoni.Rect) {
			widgets.RadioGroup{Label: "Radio", Options: titles, Selected: &choice}.Draw(f, r)
		}},
		{"slider", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Slider{Label: text, Value: &number, Unit: text}.Draw(f, r)
		}},
		{"select", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Select{Label: text, Options: &options, Selected: &choice, Error: text}.Draw(f, r)
		}},
		{"calendar", func(f *limoni.Frame, r limoni.Rect) { widgets.Calendar{Label: text, Value: &day}.Draw(f, r) }},
		{"date picker", func(f *limoni.Frame, r limoni.Rect) {
			widgets.DatePicker{Label: text, Value: &none, Placeholder: text}.Draw(f, r)
		}},
		{"color picker", func(f *limoni.Frame, r limoni.Rect) { widgets.ColorPicker{Label: text, Value: &color}.Draw(f, r) }},
		{"file picker", func(f *limoni.Frame, r limoni.Rect) { widgets.FilePicker{Label: text, Dir: &dir, FS: files}.Draw(f, r) }},
		{"form", func(f *limoni.Frame, r limoni.Rect) {
			form := widgets.Form{Label: text}.Begin(f, r)
			field := form.Field(widgets.FormField{ID: "v", Label: text, Required: true, Error: text})
			widgets.TextInput{ID: "v", Label: text, Value: &value, Error: field.Error}.Draw(f, field.Area)
			form.Submit(text)
			form.End()
		}},
		{"viewport", func(f *limoni.Frame, r limoni.Rect) {
			v := widgets.Viewport{Label: "View", Width: 30, Height: 20, Scrollbars: true}
			resp, content := v.Begin(f, r)
			widgets.Paragraph{Text: inView}.Draw(f, content)
			v.End(f, resp)
		}},
		{"split pane", func(f *limoni.Frame, r limoni.Rect) {
			split := widgets.SplitPane{Label: text}.Draw(f, r)
			widgets.Label{Text: text}.Draw(f, split.First)
			widgets.Label{Text: text}.Draw(f, split.Second)
		}},
		{"chooser", func(f *limoni.Frame, r limoni.Rect) {
			widgets.List{Label: "List", Items: &options, Chosen: &chosen, Scrollbar: true, Typeahead: true}.Draw(f, r)
		}},
		{"joined blocks", func(f *limoni.Frame, r limoni.Rect) {
			left, right := r, r
			left.Max.X = min(r.Max.X, r.Min.X+r.Dx()/2+1)
			right.Min.X = max(left.Max.X-1, r.Min.X)
			for _, half := range [...]limoni.Rect{left, right} {
				box, inner := widgets.Block{Title: text, Join: true}.Begin(f, half)
				widgets.Label{Text: text}.Draw(f, inner)
				f.End(box)
			}
		}},
		{"alert dialog", func(f *limoni.Frame, r limoni.Rect) {
			widgets.AlertDialog{Title: text, Text: text, Buttons: dialogButtons}.Draw(f, r)
		}},
		{"slider of nothing", func(f *limoni.Frame, r limoni.Rect) {
			widgets.Slider{Label: text, Value: &nan, Min: math.Inf(-1), Max: math.Inf(1)}.Draw(f, r)
		}},
	}
}
