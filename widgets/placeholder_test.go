package widgets_test

import (
	"testing"

	"limoni"
	"limoni/internal/vt"
	"limoni/widgets"
)

// In every theme what stands in an empty field is told from a value, in all
// kinds of fields, and without colours too.
func TestPlaceholderDoesNotLookLikeAValue(t *testing.T) {
	for name, theme := range map[string]*limoni.Theme{
		"default": limoni.DefaultTheme(), "dark": limoni.DarkTheme(), "light": limoni.LightTheme(), "high contrast": limoni.HighContrastTheme(),
	} {
		none, some, empty, items := -1, 0, "", widgets.Strings{"Town"}
		value, area := "Town", ""
		terminal := vt.New(10, 5)
		open(t, 10, 5, func(f *limoni.Frame) {
			widgets.TextInput{ID: "a", Label: "A", Value: &value}.Draw(f, row(f, 0))
			widgets.TextInput{ID: "b", Label: "B", Value: &empty, Placeholder: "Town"}.Draw(f, row(f, 1))
			widgets.TextArea{ID: "c", Label: "C", Value: &area, Placeholder: "Town"}.Draw(f, row(f, 2))
			widgets.Select{ID: "d", Label: "D", Options: &items, Selected: &some}.Draw(f, row(f, 3))
			widgets.Select{ID: "e", Label: "E", Options: &items, Selected: &none, Placeholder: "Town"}.Draw(f, row(f, 4))
		}, limoni.WithTheme(theme), limoni.WithOutput(terminal))
		for y, hint := range []bool{false, true, true, false, true} {
			c := terminal.Cell(0, y)
			if got := c.Style.Has(vt.Dim) || c.Style.Has(vt.Italic); c.Text != "T" || got != hint {
				t.Errorf("%s: row %d begins with %q, as a placeholder is %v, want %v", name, y, c.Text, got, hint)
			}
		}
	}
}
