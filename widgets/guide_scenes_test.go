package widgets_test

import (
	"image"
	"math"
	"strings"
	"testing/fstest"
	"time"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// scene is a widget as the guide tells of it. Each step is chords that lead to
// another state of it, from the one before.
type scene struct {
	widget string
	draw   func(*limoni.Frame)
	steps  [][]string
}

// guideMenu is a menu with each kind of item.
var guideMenu = []widgets.MenuItem{
	{ID: "new", Label: "New"}, {ID: "wrap", Label: "Wrap", Checked: new(bool)},
	{ID: "more", Label: "More", Items: []widgets.MenuItem{{ID: "a", Label: "About"}}},
}

// opener is a control that the widget of a scene belongs to; the guide's row is
// not about it.
func opener(f *limoni.Frame) limoni.Response {
	return widgets.Button{ID: "opener", Label: "Opener"}.Draw(f, row(f, 0))
}

// guideScenes are all widgets.
func guideScenes() []scene {
	all := append(textScenes(), inputScenes()...)
	all = append(all, pickerScenes()...)
	all = append(all, dataScenes()...)
	all = append(all, structureScenes()...)
	all = append(all, layerScenes()...)
	return append(all, pictureScenes()...)
}

func inArea(draw func(*limoni.Frame, limoni.Rect)) func(*limoni.Frame) {
	return func(f *limoni.Frame) { draw(f, f.Area()) }
}

func textScenes() []scene {
	segments := []widgets.Segment{{Text: "main.go"}}
	items, keys := widgets.Strings{"a"}, []widgets.KeyName{{Key: "enter", Label: "Open"}}
	spans := []widgets.Span{{Text: "Some text"}}
	return []scene{
		{"Label", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Label{Text: "Some"}.Draw(f, r) }), nil},
		{"Heading", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Heading{Text: "Some"}.Draw(f, r) }), nil},
		{"Paragraph", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Paragraph{Text: "Some"}.Draw(f, r) }), nil},
		{"RichText", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.RichText{Spans: spans}.Draw(f, r) }), nil},
		{"Link", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.Link{Label: "Some", URL: "https://example.org"}.Draw(f, r)
		}), nil},
		{"BigText", func(f *limoni.Frame) {
			widgets.BigText{Text: "12"}.Draw(f, rect(0, 0, 40, 4))
			widgets.BigText{Text: "Some", Level: 1}.Draw(f, rect(0, 5, 40, 4))
		}, nil},
		{"Separator", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Separator{Title: "Some"}.Draw(f, r) }), nil},
		{"StatusBar", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.StatusBar{Left: segments}.Draw(f, r) }), nil},
		{"KeyHints", func(f *limoni.Frame) {
			widgets.List{ID: "opener", Label: "List", Items: &items}.Draw(f, row(f, 0))
			widgets.KeyHints{Keys: keys}.Draw(f, row(f, 1))
		}, nil},
	}
}

func inputScenes() []scene {
	on, choice, number, value, text := true, 1, 40.0, "Some", strings.Repeat("Some\n", 20)
	options := widgets.Strings{"Small", "Medium", "Large"}
	field := ""
	return []scene{
		{"Button", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Button{Label: "Some"}.Draw(f, r) }), nil},
		{"ToggleButton", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.ToggleButton{Label: "Some", Pressed: &on}.Draw(f, r) }), nil},
		{"Checkbox", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Checkbox{Label: "Some", Checked: &on}.Draw(f, r) }), nil},
		{"Switch", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Switch{Label: "Some", On: &on}.Draw(f, r) }), nil},
		{"RadioGroup", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.RadioGroup{Label: "Some", Options: options, Selected: &choice}.Draw(f, r)
		}), nil},
		{"Select", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.Select{Label: "Some", Options: &options, Selected: &choice}.Draw(f, r)
		}), [][]string{{"enter"}}},
		{"ComboBox", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.ComboBox{Label: "Some", Options: &options, Value: &field}.Draw(f, r)
		}), [][]string{{"alt+down"}, {"down"}, {"down"}, {"enter"}, {"shift+left"}}},
		{"Slider", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Slider{Label: "Some", Value: &number}.Draw(f, r) }), nil},
		{"NumberInput", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.NumberInput{Label: "Some", Value: &number, Max: 100}.Draw(f, r)
		}), [][]string{{"backspace"}, {"shift+left"}}},
		{"TextInput", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.TextInput{Label: "Some", Value: &value}.Draw(f, r) }),
			[][]string{{"backspace"}, {"shift+left"}}},
		{"TextArea", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.TextArea{Label: "Some", Value: &text, LineNumbers: true}.Draw(f, r)
		}), [][]string{{"backspace"}, {"shift+right"}}},
		{"Form", func(f *limoni.Frame) {
			form := widgets.Form{Label: "Form"}.Begin(f, f.Area())
			field := form.Field(widgets.FormField{ID: "v", Label: "Name", Required: true, Error: "is empty"})
			widgets.Button{ID: "opener", Label: "Name"}.Draw(f, field.Area)
			form.Submit("Send")
			form.End()
		}, [][]string{{"tab"}, {"enter"}}},
	}
}

