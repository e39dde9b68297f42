// Agent_checklist is a release checklist that a person uses by keyboard and
// mouse, a test by locators and an agent by its tree:
//
//	go run -tags limoni_debug ./examples/agent_checklist
package main

import (
	"fmt"
	"log"
	"os"
	"strconv"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

type task struct {
	id, name, text string // text is the row: the mark and the name
	done           bool
}

func (t *task) set(done bool) {
	t.done, t.text = done, "[ ] "+t.name
	if done {
		t.text = "[x] " + t.name
	}
}

// checklist is the app's data. It is also the Items of the list.
type checklist struct {
	tasks   []task
	shown   []int // the tasks that the chosen tab shows
	made    int   // tasks ever made, for their ids
	tab     int
	current int // the selected row
	draft   string
	token   string
	status  string
	// deleting is the id of the task the user is asked about, "" for none.
	deleting  string
	deploying bool
	deployed  time.Time // when the deployment under way will be done, zero for none

	earlier history
	release int // the selected one
}

func newChecklist() *checklist {
	c := &checklist{earlier: earlierReleases()}
	for _, name := range []string{"Run the tests", "Write the changelog", "Tag the release", "Choose a name"} {
		c.add(name)
	}
	c.tasks[len(c.tasks)-1].set(true)
	return c
}

func (c *checklist) add(name string) {
	c.made++
	t := task{id: "task-" + strconv.Itoa(c.made), name: name}
	t.set(false)
	c.tasks = append(c.tasks, t)
}

var tabs = []string{"All", "Open", "Done", "History"}

const historyTab = 3

// history are the earlier releases, many more than fit on a screen: a list
// asks for those that it draws.
type history []release

type release struct{ id, text string }

func earlierReleases() (h history) {
	for n := 1; n <= 1000; n++ {
		h = append(h, release{"release-" + strconv.Itoa(n), "Release 0." + strconv.Itoa(n)})
	}
	return h
}

func (h *history) Len() int              { return len(*h) }
func (h *history) Key(i int) string      { return (*h)[i].id }
func (h *history) Row(i int) widgets.Row { return widgets.Row{Text: (*h)[i].text} }

// filter finds the rows of the chosen tab.
func (c *checklist) filter() {
	c.shown = c.shown[:0]
	for i, t := range c.tasks {
		if c.tab == 0 || t.done == (c.tab == 2) {
			c.shown = append(c.shown, i)
		}
	}
}

var rowActions = []accessibility.CustomAction{{Name: "delete", Description: "Delete this task, after asking"}}

func (c *checklist) Len() int         { return len(c.shown) }
func (c *checklist) Key(i int) string { return c.tasks[c.shown[i]].id }
func (c *checklist) Row(i int) widgets.Row {
	t := &c.tasks[c.shown[i]]
	return widgets.Row{
		Text: t.text, States: accessibility.Checked(t.done),
		Actions: accessibility.ActionToggle, CustomActions: rowActions,
	}
}

// find is the task with that id, nil where there is none.
func (c *checklist) find(id string) *task {
	for i := range c.tasks {
		if c.tasks[i].id == id {
			return &c.tasks[i]
		}
	}
	return nil
}

func (c *checklist) done() (n int) {
	for _, t := range c.tasks {
		if t.done {
			n++
		}
	}
	return n
}

func (c *checklist) draw(f *limoni.Frame) {
	c.filter()
	c.deployment(f)
	area := f.Area()
	head := layout.CutTop(&area, 1)
	widgets.Tabs{ID: "tabs", Label: "Show", Titles: tabs, Selected: &c.tab}.Draw(f, layout.CutTop(&area, 1))
	hint := layout.CutBottom(&area, 1)
	status := layout.CutBottom(&area, 1)
	deploy := layout.CutBottom(&area, 1)
	entry := layout.CutBottom(&area, 1)

	c.drawHead(f, head)
	if c.tab == historyTab {
		widgets.List{ID: "history", Label: "Earlier releases", Items: &c.earlier, Selected: &c.release}.Draw(f, area)
	} else {
		c.drawTasks(f, area)
	}
	c.drawEntry(f, entry)
	c.drawDeploy(f, deploy)
	if c.status != "" {
		widgets.Status{ID: "status", Text: c.status}.Draw(f, status)
	}
	widgets.Label{Text: "Space ticks · n new · d delete · t token · p deploy · Esc back · q quit", Style: f.Theme().Muted}.Draw(f, hint)
	c.askDelete(f)
	c.askDeploy(f)
	c.keys(f)
}

func (c *checklist) drawHead(f *limoni.Frame, area limoni.Rect) {
	bar := layout.CutRight(&area, min(30, area.Dx()/2))
	widgets.Heading{Text: "Release checklist"}.Draw(f, area)
	widgets.ProgressBar{ID: "progress", Label: "Done", Now: float64(c.done()), Max: float64(len(c.tasks))}.Draw(f, bar)
}

func (c *checklist) drawTasks(f *limoni.Frame, area limoni.Rect) {
	tasks := widgets.List{
		ID: "tasks", Label: "Tasks", Items: c, Selected: &c.current, AutoFocus: true, Empty: "Nothing here.",
	}.Draw(f, area)
	if id, _, ok := tasks.Item(); ok {
		action, _ := tasks.Action()
		switch {
		case action == "delete":
			c.deleting = id
		case tasks.Clicked() || tasks.Did(accessibility.ActionToggle):
			if t := c.find(id); t != nil {
				t.set(!t.done)
			}
		}
	}
	if tasks.Key("d") || tasks.Key("delete") {
		if c.current >= 0 {
			c.deleting = c.Key(c.current)
		}
	}
}

func (c *checklist) drawEntry(f *limoni.Frame, area limoni.Rect) {
	cells := layout.Gap(1).SplitColumns(area, layout.Fill(1), layout.Fixed(12))
	name := widgets.TextInput{ID: "name", Label: "New task", Value: &c.draft, Clearable: true}.Draw(f, cells[0])
	add := widgets.Button{ID: "add", Label: "Add task"}.Draw(f, cells[1])
	if !add.Clicked() && !name.Submitted() {
		return
	}
	if c.draft == "" {
		c.status = "Nothing added: the new task has no name."
		return
	}
	c.add(c.draft)
	c.draft, c.status = "", ""
}

func (c *checklist) drawDeploy(f *limoni.Frame, area limoni.Rect) {
	cells := layout.Gap(1).SplitColumns(area, layout.Fill(1), layout.Fixed(10), layout.Fixed(8))
	widgets.TextInput{ID: "token", Label: "Deploy token", Value: &c.token, Secret: true}.Draw(f, cells[0])
	deploy := widgets.Button{ID: "deploy", Label: "Deploy"}.Draw(f, cells[1])
	leave := widgets.Button{ID: "quit", Label: "Quit"}.Draw(f, cells[2])
	if deploy.Clicked() || f.Key("p") {
		c.deploy()
	}
	if leave.Clicked() || f.Key("q") {
		f.Quit()
	}
}

// deploy asks for confirmation, or says why it is too early.
func (c *checklist) deploy() {
	open := len(c.tasks) - c.done()
	switch {
	case open > 0:
		c.status = fmt.Sprintf("Not yet: %d of %d tasks are open.", open, len(c.tasks))
	case c.token == "":
		c.status = "Not yet: the deploy token is missing."
	default:
		c.deploying, c.status = true, ""
	}
}

func (c *checklist) askDeploy(f *limoni.Frame) {
	if !c.deploying {
		return
	}
	ask := widgets.Dialog{ID: "confirm", Title: "Deploy now?", Text: "Everything is ticked.",
		Buttons: []string{"Cancel", "Deploy"}}.Draw(f, f.Area())
	if ask.Button == 1 {
		c.status, c.token = "Deploying\u2026", ""
		c.deployed = f.Now().Add(deployTime)
	}
	c.deploying = ask.Button < 0 && !ask.Dismissed()
}

// deployTime is how long a deployment takes.
const deployTime = 300 * time.Millisecond

// deployment says that work is under way, until it is done.
func (c *checklist) deployment(f *limoni.Frame) {
	if c.deployed.IsZero() {
		return
	}
	if left := c.deployed.Sub(f.Now()); left > 0 {
		f.Busy("deploy")
		f.After(left)
		return
	}
	c.deployed, c.status = time.Time{}, "Deployed."
}

func (c *checklist) askDelete(f *limoni.Frame) {
	t := c.find(c.deleting)
	if t == nil {
		c.deleting = ""
		return
	}
	ask := widgets.Dialog{ID: "confirm", Title: "Delete this task?", Text: t.name,
		Buttons: []string{"Keep", "Delete"}}.Draw(f, f.Area())
	if ask.Button == 1 {
		c.remove(t.id)
	}
	if ask.Button >= 0 || ask.Dismissed() {
		c.deleting = ""
	}
}

func (c *checklist) remove(id string) {
	for i := range c.tasks {
		if c.tasks[i].id == id {
			c.status = "Deleted: " + c.tasks[i].name
			c.tasks = append(c.tasks[:i], c.tasks[i+1:]...)
			return
		}
	}
}

// keys are the shortcuts that work wherever no field has the focus.
func (c *checklist) keys(f *limoni.Frame) {
	if f.Key("n") {
		f.Focus("name")
	}
	if f.Key("t") {
		f.Focus("token")
	}
	if f.Key("esc") {
		c.status = ""
	}
}

// main lets everything be read and done, except where the environment names a
// socket: then it also says what is allowed.
func main() {
	var opts []limoni.Option
	if limoni.AutomationCompiled && os.Getenv("LIMONI_AUTOMATION_SOCKET") == "" {
		opts = append(opts, limoni.WithAutomation("checklist", limoni.AutomationPolicy{
			AllowInput: true, ExposeScreen: true, ExposeInputValues: true,
		}))
	}
	if err := limoni.Run(newChecklist().draw, opts...); err != nil {
		log.Fatal(err)
	}
}
