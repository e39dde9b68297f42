package accessibility

import (
	"image"
	"strings"
	"testing"
)

var (
	gray  = RGB{119, 119, 119}.Color()
	black = RGB{0, 0, 0}.Color()
	white = RGB{255, 255, 255}.Color()
	low   = CellStyle{Fg: gray, Bg: RGB{136, 136, 136}.Color()}
)

const button = ActionActivate | ActionFocus

// Each rule has frames that break it, with exactly these findings, and frames
// that are so near to it as one can be without breaking it.
var auditCases = []struct {
	rule  string
	bad   scene
	found []string
	good  []scene
}{
	{
		rule: "interactive-name",
		bad: scene{rows: "[    ] [Ok] ", nodes: []item{
			part(0, RoleButton, " ", at(0, 0, 6), hasFocus, button), part(0, RoleButton, "Ok", at(7, 0, 4), focusable, button),
			part(0, RoleList, "", image.Rectangle{}, focusable), part(1, RoleListItem, "", image.Rectangle{}, ActionSelect),
		}},
		found: []string{
			`critical interactive-name button " " [focused] at 0,0: it has no name; set Label (WCAG 4.1.2)`,
			`critical interactive-name list: it has no name; set Label (WCAG 4.1.2)`,
			`critical interactive-name list-item: it has no name; set Label (WCAG 4.1.2)`,
		},
		good: []scene{
			{nodes: []item{part(0, RoleList, "", at(0, 0, 4)), part(1, RoleListItem, "", at(0, 0, 4))}},
			{nodes: []item{part(0, RoleButton, "", at(0, 0, 4), StateHidden)}},
			{nodes: []item{part(0, RoleButton, "", at(0, 0, 4), hasFocus, button, Details{LabelledBy: 2}), part(0, RoleLabel, "Ok", at(4, 0, 4))}, rows: "        "},
			{nodes: []item{part(0, RoleTable, "Files", at(0, 0, 4), hasFocus), part(1, RoleRow, "", at(0, 0, 4), ActionSelect), part(2, RoleCell, "a.go", at(0, 0, 4))}},
			{nodes: []item{part(0, RoleGroup, "", at(0, 0, 4), StateSensitive), part(1, RoleButton, "", at(0, 0, 4), StateDisabled)}},
		},
	},
	{
		rule: "container-name",
		bad:  scene{nodes: []item{part(0, RoleDialog, "", at(0, 0, 4)), part(0, RoleImage, "", at(0, 0, 4)), part(0, RoleProgress, "", at(0, 0, 4))}, rows: "    "},
		found: []string{
			`serious container-name dialog at 0,0: it has no name; set Label (WCAG 4.1.2)`,
			`serious container-name image at 0,0: it has no name; set Label (WCAG 1.1.1)`,
			`serious container-name progress at 0,0: it has no name; set Label (WCAG 4.1.2)`,
		},
		good: []scene{
			{nodes: []item{part(0, RoleDialog, "Delete?", at(0, 0, 4)), part(0, RoleGroup, "", at(0, 0, 4)), part(0, RoleText, "", at(0, 0, 4))}},
			{nodes: []item{part(0, RoleImage, "", at(0, 0, 4))}}, // no cells: the label of what is read may be withheld
		},
	},
	{
		rule: "interactive-name",
		bad: scene{rows: "    ", nodes: []item{ // without cells its label may be withheld
			part(0, RoleTable, "Files", at(0, 0, 4), hasFocus), part(1, RoleRow, "a.go", at(0, 0, 4), ActionSelect, Details{Row: 1}), part(2, RoleCell, "", at(0, 0, 4), ActionSelect),
		}},
		found: []string{`critical interactive-name cell at 0,0: it has no name; set Label (WCAG 4.1.2)`},
		good: []scene{{rows: "x x ", nodes: []item{ // an empty cell is known by its column
			part(0, RoleTable, "Files", at(0, 0, 4), hasFocus), part(1, RoleRow, "", at(0, 0, 4), ActionSelect, Details{Row: 1}), part(2, RoleCell, "", at(0, 0, 4), ActionSelect, Details{Column: 1}),
			part(2, RoleCell, "x", at(0, 0, 2), ActionSelect, Details{Column: 2}), part(2, RoleCell, "x", at(2, 0, 2), ActionSelect, Details{Column: 3}),
		}}},
	},
	{
		rule:  "placeholder-name",
		bad:   scene{rows: "Where to", nodes: []item{part(0, RoleInput, "", at(0, 0, 8), hasFocus, ActionSetValue, Details{Placeholder: "Where to"})}},
		found: []string{`moderate placeholder-name input [focused] at 0,0: its only name is its placeholder "Where to"; set Label too (WCAG 3.3.2)`},
		good:  []scene{{rows: "Where to", nodes: []item{part(0, RoleInput, "Town", at(0, 0, 8), hasFocus, ActionSetValue, Details{Placeholder: "Where to"})}}},
	},
	{
		rule:  "glyph-name",
		bad:   scene{nodes: []item{part(0, RoleButton, "\ue0b0 \u28ff", at(0, 0, 4), hasFocus, button)}},
		found: []string{`serious glyph-name button "\ue0b0 ⣿" [focused] at 0,0: its name "\ue0b0 ⣿" has nothing that can be spoken; set Label to words and draw the glyph beside it (WCAG 1.4.1)`},
		good: []scene{
			{nodes: []item{part(0, RoleButton, "+", at(0, 0, 4), hasFocus, button)}}, {nodes: []item{part(0, RoleButton, "\ue0b0 Open", at(0, 0, 4), hasFocus, button)}},
			{nodes: []item{part(0, RoleText, "\u2500\u2500", at(0, 0, 4))}},
		},
	},
	{
		rule: "duplicate-id",
		bad: scene{nodes: []item{
			part(0, RoleGroup, "A", at(0, 0, 4), "a", Key(5)), part(0, RoleGroup, "B", at(0, 0, 4), "a", Key(6)), part(0, RoleGroup, "C", at(0, 0, 4), "c", Key(6)),
		}},
		found: []string{
			`serious duplicate-id group "B" #a at 0,0: a sibling has the same ID; give each its own`,
			`serious duplicate-id group "C" #c at 0,0: another node has the same key; give each an ID of its own`,
		},
		good: []scene{{nodes: []item{part(0, RoleGroup, "A", at(0, 0, 4), "a"), part(1, RoleGroup, "B", at(0, 0, 4), "a"), part(0, RoleGroup, "C", at(0, 0, 4)), part(0, RoleGroup, "D", at(0, 0, 4))}}},
	},
	{
		rule: "ambiguous-name",
		bad: scene{nodes: []item{
			part(0, RoleButton, "Delete", at(0, 0, 4), hasFocus, button), part(0, RoleButton, " Delete", at(0, 1, 4), focusable, button),
		}},
		found: []string{`moderate ambiguous-name button " Delete" at 0,1: a sibling has the same role and name; give each an ID, and better a name of its own`},
		good: []scene{{nodes: []item{
			part(0, RoleButton, "Delete", at(0, 0, 4), hasFocus, button), part(0, RoleButton, "Delete", at(0, 1, 4), focusable, button, "other"),
			part(0, RoleGroup, "Row", at(0, 2, 4)), part(1, RoleButton, "Delete", at(0, 2, 4), focusable, button),
			part(0, RoleText, "Same", at(0, 3, 4)), part(0, RoleText, "Same", at(0, 4, 4)), part(0, RoleLink, "Delete", at(0, 5, 4), focusable, button),
		}}},
	},
	{
		rule: "dangling-relation",
		bad: scene{nodes: []item{
			part(0, RoleList, "Rows", at(0, 0, 4), hasFocus, Details{ActiveDescendant: 2, DescribedBy: 99}), part(0, RoleText, "Elsewhere", at(0, 1, 4)),
		}},
		found: []string{
			`serious dangling-relation list "Rows" [focused] at 0,0: DescribedBy points to no node; set it to the key of a node of this frame (WCAG 1.3.1)`,
			`serious dangling-relation list "Rows" [focused] at 0,0: ActiveDescendant is neither inside it nor in what it controls; point to a descendant, or set Controls to its container (WCAG 1.3.1)`,
		},
		good: []scene{
			{nodes: []item{part(0, RoleList, "Rows", at(0, 0, 4), hasFocus, Details{ActiveDescendant: 2}), part(1, RoleListItem, "Row", at(0, 0, 4), [2]int32{1, 1})}},
			{nodes: []item{
				part(0, RoleComboBox, "Town", at(0, 0, 4), hasFocus, StateExpanded, Details{ActiveDescendant: 3, Controls: 2}),
				part(0, RoleList, "Towns", at(0, 1, 4)), part(1, RoleOption, "Ulm", at(0, 1, 4), ActionSelect, [2]int32{1, 1}),
			}},
		},
	},
	{
		rule: "focusable-role",
		bad:  scene{nodes: []item{part(0, RoleText, "Note", at(0, 0, 4), hasFocus), part(0, "gauge", "Fuel", at(0, 1, 4), focusable)}},
		found: []string{
			`serious focusable-role text "Note" [focused] at 0,0: it can have the keyboard and its role does not say what for; give it the role of what it does (WCAG 4.1.2)`,
			`serious focusable-role gauge "Fuel" at 0,1: it can have the keyboard and its role does not say what for; give it the role of what it does (WCAG 4.1.2)`,
		},
		good: []scene{{nodes: []item{part(0, RoleScrollArea, "Note", at(0, 0, 4), hasFocus), part(0, "textbox", "Name", at(0, 1, 4), focusable)}}},
	},
	{
		rule: "keyboard-unreachable",
		bad: scene{nodes: []item{
			part(0, RoleButton, "Mouse only", at(0, 0, 4), ActionActivate), part(0, RoleTabList, "Show", at(0, 1, 4)), part(1, RoleTab, "All", at(0, 1, 4), StateSelected, ActionSelect, [2]int32{1, 1}),
		}},
		found: []string{
			`critical keyboard-unreachable button "Mouse only" at 0,0: only a mouse reaches it; advertise ActionFocus, or bind a key and tell it in Details.Shortcut (WCAG 2.1.1)`,
			`critical keyboard-unreachable tab "All" [selected, 1/1] at 0,1: only a mouse reaches it; advertise ActionFocus, or bind a key and tell it in Details.Shortcut (WCAG 2.1.1)`,
		},
		good: []scene{
			{nodes: []item{part(0, RoleLog, "Log", at(0, 0, 4), hasFocus), part(1, RoleListItem, "disk full", at(0, 0, 4), ActionSelect, [2]int32{1, 1})}},
			{nodes: []item{part(0, RoleButton, "By key", at(0, 0, 4), ActionActivate, Details{Shortcut: "f2"}), part(0, RoleButton, "Off", at(0, 1, 4), StateDisabled), part(0, RoleButton, "Away", image.Rectangle{}, StateOffscreen)}},
			{nodes: []item{part(0, RoleTabList, "Show", at(0, 1, 4), hasFocus), part(1, RoleTab, "All", at(0, 1, 4), StateSelected, ActionSelect, [2]int32{1, 1})}},
			{nodes: []item{part(0, RoleButton, "Behind", at(0, 0, 4)), part(0, RoleDialog, "Ask", at(0, 1, 4), StateModal, Key(9)), part(1, RoleButton, "Ok", at(0, 1, 4), hasFocus, button)}, layers: []Layer{{}, {Node: 9, Modal: true}}},
		},
	},
	{
		rule: "required-state",
		bad: scene{rows: "    ", nodes: []item{
			part(0, RoleCheckbox, "Ship", at(0, 0, 4), hasFocus, ActionToggle), part(0, RoleHeading, "Part", at(0, 0, 4)), part(0, RoleMeter, "Fuel", at(0, 0, 4)),
		}},
		found: []string{
			`serious required-state checkbox "Ship" [focused] at 0,0: it is neither unchecked nor checked nor mixed; set one of these states`,
			`serious required-state heading "Part" at 0,0: it has no level; set Details.Level, from 1`,
			`serious required-state meter "Fuel" at 0,0: it has no range; set Details.Range and Ranged`,
		},
		good: []scene{{rows: "    ", nodes: []item{
			part(0, RoleCheckbox, "Ship", at(0, 0, 4), hasFocus, StateMixed), part(0, RoleHeading, "Part", at(0, 0, 4), Details{Level: 1}),
			part(0, RoleMeter, "Fuel", at(0, 0, 4), Details{Ranged: true}), part(0, RoleProgress, "Work", at(0, 0, 4), StateBusy),
			part(0, RoleScrollbar, "", at(0, 0, 4), Details{ScrollMaxY: 3}),
		}}},
	},
	{
		rule:  "range-value",
		bad:   scene{nodes: []item{part(0, RoleProgress, "Up", at(0, 0, 4), Details{Ranged: true, Range: Range{Now: 5, Max: 3}})}},
		found: []string{`serious range-value progress "Up"="5 in 0..3" at 0,0: 5 is not in 0..3; set Details.Range to numbers with Min <= Now <= Max`},
		good:  []scene{{nodes: []item{part(0, RoleProgress, "Up", at(0, 0, 4), Details{Ranged: true, Range: Range{Now: 3, Max: 3}})}}},
	},
	{
		rule:  "unsupported-state",
		bad:   scene{nodes: []item{part(0, RoleButton, "Ok", at(0, 0, 4), hasFocus, StateChecked, StateReadonly, button)}},
		found: []string{`moderate unsupported-state button "Ok" [focused, readonly, checked] at 0,0: readonly, checked means nothing for a node of its role; remove it or give the node another role`},
		good: []scene{{nodes: []item{
			part(0, RoleButton, "Ok", at(0, 0, 4), hasFocus, StateDefault, StateBusy, StateCollapsed, StateTruncated, button), part(0, "gauge", "Any", at(0, 1, 4), StateChecked),
			part(0, RoleList, "Rows", at(0, 2, 4)), part(1, RoleListItem, "Row", at(0, 2, 4), StateChecked, StateSelected),
		}}},
	},
	{
		rule: "parent-child",
		bad: scene{nodes: []item{
			part(0, RoleGroup, "Rows", at(0, 0, 9)), part(1, RoleListItem, "Row", at(0, 0, 9)), part(0, RoleTable, "Files", at(0, 1, 9)), part(1, RoleListItem, "a.go", at(0, 1, 9)),
		}},
		found: []string{
			`serious parent-child list-item "Row" at 0,0: it stands in no list, log; register it between Begin and End of one (WCAG 1.3.1)`,
			`serious parent-child list-item "a.go" at 0,1: a table holds no list-item; a table holds row, column-header and plain content (WCAG 1.3.1)`,
			`serious parent-child list-item "a.go" at 0,1: it stands in no list, log; register it between Begin and End of one (WCAG 1.3.1)`,
		},
		good: []scene{{nodes: []item{
			part(0, RoleList, "Rows", at(0, 0, 9)), part(1, RoleGroup, "Fruit", at(0, 0, 9)), part(2, RoleListItem, "Row", at(0, 0, 9)), part(1, RoleText, "No more", at(0, 1, 9)),
			part(1, RoleMenu, "", at(0, 2, 9), Key(9)), part(0, "gauge", "Any", at(0, 3, 9)), part(1, RoleButton, "In it", at(0, 3, 9), hasFocus, button),
		}, layers: []Layer{{}, {Node: 9}}}},
	},
	{
		rule: "set-position",
		bad: scene{nodes: []item{
			part(0, RoleList, "Rows", at(0, 0, 9)), part(1, RoleListItem, "a", at(0, 0, 9), [2]int32{1, 2}), part(1, RoleListItem, "b", at(0, 1, 9), [2]int32{1, 2}),
			part(1, RoleListItem, "c", at(0, 2, 9), [2]int32{3, 2}), part(1, RoleListItem, "d", at(0, 3, 9), [2]int32{0, 2}),
		}},
		found: []string{
			`moderate set-position list-item "b" [1/2] at 0,1: a sibling has position 1 too; count Position over the data, from 1`,
			`moderate set-position list-item "c" [3/2] at 0,2: position 3 is not in 1..2; count Position over the data, from 1`,
			`moderate set-position list-item "d" at 0,3: position 0 is not in 1..2; count Position over the data, from 1`,
		},
		good: []scene{{nodes: []item{
			part(0, RoleTree, "Files", at(0, 0, 9), hasFocus, [2]int32{0, 9}), part(1, RoleTreeItem, "a", at(0, 0, 9), [2]int32{1, 1}, Details{Level: 1}),
			part(1, RoleTreeItem, "b", at(0, 1, 9), [2]int32{1, 1}, Details{Level: 2}), part(0, RoleList, "Rows", at(0, 2, 9)), part(1, RoleListItem, "c", at(0, 2, 9)), part(1, RoleListItem, "d", at(0, 3, 9)),
		}}},
	},
	{
		rule:  "set-size",
		bad:   scene{nodes: []item{part(0, RoleList, "Rows", at(0, 0, 9), hasFocus, ActionScroll), part(1, RoleListItem, "Row", at(0, 0, 9))}},
		found: []string{`moderate set-size list "Rows" [focused] at 0,0: it scrolls and does not say how many members it has; set SetSize, or Details.RowCount`},
		good: []scene{
			{nodes: []item{part(0, RoleList, "Rows", at(0, 0, 9), hasFocus, ActionScroll, [2]int32{0, 40}), part(1, RoleListItem, "Row", at(0, 0, 9))}},
			{nodes: []item{part(0, RoleList, "Rows", at(0, 0, 9), hasFocus, ActionScroll), part(1, RoleListItem, "Row", at(0, 0, 9), [2]int32{7, 40})}},
			{nodes: []item{part(0, RoleTable, "Rows", at(0, 0, 9), hasFocus, ActionScroll, Details{RowCount: 40}), part(1, RoleRow, "Row", at(0, 0, 9))}},
		},
	},
	{
		rule:  "nested-interactive",
		bad:   scene{nodes: []item{part(0, RoleButton, "Outer", at(0, 0, 9), hasFocus, button), part(1, RoleGroup, "", at(0, 0, 9)), part(2, RoleLink, "Inner", at(0, 0, 5), focusable, button)}},
		found: []string{`serious nested-interactive link "Inner" at 0,0: it is inside button "Outer" [focused]; register it beside it (WCAG 4.1.2)`},
		good: []scene{{nodes: []item{
			part(0, RoleButton, "Outer", at(0, 0, 9), hasFocus, StateExpanded, button), part(1, RoleText, "Outer", at(0, 0, 9)),
			part(1, RoleMenu, "Outer", at(0, 1, 9), Key(9)), part(2, RoleMenuItem, "Open", at(0, 1, 9), focusable, button),
		}, layers: []Layer{{}, {Node: 9}}}},
	},
	{
		rule: "contrast",
		bad: scene{rows: "Hello you   Off ", styles: map[string]CellStyle{"Hello you": low, "Off": low}, nodes: []item{
			part(0, RoleText, "Hello you", at(0, 0, 9)), part(0, RoleButton, "Off", at(12, 0, 4), StateDisabled),
		}},
		found: []string{`serious contrast text "Hello you" at 0,0: a contrast of 1.3 of #777777 on #888888; choose colours with at least 4.5, or the terminal's own (WCAG 1.4.3)`},
		good: []scene{
			{rows: "Hello you", styles: map[string]CellStyle{"Hello": {Fg: white, Bg: black}, "you": {Fg: white, Bg: black, Attr: AttrReverse}}, nodes: []item{part(0, RoleText, "Hello you", at(0, 0, 9))}},
			{rows: "Hello \u2500\u2500\u2500", styles: map[string]CellStyle{"Hello": {Fg: Palette(8), Bg: Palette(0)}, "\u2500": low}, nodes: []item{part(0, RoleText, "Hello", at(0, 0, 9))}},
			{rows: "Hello", styles: map[string]CellStyle{"Hello": {Fg: gray}}, nodes: []item{part(0, RoleText, "Hello", at(0, 0, 9))}},
		},
	},
	{
		rule:  "cursor-at-focus",
		bad:   scene{rows: "[ Ok ]    ", nodes: []item{part(0, RoleButton, "Ok", at(0, 0, 6), hasFocus, button)}, cursor: &image.Point{X: 6}},
		found: []string{`serious cursor-at-focus button "Ok" [focused] at 0,0: it has the keyboard and the cursor is elsewhere; call FocusCell or Caret with a cell of it`},
		good: []scene{
			{rows: "[ Ok ]    ", nodes: []item{part(0, RoleButton, "Ok", at(0, 0, 6), hasFocus, button)}, cursor: &image.Point{X: 5}},
			{rows: "Ulm|Ulm", nodes: []item{
				part(0, RoleComboBox, "Town", at(0, 0, 3), hasFocus, StateExpanded, Details{ActiveDescendant: 3, Controls: 2}),
				part(0, RoleList, "Towns", at(0, 1, 3)), part(1, RoleOption, "Ulm", at(0, 1, 3), ActionSelect, [2]int32{1, 1}),
			}, cursor: &image.Point{X: 0, Y: 1}},
		},
	},
	{
		rule: "focus-order",
		bad: scene{nodes: []item{
			part(0, RoleButton, "1", at(20, 0, 4), hasFocus, button), part(0, RoleButton, "2", at(20, 4, 4), focusable, button),
			part(0, RoleButton, "3", at(0, 0, 4), focusable, button), part(0, RoleButton, "4", at(0, 2, 4), focusable, button),
		}},
		found: []string{`moderate focus-order button "3" at 0,0: Tab jumps back to it from button "2"; register what is above or to the left first (WCAG 2.4.3)`},
		good: []scene{
			{nodes: []item{ // two columns, left to right
				part(0, RoleButton, "1", at(0, 0, 4), hasFocus, button), part(0, RoleButton, "2", at(0, 4, 4), focusable, button),
				part(0, RoleButton, "3", at(20, 0, 4), focusable, button), part(0, RoleButton, "4", at(20, 4, 4), focusable, button),
			}},
			{nodes: []item{ // only one stop is left, above
				part(0, RoleButton, "1", at(20, 0, 4), hasFocus, button), part(0, RoleButton, "2", at(20, 4, 4), focusable, button), part(0, RoleButton, "3", at(0, 0, 4), focusable, button),
			}},
		},
	},
	{
		rule: "modal-leak",
		bad: scene{nodes: []item{
			part(0, RoleButton, "Below", at(0, 0, 4), focusable, button), part(0, RoleDialog, "Ask", at(0, 1, 4), StateModal, Key(9)), part(1, RoleButton, "Ok", at(0, 1, 4), hasFocus, button),
		}, layers: []Layer{{}, {Node: 9, Modal: true}}},
		found: []string{`critical modal-leak button "Below" at 0,0: it is below an open modal and can have the keyboard; do not advertise ActionFocus while the modal is open (WCAG 2.4.3)`},
		good: []scene{{nodes: []item{
			part(0, RoleButton, "Below", at(0, 0, 4)), part(0, RoleDialog, "Ask", at(0, 1, 4), StateModal, Key(9)), part(1, RoleButton, "Ok", at(0, 1, 4), hasFocus, button),
			part(1, RoleMenu, "More", at(0, 2, 4), Key(8)), part(2, RoleMenuItem, "Cut", at(0, 2, 4), focusable, button),
		}, layers: []Layer{{}, {Node: 9, Modal: true}, {Node: 8}}}},
	},
	{
		rule:  "one-focus",
		bad:   scene{nodes: []item{part(0, RoleButton, "A", at(0, 0, 4), hasFocus, button), part(0, RoleButton, "B", at(0, 1, 4), hasFocus, button)}},
		found: []string{`critical one-focus button "B" [focused] at 0,1: it has the keyboard beside button "A" [focused]; give it to one (WCAG 2.4.3)`},
		good:  []scene{{nodes: []item{part(0, RoleText, "Nothing to do", at(0, 0, 4))}}},
	},
	{
		rule: "color-only-state",
		bad: scene{rows: "Milk  |Bread |Butter", styles: map[string]CellStyle{"Milk  ": {Bg: Palette(4)}}, nodes: []item{
			part(0, RoleList, "Buy", image.Rect(0, 0, 6, 3), hasFocus, Details{ActiveDescendant: 3}), part(1, RoleListItem, "Milk", at(0, 0, 6), StateSelected),
			part(1, RoleListItem, "Bread", at(0, 1, 6), StateUnselected), part(1, RoleListItem, "Butter", at(0, 2, 6), StateUnselected),
		}},
		found: []string{`serious color-only-state list-item "Milk" [selected] at 0,0: selected is told by colour alone; draw a mark or an attribute too: bold, underline, reverse (WCAG 1.4.1)`},
		good: []scene{
			{rows: "Milk  |Bread ", styles: map[string]CellStyle{"Milk  ": {Bg: Palette(4), Attr: AttrBold}}, nodes: []item{
				part(0, RoleList, "Buy", image.Rect(0, 0, 6, 2), hasFocus), part(1, RoleListItem, "Milk", at(0, 0, 6), StateSelected), part(1, RoleListItem, "Bread", at(0, 1, 6), StateUnselected)}},
			{rows: "> Milk |  Bread", styles: map[string]CellStyle{"> Milk ": {Bg: Palette(4)}}, nodes: []item{
				part(0, RoleList, "Buy", image.Rect(0, 0, 7, 2), hasFocus), part(1, RoleListItem, "Milk", at(0, 0, 7), StateSelected), part(1, RoleListItem, "Bread", at(0, 1, 7), StateUnselected)}},
			{rows: "Milk |Bread", styles: map[string]CellStyle{"Milk ": {Bg: Palette(4)}, "Bread": {Bg: Palette(4)}}, nodes: []item{
				part(0, RoleList, "Buy", image.Rect(0, 0, 5, 2), hasFocus), part(1, RoleListItem, "Milk", at(0, 0, 5), StateSelected), part(1, RoleListItem, "Bread", at(0, 1, 5), StateUnselected)}},
		},
	},
	{
		rule: "sensitive-exposure",
		bad: scene{rows: "hunter2  |PIN: 42  ", nodes: []item{
			{Node: Node{Role: RoleInput, Label: "Password", Value: "hunter2", Bounds: at(0, 0, 9), States: hasFocus | StateSensitive}, d: Details{CaretRow: 1, CaretColumn: 8}},
			part(0, RoleInput, "PIN", at(0, 1, 9), focusable, StateSensitive),
		}},
		found: []string{
			`critical sensitive-exposure input "Password" [focused, sensitive] at 0,0: it is sensitive and has Value, the caret; leave it empty`,
			`critical sensitive-exposure input "Password" [focused, sensitive] at 0,0: it is sensitive and its cells show letters or digits that are not its label; draw a mask glyph for each character`,
			`critical sensitive-exposure input "PIN" [sensitive] at 0,1: it is sensitive and its cells show letters or digits that are not its label; draw a mask glyph for each character`,
		},
		good: []scene{{rows: "••••••  •|Password |A1 B2 C3 ", nodes: []item{
			part(0, RoleInput, "Password", at(0, 0, 9), hasFocus, StateSensitive), part(0, RoleInput, "Again", at(0, 1, 9), focusable, StateSensitive, Details{Placeholder: "Password"}),
			part(0, RoleGroup, "Codes", at(0, 2, 9), StateSensitive), part(1, RoleText, "A1 B2 C3", at(0, 2, 9)),
		}}},
	},
	{
		rule:  "sensitive-missing",
		bad:   scene{nodes: []item{part(0, RoleInput, "API-Token:", at(0, 0, 9), hasFocus, ActionSetValue)}},
		found: []string{`critical sensitive-missing input "API-Token:" [focused] at 0,0: an input named "token" is not sensitive; set StateSensitive and draw a mask, as a TextInput with Secret does`},
		good: []scene{{nodes: []item{
			part(0, RoleInput, "Token", at(0, 0, 9), hasFocus, StateSensitive), part(0, RoleInput, "Tokens used, spinning", at(0, 1, 9), focusable),
			part(0, RoleSearchInput, "Secret", at(0, 2, 9), focusable), part(0, RoleCheckbox, "Show password", at(0, 3, 9), focusable, StateUnchecked),
		}}},
	},
	{
		rule: "unread-text",
		bad:  scene{rows: "Ready, 3 of 12 |[ Ok ] Nobody  ", nodes: []item{part(0, RoleButton, "Ok", at(0, 1, 6), hasFocus, button)}},
		found: []string{
			`serious unread-text at 0,0: "Ready, 3 of 12" is drawn here and in no node; draw it with a Label, or register a node with that text and these bounds (WCAG 1.3.1)`,
			`serious unread-text at 7,1: "Nobody" is drawn here and in no node; draw it with a Label, or register a node with that text and these bounds (WCAG 1.3.1)`,
		},
		good: []scene{{rows: "[ Ok ]", nodes: []item{part(0, RoleButton, "Ok", at(0, 0, 6), hasFocus, button)}}},
	},
	{
		rule:  "heading-order",
		bad:   scene{nodes: []item{part(0, RoleHeading, "Part", at(0, 0, 9), Details{Level: 1}), part(0, RoleHeading, "Detail", at(0, 1, 9), Details{Level: 3})}},
		found: []string{`info heading-order heading "Detail" level=3 at 0,1: level 3 follows level 1; use level 2`},
		good:  []scene{{nodes: []item{part(0, RoleHeading, "Part", at(0, 0, 9), Details{Level: 2}), part(0, RoleHeading, "Detail", at(0, 1, 9), Details{Level: 3}), part(0, RoleHeading, "Next", at(0, 2, 9), Details{Level: 1})}}},
	},
	{
		rule:  "target-size",
		bad:   scene{nodes: []item{part(0, RoleButton, "Close", at(0, 0, 1), hasFocus, button)}},
		found: []string{`info target-size button "Close" [focused] at 0,0: it is one cell; give it a second one`},
		good:  []scene{{nodes: []item{part(0, RoleButton, "Close", at(0, 0, 2), hasFocus, button), part(0, RoleButton, "Cut", at(0, 1, 1), focusable, StateTruncated, button)}}},
	},
	{
		rule: "truncated-name",
		bad: scene{rows: "A long te…|a…        ", nodes: []item{
			part(0, RoleText, "A long te…", at(0, 0, 10), StateTruncated), part(0, RoleText, "", at(0, 1, 10), StateTruncated),
		}},
		found: []string{
			`serious unread-text text [truncated] at 0,1: "a" is drawn here and the nodes here do not have it; put it into Label, Value or Details, or register a node for it (WCAG 1.3.1)`,
			`info truncated-name text "A long te…" [truncated] at 0,0: its label is cut off as the drawn text is; set Label to the whole text and let only the drawing be cut`,
			`info truncated-name text [truncated] at 0,1: its text is cut off and its node has none; set Label to the whole text`,
		},
		good: []scene{{rows: "A long te…|Open a fi…|More…     ", nodes: []item{
			part(0, RoleText, "A long text", at(0, 0, 10), StateTruncated), part(0, RoleText, "Open a file…", at(0, 1, 10), StateTruncated), part(0, RoleText, "More…", at(0, 2, 10)),
		}}},
	},
	{
		rule:  "app-title",
		bad:   scene{nodes: []item{part(0, RoleApp, "", at(0, 0, 9))}},
		found: []string{`info app-title app at 0,0: it has neither a name nor a window title; set Label, or call SetTitle`},
		good:  []scene{{nodes: []item{part(0, RoleApp, "Tasks", at(0, 0, 9))}}, {nodes: []item{part(0, RoleApp, "", at(0, 0, 9))}, title: "Tasks"}, {nodes: []item{part(0, RoleText, "Tasks", at(0, 0, 9))}}},
	},
	{
		rule:  "scroll-keyboard",
		bad:   scene{nodes: []item{part(0, RoleScrollArea, "Text", at(0, 0, 9), ActionScroll), part(1, RoleText, "Line", at(0, 0, 9))}},
		found: []string{`info scroll-keyboard scroll-area "Text" at 0,0: it scrolls and nothing in it can have the keyboard; advertise ActionFocus and take the arrow keys, or bind a key and tell it in Details.Shortcut`},
		good: []scene{
			{nodes: []item{part(0, RoleScrollArea, "Text", at(0, 0, 9), ActionScroll, hasFocus)}}, {nodes: []item{part(0, RoleScrollArea, "Text", at(0, 0, 9), ActionScroll), part(1, RoleLink, "Line", at(0, 0, 9), hasFocus, button)}},
			{nodes: []item{part(0, RoleScrollArea, "Text", at(0, 0, 9))}},
		},
	},
	{
		rule: "shortcut-twice",
		bad: scene{nodes: []item{
			part(0, RoleButton, "Save", at(0, 0, 9), hasFocus, button, Details{Shortcut: "ctrl+s"}), part(0, RoleButton, "Sort", at(0, 1, 9), focusable, button, Details{Shortcut: "Ctrl+S"}),
		}},
		found: []string{`info shortcut-twice button "Sort" shortcut="Ctrl+S" at 0,1: its shortcut is also that of button "Save" [focused] shortcut="ctrl+s"; give each its own`},
		good: []scene{{nodes: []item{
			part(0, RoleButton, "Save", at(0, 0, 9), hasFocus, button, Details{Shortcut: "ctrl+s"}), part(0, RoleLink, "Save", at(0, 1, 9), focusable, button, Details{Shortcut: "ctrl+s"}),
			part(0, RoleButton, "Sort", at(0, 2, 9), StateDisabled, Details{Shortcut: "ctrl+s"}),
			part(0, RoleButton, "Next", at(0, 3, 9), focusable, button, Details{Shortcut: "n"}), part(0, RoleButton, "Before", at(0, 4, 9), focusable, button, Details{Shortcut: "N"}),
		}}},
	},
}

func TestAuditRules(t *testing.T) {
	checked := map[string]bool{}
	for _, c := range auditCases {
		checked[c.rule] = true
		c.bad.want(t, c.rule, c.found...)
		if !strings.Contains(strings.Join(c.found, "\n"), " "+c.rule+" ") {
			t.Errorf("%s: none of its findings is its own", c.rule)
		}
		for _, good := range c.good {
			good.want(t, c.rule+", kept")
		}
	}
	for _, r := range Rules() {
		if !checked[r.ID] || !IsRule(r.ID) || r.Wants == "" || r.Severity.rank() == 3 && r.Severity != Info {
			t.Errorf("rule %+v has no test or is not complete", r)
		}
	}
	if len(checked) != len(rules) || IsRule("") || IsRule("no-such-rule") {
		t.Error("there are tests of rules that are none")
	}
}
