package automation

import "limoni/accessibility"

// wireDetails is a node's Details as JSON, for reading.
type wireDetails struct {
	Description      string       `json:"description,omitempty"`
	Placeholder      string       `json:"placeholder,omitempty"`
	Shortcut         string       `json:"shortcut,omitempty"`
	ErrorMessage     string       `json:"error_message,omitempty"`
	ValueText        string       `json:"value_text,omitempty"`
	Range            *wireRange   `json:"range,omitempty"`
	ScrollX          int          `json:"scroll_x,omitempty"`
	ScrollY          int          `json:"scroll_y,omitempty"`
	ScrollMaxX       int          `json:"scroll_max_x,omitempty"`
	ScrollMaxY       int          `json:"scroll_max_y,omitempty"`
	Row              int          `json:"row,omitempty"`
	Column           int          `json:"column,omitempty"`
	RowCount         int          `json:"row_count,omitempty"`
	ColumnCount      int          `json:"column_count,omitempty"`
	Level            int          `json:"level,omitempty"`
	CaretRow         int          `json:"caret_row,omitempty"`
	CaretColumn      int          `json:"caret_column,omitempty"`
	LabelledBy       wireKey      `json:"labelled_by,omitempty"`
	DescribedBy      wireKey      `json:"described_by,omitempty"`
	Controls         wireKey      `json:"controls,omitempty"`
	ActiveDescendant wireKey      `json:"active_descendant,omitempty"`
	CustomActions    []wireAction `json:"custom_actions,omitempty"`
}

type wireRange struct {
	Now  wireNumber `json:"now"`
	Min  wireNumber `json:"min"`
	Max  wireNumber `json:"max"`
	Step wireNumber `json:"step"`
}

type wireAction struct {
	Name        string `json:"name"`
	Description string `json:"description,omitempty"`
}

func readDetails(w *wireDetails) accessibility.Details {
	if w == nil {
		return accessibility.Details{}
	}
	d := accessibility.Details{
		Description: w.Description, Placeholder: w.Placeholder, Shortcut: w.Shortcut,
		ErrorMessage: w.ErrorMessage, ValueText: w.ValueText,
		ScrollX: w.ScrollX, ScrollY: w.ScrollY, ScrollMaxX: w.ScrollMaxX, ScrollMaxY: w.ScrollMaxY,
		Row: w.Row, Column: w.Column, RowCount: w.RowCount, ColumnCount: w.ColumnCount, Level: w.Level,
		CaretRow: w.CaretRow, CaretColumn: w.CaretColumn,
		LabelledBy: accessibility.Key(w.LabelledBy), DescribedBy: accessibility.Key(w.DescribedBy),
		Controls: accessibility.Key(w.Controls), ActiveDescendant: accessibility.Key(w.ActiveDescendant),
	}
	if r := w.Range; r != nil {
		d.Ranged = true
		d.Range = accessibility.Range{Now: float64(r.Now), Min: float64(r.Min), Max: float64(r.Max), Step: float64(r.Step)}
	}
	for _, a := range w.CustomActions {
		d.CustomActions = append(d.CustomActions, accessibility.CustomAction(a))
	}
	return d
}