func pickerScenes() []scene {
	color, day, none, dir := limoni.Palette(4), date("2026-11-11"), time.Time{}, "."
	files := fstest.MapFS{"a/b": {}, "c": {Data: make([]byte, 1234)}}
	return []scene{
		{"Calendar", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Calendar{Label: "Some", Value: &day}.Draw(f, r) }), nil},
		{"DatePicker", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.DatePicker{Label: "Some", Value: &none}.Draw(f, r) }),
			[][]string{{"enter"}}},
		{"ColorPicker", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.ColorPicker{Label: "Some", Value: &color}.Draw(f, r) }),
			[][]string{{"tab"}, {"tab", "tab", "tab"}, {"backspace"}, {"shift+left"}}},
		{"FilePicker", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.FilePicker{Label: "Some", Dir: &dir, FS: files}.Draw(f, r)
		}), nil},
	}
}

func dataScenes() []scene {
	items, chosen := make(widgets.Strings, 30), widgets.Selection{}
	for i := range items {
		items[i] = string(rune('A' + i))
	}
	records := widgets.Records{{"a", "1"}, {"b", "2"}, {"c", "3"}}
	for _, item := range items[3:] {
		records = append(records, []string{item, item})
	}
	columns := []widgets.Column{{Title: "Name", Sortable: true}, {Title: "Size"}}
	var order widgets.SortOrder
	var log widgets.LogBuffer
	for range 30 {
		log.Append(widgets.LogLine{Text: "disk full"})
	}
	find := "disk"
	return []scene{
		{"List", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.List{Label: "Some", Items: &items, Chosen: &chosen}.Draw(f, r)
		}), nil},
		{"Table", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.Table{Label: "Some", Data: &records, Columns: columns, Sort: &order, Cells: true, Chosen: &chosen, Resizable: true}.Draw(f, r)
		}), [][]string{{"home", "up"}}},
		{"TreeView", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.TreeView{Label: "Some", Data: guideTree{}, Typeahead: true, Chosen: &chosen}.Draw(f, r)
		}), [][]string{{"down", "right"}}},
		{"LogView", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.LogView{Label: "Some", Lines: &log, Find: &find}.Draw(f, r)
		}), [][]string{{"up"}}},
	}
}

// guideTree is thirty nodes, each with one below it.
type guideTree struct{}

func (guideTree) Children(key string) widgets.Branch {
	if key == "" {
		return widgets.Branch{Len: 30}
	}
	return widgets.Branch{Len: 1}
}

func (guideTree) Child(key string, i int) string { return key + string(rune('A'+i)) }

func (guideTree) Node(key string) widgets.TreeNode {
	return widgets.TreeNode{Row: widgets.Row{Text: key}, Leaf: len(key) > 1}
}

func (guideTree) Version() uint64 { return 1 }

func structureScenes() []scene {
	tab, ratio, offset := 0, 0.5, 0
	titles := []string{"One", "Two"}
	return []scene{
		{"Block", func(f *limoni.Frame) {
			box, _ := widgets.Block{Title: "Some"}.Begin(f, f.Area())
			f.End(box)
		}, nil},
		{"Tabs", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.Tabs{Label: "Some", Titles: titles, Selected: &tab, Closable: true}.Draw(f, r)
		}), nil},
		{"TabPanel", func(f *limoni.Frame) {
			panel, _ := widgets.TabPanel{Label: "Some"}.Begin(f, f.Area())
			f.End(panel)
		}, nil},
		{"SplitPane", inArea(func(f *limoni.Frame, r limoni.Rect) {
			top := layout.CutTop(&r, 5)
			widgets.SplitPane{Label: "Some", Ratio: &ratio}.Draw(f, top)
			widgets.SplitPane{Label: "Rows", Ratio: &ratio, Rows: true}.Draw(f, r)
		}), [][]string{{"tab"}, {"enter"}}},
		{"Viewport", inArea(func(f *limoni.Frame, r limoni.Rect) {
			v := widgets.Viewport{Label: "Some", Width: 100, Height: 100}
			resp, _ := v.Begin(f, r)
			v.End(f, resp)
		}), nil},
		{"Scrollbar", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.Scrollbar{Label: "Some", Offset: &offset, Size: 5, Total: 50}.Draw(f, r)
		}), nil},
		{"MenuBar", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.MenuBar{Menus: []widgets.MenuItem{{ID: "file", Label: "File", Items: guideMenu}, {ID: "help", Label: "Help"}}}.Draw(f, r)
		}), [][]string{{"tab"}, {"f10"}, {"down"}, {"down"}, {"right"}}},
		{"Toolbar", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.Toolbar{Label: "Some", Items: append(guideMenu[:3:3], widgets.MenuItem{Separator: true}, widgets.MenuItem{ID: "x", Label: "X"})}.Draw(f, r)
		}), [][]string{{"right"}, {"right"}, {"down"}, {"right"}}},
	}
}

