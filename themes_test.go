package limoni

import (
	"reflect"
	"testing"

	"limoni/accessibility"
)

// lines are the roles that draw lines and tracks and no text; a contrast of 3
// is enough for them (WCAG 1.4.11), and for what is disabled none is asked.
var lines = map[string]bool{"Border": true, "Track": true, "Disabled": true}

// eachStyle visits the styles of a theme by the names of their roles.
func eachStyle(v reflect.Value, name string, visit func(name string, st Style)) {
	if st, ok := v.Interface().(Style); ok {
		visit(name, st)
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			eachStyle(v.Field(i), name+v.Type().Field(i).Name, visit)
		}
	case reflect.Array:
		for i := range v.Len() {
			eachStyle(v.Index(i), name, visit)
		}
	}
}

func rgb(t *testing.T, what string, c Color) accessibility.RGB {
	r, g, b, ok := c.RGB()
	if !ok {
		t.Fatalf("%s has no colour of its own", what)
	}
	return accessibility.RGB{R: r, G: g, B: b}
}

// Every role can be read on the page and on a popup.
func TestThemesCanBeRead(t *testing.T) {
	for name, c := range map[string]struct {
		theme       *Theme
		text, lines float64
	}{
		"dark": {DarkTheme(), accessibility.TextContrast, 3}, "light": {LightTheme(), accessibility.TextContrast, 3},
		"high contrast": {HighContrastTheme(), accessibility.HighTextContrast, accessibility.TextContrast},
	} {
		roles := 0
		eachStyle(reflect.ValueOf(*c.theme), "", func(role string, st Style) {
			roles++
			for _, ground := range []Style{c.theme.Text, c.theme.Popup} {
				fg, bg := st.Fg, st.Bg
				if fg == 0 {
					fg = ground.Fg
				}
				if bg == 0 {
					bg = ground.Bg
				}
				least := c.text
				if lines[role] {
					least = c.lines
				}
				if got := accessibility.Contrast(rgb(t, role, fg), rgb(t, role, bg)); got < least {
					t.Errorf("%s: %s has a contrast of %.2f, want %v", name, role, got, least)
				}
			}
		})
		if roles < 30 {
			t.Errorf("%s: only %d roles were looked at", name, roles)
		}
	}
}

// A role is told from running text without its colour too, where it says
// something of its own; the other themes follow the default one in that.
func TestRolesDifferWithoutColours(t *testing.T) {
	for name, theme := range map[string]*Theme{"default": DefaultTheme(), "dark": DarkTheme(), "light": LightTheme(), "high contrast": HighContrastTheme()} {
		for role, st := range map[string]Style{
			"Heading": theme.Heading, "Field": theme.Field, "Focus": theme.Focus, "Selected": theme.Selected, "Match": theme.Match,
			"Disabled": theme.Disabled, "Marked": theme.Marked, "Link": theme.Link, "Warning": theme.Warning, "Error": theme.Error,
		} {
			if st.Attr == theme.Text.Attr {
				t.Errorf("%s: %s looks like text where there are no colours", name, role)
			}
		}
		if theme.Focus.Attr == theme.Selected.Attr {
			t.Errorf("%s: what has the focus looks like what is chosen", name)
		}
	}
}
