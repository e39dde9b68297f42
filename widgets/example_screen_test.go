package widgets_test

import (
	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

type notes struct {
	titles widgets.Strings
	at     int
	text   string
	ratio  float64
}

func (a *notes) draw(f *limoni.Frame) {
	area := f.Area()
	split := widgets.SplitPane{Label: "Notes", Ratio: &a.ratio}.Draw(f, area)
	list := widgets.List{ID: "notes", Label: "Notes", Items: &a.titles, Selected: &a.at}.Draw(f, split.First)
	if list.Selected() {
		a.text = "About " + a.titles[a.at]
	}
	foot := layout.CutBottom(&split.Second, 1)
	widgets.TextArea{ID: "text", Label: "Text", Value: &a.text}.Draw(f, split.Second)
	widgets.KeyHints{Keys: noteKeys}.Draw(f, foot)
}

var noteKeys = []widgets.KeyName{{Key: "down", Label: "Next note"}}

// The screen of docs/widgets.md.
func Example_screen() {
	a := &notes{titles: widgets.Strings{"Milk", "Bread"}, ratio: 0.3}
	app := limoni.New(34, 3, a.draw)
	app.Feed([]byte("\t\x1b[B"))
	show(app)
	// Output:
	// Milk      │About Bread
	// Bread     │
	//           │ Down Next note
	// splitter "Notes"="30%" [expanded]
	// list "Notes" [focused] #notes
	//  list-item "Milk" [1/2] #Milk
	//  list-item "Bread" [selected, 2/2] #Bread
	// text-area "Text"="About Bread" #text
	// status-bar "Keys"
	//  text "Next note" shortcut="down"
}
