package automation_test

import (
	"testing"

	"limoni"
	"limoni/automation"
	"limoni/layout"
	"limoni/widgets"
)

// todo has nodes that the phrases of the vectors name.
func todo() *limoni.App {
	name, done, volume := "milk", false, 5.0
	rows := tasks{"Buy milk", "Call Bob", "Read"}
	return limoni.New(30, 12, func(f *limoni.Frame) {
		area := f.Area()
		widgets.TextInput{ID: "name", Label: "Name", Value: &name}.Draw(f, layout.CutTop(&area, 1))
		widgets.Button{ID: "add", Label: "Add task"}.Draw(f, layout.CutTop(&area, 1))
		widgets.Checkbox{ID: "done", Label: "Done", Checked: &done}.Draw(f, layout.CutTop(&area, 1))
		widgets.Slider{ID: "volume", Label: "Volume", Value: &volume, Max: 10}.Draw(f, layout.CutTop(&area, 1))
		widgets.List{ID: "tasks", Label: "Tasks", Items: &rows}.Draw(f, layout.CutTop(&area, 3))
		widgets.Label{ID: "status", Text: "Ready"}.Draw(f, area)
	})
}

func FuzzOperationsOfAnApp(f *testing.F) {
	phrases := automation.Phrases(f)
	automation.Seeds(f, phrases)
	f.Fuzz(func(t *testing.T, choice []byte) {
		app := todo()
		defer app.Close()
		automation.Converse(t, app, phrases, choice)
	})
}

// tasks are rows whose keys are their texts.
type tasks []string

func (t *tasks) Len() int              { return len(*t) }
func (t *tasks) Row(i int) widgets.Row { return widgets.Row{Text: (*t)[i]} }
func (t *tasks) Key(i int) string      { return (*t)[i] }
