package widgets_test

import (
	"testing"

	"limoni"
	"limoni/widgets"
)

// What stands in an empty field does not look like a value, in any theme.
func TestAHintDoesNotLookLikeAValue(t *testing.T) {
	options := widgets.Strings{"Ulm"}
	for name, theme := range map[string]*limoni.Theme{"terminal": limoni.DefaultTheme(), "dark": limoni.DarkTheme(), "light": limoni.LightTheme(), "contrast": limoni.HighContrastTheme()} {
		empty, full, none, first := "", "x", -1, 0
		s := open(t, 12, 8, func(f *limoni.Frame) {
			widgets.Button{ID: "b", Label: "B", AutoFocus: true}.Draw(f, row(f, 0))
			for i, value := range [...]*string{&empty, &full} {
				widgets.TextInput{ID: f.Concat("i", f.Itoa(i)), Label: "In", Value: value}.Draw(f, row(f, 1+i))
				widgets.TextArea{ID: f.Concat("a", f.Itoa(i)), Label: "In", Value: value}.Draw(f, row(f, 3+i))
			}
			for i, at := range [...]*int{&none, &first} {
				widgets.Select{ID: f.Concat("s", f.Itoa(i)), Label: "In", Placeholder: "In", Options: &options, Selected: at}.Draw(f, row(f, 5+i))
			}
		}, limoni.WithTheme(theme))
		screen := s.snapshot().Screen
		for _, y := range [...]int{1, 3, 5} {
			if hint, value := screen.Styles[y*screen.Width], screen.Styles[(y+1)*screen.Width]; hint == value {
				t.Errorf("%s: the hint in row %d has the style %+v of a value", name, y, hint)
			}
		}
	}
}
