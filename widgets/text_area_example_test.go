package widgets_test

import (
	"limoni"
	"limoni/widgets"
)

func ExampleTextArea() {
	note := "Dear all,\nthe meeting is moved to"
	app := limoni.New(24, 4, func(f *limoni.Frame) {
		widgets.TextArea{ID: "note", Label: "Note", Value: &note, LineNumbers: true}.Draw(f, f.Area())
	})
	app.Feed([]byte("\x1b> Thursday.\rBye")) // Alt+>, and what is typed
	show(app)
	// Output:
	// 1 Dear all,
	// 2 the meeting is moved
	//   to Thursday.
	// 3 Bye
	// text-area "Note"="Dear all,\nthe meeting is moved to Thursday.\nBye" [focused] #note
	//  text "1 2 3" #line-numbers
}
