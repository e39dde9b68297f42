package widgets

import (
	"time"

	"limoni"
	"limoni/accessibility"
)

// Spinner says that something goes on, and shows it by a figure that turns.
//
//	/ Loading
//
// It turns four times a second. It stands still, as "Loading…", where motion is
// reduced, and while a text widget has the focus: what moves is read out over
// what is typed. It costs no frame where the clip leaves no cell of it.
type Spinner struct {
	ID string
	// Label is what goes on: "Loading". Without one it is "working…" standing
	// still.
	Label string
	// Figures are shown one after the other; the default is the quarter turns
	// of a line. Each should be as wide as the others.
	Figures []string
}

// spinnerTurn is how long each figure is shown.
const spinnerTurn = time.Second / 4

var spinnerFigures = []string{"|", "/", "-", `\`}

// Draw draws the figure and the label on the first row of area.
func (s Spinner) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: s.ID, Role: accessibility.RoleSpinner, Label: s.Label, Value: "working",
		States: accessibility.StateBusy, Bounds: firstRow(area, area.Dx()),
	})
	area = firstRow(area, area.Dx())
	if len(s.Figures) == 0 {
		s.Figures = spinnerFigures
	}
	step, moves := moving(f, resp)
	figure := s.Figures[step%len(s.Figures)]
	switch {
	case moves && s.Label == "":
		f.Print(area, figure, f.Theme().Accent)
	case moves:
		area.Min.X += f.Print(area, figure, f.Theme().Accent) + 1
		printCut(f, resp, area, s.Label, f.Theme().Text)
	case s.Label == "":
		printCut(f, resp, area, "working\u2026", f.Theme().Text)
	default:
		printCut(f, resp, area, f.Concat(s.Label, "\u2026"), f.Theme().Text)
	}
	return resp
}

// movingMemory is when something began to move.
type movingMemory struct{ since time.Time }

// moving is how many quarters of a second what has begun to move has moved, and
// whether it moves now. Then it asks for the next frame.
func moving(f *limoni.Frame, resp limoni.Response) (step int, moves bool) {
	if f.ReducedMotion() || f.Typing() || f.Node(resp).Bounds.Empty() {
		return 0, false
	}
	m := limoni.Memory[movingMemory](f, resp)
	if m.since.IsZero() || f.Now().Before(m.since) {
		m.since = f.Now()
	}
	passed := f.Now().Sub(m.since)
	f.After(spinnerTurn - passed%spinnerTurn)
	return int(passed / spinnerTurn), true
}