func layerScenes() []scene {
	open, shown := true, true
	palette, help := widgets.CommandPalette{Commands: &widgets.CommandList{{Title: "Save"}}, Open: true}, widgets.KeyHelp{Open: true}
	var toasts, old widgets.Toasts
	toasts.Show("Saved", widgets.ToastSuccess)
	toasts.Show("Lost", widgets.ToastError)
	old.Show("Saved", widgets.ToastSuccess)
	return []scene{
		{"Dialog", inArea(func(f *limoni.Frame, r limoni.Rect) {
			ask := widgets.Dialog{Title: "Some", Text: "Text", Buttons: []string{"Keep", "Delete"}}.Draw(f, r)
			ask.Dismissed()
		}), nil},
		{"AlertDialog", inArea(func(f *limoni.Frame, r limoni.Rect) {
			ask := widgets.AlertDialog{Title: "Some", Text: "Text", Buttons: []string{"Keep", "Delete"}}.Draw(f, r)
			ask.Dismissed()
		}), nil},
		{"Popup", func(f *limoni.Frame) {
			by := opener(f)
			if popup, inner := (widgets.Popup{Label: "Some", Opener: by, Width: 10, Height: 2}).Begin(f); shown {
				widgets.Button{ID: "opener", Label: "Inside"}.Draw(f, inner)
				f.End(popup)
				shown = !popup.Dismissed()
			}
		}, nil},
		{"Menu", func(f *limoni.Frame) {
			widgets.Menu{Label: "Some", Items: guideMenu, Open: &open, Opener: opener(f)}.Draw(f)
		}, [][]string{{"down"}, {"down"}, {"right"}}},
		{"ContextMenu", func(f *limoni.Frame) {
			widgets.ContextMenu{Label: "Some", Items: guideMenu}.Draw(f, opener(f))
		}, [][]string{{"shift+f10"}, {"down"}, {"down"}, {"right"}}},
		{"Tooltip", func(f *limoni.Frame) { widgets.Tooltip{Text: "Some"}.Draw(f, opener(f)) }, [][]string{{"shift+f1"}}},
		{"CommandPalette", inArea(func(f *limoni.Frame, r limoni.Rect) { palette.Draw(f, r) }), [][]string{{"a", "shift+left"}}},
		{"KeyHelp", func(f *limoni.Frame) {
			help.Draw(f, f.Area())
		}, nil},
		{"Toasts", inArea(func(f *limoni.Frame, r limoni.Rect) { toasts.Draw(f, r) }), nil},
		{"ToastHistory", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.ToastHistory{Toasts: &old}.Draw(f, r) }), nil},
	}
}

func pictureScenes() []scene {
	point := 0
	data := widgets.Floats{1, 2, 3}
	lines := []widgets.Line{{Name: "cpu", Data: &data}}
	grid := &widgets.Matrix{Columns: 2, Values: []float64{1, 2, 3, math.NaN()}}
	picture := image.NewRGBA(image.Rect(0, 0, 4, 4))
	bars := []widgets.Bar{{Label: "Jan", Value: 3}}
	return []scene{
		{"Status", func(f *limoni.Frame) {
			widgets.Status{Text: "Saved"}.Draw(f, row(f, 0))
			widgets.Status{Text: "Lost", Error: true}.Draw(f, row(f, 1))
		}, nil},
		{"ProgressBar", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.ProgressBar{Label: "Some", Now: 1, Max: 3}.Draw(f, r) }), nil},
		{"Spinner", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Spinner{Label: "Some"}.Draw(f, r) }), nil},
		{"Gauge", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Gauge{Label: "Some", Now: 1, Max: 3}.Draw(f, r) }), nil},
		{"Meter", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Meter{Label: "Some", Now: 1, Max: 3}.Draw(f, r) }), nil},
		{"Sparkline", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Sparkline{Label: "Some", Data: &data}.Draw(f, r) }), nil},
		{"BarChart", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.BarChart{Label: "Some", Bars: bars}.Draw(f, r) }), nil},
		{"LineChart", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.LineChart{Label: "Some", Lines: lines, Point: &point}.Draw(f, r)
		}), [][]string{{"t"}}},
		{"PieChart", inArea(func(f *limoni.Frame, r limoni.Rect) {
			widgets.PieChart{Label: "Some", Slices: []widgets.Slice{{Label: "A", Value: 1}}}.Draw(f, r)
		}), nil},
		{"Heatmap", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Heatmap{Label: "Some", Data: grid}.Draw(f, r) }), nil},
		{"Canvas", func(f *limoni.Frame) {
			p := widgets.Canvas{Label: "Some"}.Begin(f, f.Area())
			p.Line(0, 0, 9, 9, limoni.Style{})
			p.Text(1, 0, "Home", limoni.Style{})
			p.End()
		}, nil},
		{"Image", inArea(func(f *limoni.Frame, r limoni.Rect) { widgets.Image{Label: "Some", Picture: picture}.Draw(f, r) }), nil},
	}
}
