package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// connecting is a form of two fields.
type connecting struct {
	stage
	name, port         string
	connected, cancels int
}

func openConnecting(t *testing.T, w int) *connecting {
	c := &connecting{}
	c.stage = open(t, w, 10, func(f *limoni.Frame) {
		form := widgets.Form{ID: "form", Label: "Connect"}.Begin(f, f.Area())
		name := form.Field(widgets.FormField{ID: "name", Label: "Name", Required: true, Error: unless(c.name != "", "is required")})
		widgets.TextInput{ID: "name", Label: "Name", Value: &c.name, Required: true, Error: name.Error}.Draw(f, name.Area)
		port := form.Field(widgets.FormField{ID: "port", Label: "Port", Error: unless(len(c.port) < 6, "must be 1 to 65535")})
		widgets.TextInput{ID: "port", Label: "Port", Value: &c.port, Error: port.Error}.Draw(f, port.Area)
		if form.Submit("Connect") {
			c.connected++
		}
		if form.Button("Cancel") {
			c.cancels++
		}
		form.End()
	})
	return c
}

func unless(ok bool, problem string) string {
	if ok {
		return ""
	}
	return problem
}

func TestFormIsDrawnAndDescribed(t *testing.T) {
	c := openConnecting(t, 40)
	c.wantScreen(`
Name (required)   Name
Port              Port

[ Connect ] [ Cancel ]





`)
	c.wantOutline(`
form "Connect" #form
 label "Name (required)"
 input "Name" [focused, required] #name
 label "Port"
 input "Port" #port
 button "Connect" [default]
 button "Cancel"`)
	narrow := openConnecting(t, 20)
	narrow.wantScreen(`
Name (required)
Name
Port
Port

[ Connect ] [ Can… ]




`)
}

func TestFormGoesToTheFirstBadField(t *testing.T) {
	c := openConnecting(t, 40)
	c.keys("tab")
	c.feed("123456")
	c.keys("enter")
	c.wantScreen(`
Name (required)   Name
                  is required
Port              123456
                  must be 1 to 65535

[ Connect ] [ Cancel ]



`)
	said := c.snapshot().Announcements
	if c.connected != 0 || c.focus() != "Name" || len(said) != 1 || said[0].Text != "2 errors: Name is required; Port must be 1 to 65535" || said[0].Politeness != limoni.Assertive {
		t.Errorf("connected %d, focus on %s, spoken %v", c.connected, c.focus(), said)
	}
	form, _ := c.node("#form")
	if n, d := c.node("#port"); !n.States.Has(accessibility.StateInvalid) || d.ErrorMessage != "must be 1 to 65535" || !form.States.Has(accessibility.StateInvalid) {
		t.Errorf("%v %+v", n.States, d)
	}
	c.feed("x")
	if strings.Contains(c.snapshot().Screen.String(), "is required") {
		t.Error("what was mended is still said to be wrong")
	}
	c.keys("enter")
	if c.connected != 0 || c.focus() != "Port" {
		t.Errorf("connected %d, focus on %s", c.connected, c.focus())
	}
	c.keys("backspace", "enter")
	if c.connected != 1 {
		t.Errorf("connected %d times", c.connected)
	}
	c.feed(click(2, 3) + click(15, 3))
	if c.connected != 2 || c.cancels != 1 {
		t.Errorf("by the mouse: connected %d, cancelled %d", c.connected, c.cancels)
	}
	c.act(`button "Connect"`, "activate")
	if c.connected != 3 {
		t.Error("the action does not submit")
	}
}

// Of two forms and a field beside them, Enter submits the form it is pressed in,
// and none from the field.
func TestEnterSubmitsTheFormItIsPressedIn(t *testing.T) {
	var sent [2]int
	var texts [3]string
	s := open(t, 40, 8, func(f *limoni.Frame) {
		widgets.TextInput{ID: "find", Label: "Find", Value: &texts[2]}.Draw(f, row(f, 0))
		for i, id := range [...]string{"one", "two"} {
			form := widgets.Form{ID: id, Label: id}.Begin(f, rect(0, 1+3*i, 40, 3))
			field := form.Field(widgets.FormField{ID: "in-" + id, Label: "In " + id})
			widgets.TextInput{ID: "in-" + id, Label: "In " + id, Value: &texts[i]}.Draw(f, field.Area)
			if form.Submit("Send " + id) {
				sent[i]++
			}
			form.End()
		}
	})
	for _, c := range []struct {
		field string
		want  [2]int
	}{{"#find", [2]int{}}, {"#in-one", [2]int{1, 0}}, {"#in-two", [2]int{1, 1}}} {
		s.act(c.field, "focus")
		if s.keys("enter"); sent != c.want {
			t.Errorf("Enter in %s: sent %v, want %v", c.field, sent, c.want)
		}
	}
}
