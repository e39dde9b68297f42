package accessibility

import (
	"image"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// unread are the texts that the audit finds in no node, each with its place.
func unread(s *Snapshot) []string {
	var out []string
	for _, f := range Audit(s) {
		if f.Rule == rules[unreadText].ID {
			text, _, _ := strings.Cut(f.Why, " is drawn")
			out = append(out, strconv.Itoa(f.Bounds.Min.X)+","+strconv.Itoa(f.Bounds.Min.Y)+" "+text)
		}
	}
	return out
}

func TestAuditFindsTextThatNoNodeCarries(t *testing.T) {
	rect := image.Rect
	for _, c := range []struct {
		name  string
		scene scene
		want  []string
	}{
		{"nothing is drawn", scene{rows: "  ── *** •••", nodes: nil}, nil},
		{"a line alone", scene{rows: "Hello, you  2!"}, []string{`0,0 "Hello, you  2"`}},
		{"a node elsewhere does not help", scene{rows: "Hello Hello", nodes: []item{part(0, RoleText, "Hello", at(6, 0, 5))}}, []string{`0,0 "Hello"`}},
		{"a node that is hidden does not help", scene{rows: "Hello", nodes: []item{part(0, RoleText, "Hello", at(0, 0, 5), StateHidden)}}, []string{`0,0 "Hello"`}},
		{"another text in the bounds of a node", scene{rows: "Hello World", nodes: []item{part(0, RoleText, "Hello", at(0, 0, 11))}}, []string{`6,0 "World"`}},
		{"text that runs out of its node", scene{rows: "Hello World", nodes: []item{part(0, RoleText, "Hello World", at(0, 0, 8))}}, []string{`8,0 "rld"`}},
		{"two lines are two findings", scene{rows: "One  |Two  "}, []string{`0,0 "One"`, `0,1 "Two"`}},
		{"carried text between strays", scene{rows: "aaa bbb ccc", nodes: []item{part(0, RoleGroup, "bbb", at(0, 0, 11))}}, []string{`0,0 "aaa"`, `8,0 "ccc"`}},
		{"a short word by chance in a long one", scene{rows: "  | at 5 |", nodes: []item{part(0, RoleText, "Saturday 15:45", rect(0, 0, 9, 2))}}, nil},
		{"a short word in the middle", scene{rows: "-------  at  5  ------", nodes: []item{part(0, RoleText, "Saturday 15:45", at(0, 0, 22))}}, []string{`9,0 "at  5"`}},

		{"a title in a border", scene{rows: "┌ Tasks ┐|│       │|└───────┘", nodes: []item{part(0, RoleGroup, "Tasks", rect(0, 0, 9, 3))}}, nil},
		{"a mark of a state", scene{rows: "[x] Ship|(o) Ship|Ship ON |[v] Ship", nodes: []item{
			part(0, RoleCheckbox, "Ship", at(0, 0, 8), StateChecked, StateDisabled), part(0, RoleRadioGroup, "How", at(0, 1, 8)), part(1, RoleRadioButton, "Ship", at(0, 1, 8), StateChecked, StateDisabled),
			part(0, RoleSwitch, "Ship", at(0, 2, 8), StateChecked, StateDisabled), part(0, RoleToggleButton, "Ship", at(0, 3, 8), StatePressed, StateDisabled),
		}}, nil},
		{"no mark without a state", scene{rows: "   [x] Ship   ", nodes: []item{part(0, RoleText, "Ship", at(0, 0, 14))}}, []string{`4,0 "x"`}},
		{"the app's own mark", scene{rows: "[x] Ship it", nodes: []item{part(0, RoleList, "Tasks", at(0, 0, 11)), part(1, RoleListItem, "[x] Ship it", at(0, 0, 11))}}, nil},
		{"value, placeholder, error, description, shortcut", scene{rows: "Ann Where Bad Why Ctrl+S", nodes: []item{
			{Node: Node{Role: RoleInput, Label: "Name", Value: "Ann", Bounds: at(0, 0, 24), States: StateDisabled},
				d: Details{Placeholder: "Where", ErrorMessage: "Bad", Description: "Why", Shortcut: "ctrl+s"}},
		}}, nil},
		{"other spellings of keys", scene{rows: "^S C-s PgDn Esc", nodes: []item{
			part(0, RoleButton, "", at(0, 0, 6), StateDisabled, StateSensitive, Details{Shortcut: "ctrl+s"}), part(0, RoleButton, "Next", at(7, 0, 4), StateDisabled, Details{Shortcut: "pagedown"}),
			part(0, RoleButton, "Back", at(12, 0, 3), StateDisabled, Details{Shortcut: "escape"}),
		}}, nil},
		{"a menu with shortcuts", scene{rows: "Save   Ctrl+S|Open…      F3|Print     ^P ", nodes: []item{
			part(0, RoleMenu, "File", rect(0, 0, 13, 3)), part(1, RoleMenuItem, "Save", at(0, 0, 13), StateDisabled, Details{Shortcut: "ctrl+s"}),
			part(1, RoleMenuItem, "Open…", at(0, 1, 13), StateDisabled, Details{Shortcut: "f3"}), part(1, RoleMenuItem, "Print", at(0, 2, 13), StateDisabled, Details{Shortcut: "ctrl+p"}),
		}}, nil},

		{"a word with its key in brackets", scene{rows: "---- [S]ave E(x)it <Q>uit ----", nodes: []item{part(0, RoleToolbar, "Save Exit Quit", at(0, 0, 30))}}, nil},
		{"a letter in brackets that is no key", scene{rows: "---- [S] ave ----", nodes: []item{part(0, RoleText, "Save", at(0, 0, 17))}}, []string{`6,0 "S"`}},
		{"cut with an ellipsis in ASCII", scene{rows: "---- A lo... 12.. ----", nodes: []item{part(0, RoleText, "A lot 123456", at(0, 0, 22))}}, nil},
		{"a full stop cuts nothing", scene{rows: "---- A lo. ----", nodes: []item{part(0, RoleText, "A lot", at(0, 0, 15))}}, []string{`7,0 "lo"`}},
		{"cut with an ellipsis", scene{rows: "A long l… 12…", nodes: []item{part(0, RoleText, "A long line", at(0, 0, 9), StateTruncated), part(0, RoleText, "12345", at(10, 0, 3), StateTruncated)}}, nil},
		{"scrolled to the side", scene{rows: "k and br", nodes: []item{{Node: Node{Role: RoleInput, Label: "Buy", Value: "milk and bread", Bounds: at(0, 0, 8), States: StateDisabled}}}}, nil},
		{"wrapped, a long word too", scene{rows: "The quick |Donaudampf|schiff ab ", nodes: []item{part(0, RoleText, "The quick Donaudampfschiff ab", rect(0, 0, 10, 3))}}, nil},
		{"wrapped inside a border and a margin", scene{rows: "│ xylo │|│ ph on│", nodes: []item{part(0, RoleText, "xyloph on", rect(0, 0, 8, 2))}}, nil},
		{"cut at the edges of columns", scene{rows: "ab│12│xy", nodes: []item{
			part(0, RoleTable, "T", at(0, 0, 8)), part(1, RoleRow, "", at(0, 0, 8)), part(2, RoleCell, "abcd", at(0, 0, 2)), part(2, RoleCell, "1299", at(3, 0, 2)), part(2, RoleCell, "wxyz", at(6, 0, 2)),
		}}, nil},
		{"cells without a place, in their row", scene{rows: "main.go   12 kB", nodes: []item{
			part(0, RoleTable, "T", at(0, 0, 15)), part(1, RoleRow, "", at(0, 0, 15)), part(2, RoleCell, "main.go", image.Rectangle{}), part(2, RoleCell, "12 kB", image.Rectangle{}),
		}}, nil},
		{"a cell of another row", scene{rows: "aa bb|cc dd", nodes: []item{
			part(0, RoleTable, "T", rect(0, 0, 5, 2)), part(1, RoleRow, "", at(0, 0, 5)), part(2, RoleCell, "aa bb", at(0, 0, 5)), part(1, RoleRow, "", at(0, 1, 5)), part(2, RoleCell, "aa dd", at(0, 1, 5)),
		}}, []string{`0,1 "cc"`}},
		{"cells that touch", scene{rows: "abcdef", nodes: []item{
			part(0, RoleTable, "T", at(0, 0, 6)), part(1, RoleRow, "", at(0, 0, 6)), part(2, RoleCell, "abc", at(0, 0, 3)), part(2, RoleCell, "def", at(3, 0, 3)),
		}}, nil},
		{"a sorted header in ASCII", scene{rows: "Name v", nodes: []item{part(0, RoleTable, "T", at(0, 0, 6)), part(1, RoleColumnHeader, "Name", at(0, 0, 6))}}, nil},
		{"a link inside a text", scene{rows: "See the docs!", nodes: []item{part(0, RoleText, "See the docs!", at(0, 0, 13)), part(0, RoleText, "doc", at(8, 0, 3))}}, nil},
		{"a calendar", scene{rows: "November 2026|Mo Tu We     |29 30  1     ", nodes: []item{
			part(0, RoleCalendar, "November 2026", rect(0, 0, 13, 3)), part(1, RoleColumnHeader, "Monday", at(0, 1, 2)), part(1, RoleColumnHeader, "Tuesday", at(3, 1, 2)), part(1, RoleColumnHeader, "Wednesday", at(6, 1, 2)),
			part(1, RoleRow, "", at(0, 2, 8)), part(2, RoleCell, "Monday 29 November", at(0, 2, 2)), part(2, RoleCell, "Tuesday 30 November", at(3, 2, 2)), part(2, RoleCell, "Wednesday 1 December", at(6, 2, 2)),
		}}, nil},

		{"places and counts", scene{rows: "3. Milk  3/12", nodes: []item{part(0, RoleList, "Buy", at(0, 0, 13)), part(1, RoleListItem, "Milk", at(0, 0, 13), [2]int32{3, 12})}}, nil},
		{"another number", scene{rows: "---- 4/12 ----", nodes: []item{part(0, RoleList, "Buy", at(0, 0, 14), [2]int32{0, 12})}}, []string{`5,0 "4"`}},
		{"scrolling", scene{rows: "── 11-20/300 ── 3% ──", nodes: []item{part(0, RoleScrollArea, "Text", rect(0, 0, 21, 10), StateDisabled, Details{ScrollY: 10, ScrollMaxY: 290, RowCount: 300})}},
			[]string{`6,0 "20"`}}, // one row is on the screen, so the last in view is 11
		{"a percentage of a range", scene{rows: "████   33% ", nodes: []item{part(0, RoleProgress, "Up", at(0, 0, 11), Details{Ranged: true, Range: Range{Now: 1, Max: 3}})}}, nil},
		{"a percentage that is another", scene{rows: "████   43% ", nodes: []item{part(0, RoleProgress, "Up", at(0, 0, 11), Details{Ranged: true, Range: Range{Now: 1, Max: 3}})}}, []string{`7,0 "43"`}},
		{"a range that is no number", scene{rows: "███   nan% ", nodes: []item{part(0, RoleText, "Up", at(0, 0, 11), Details{Ranged: true})}}, []string{`6,0 "nan"`}},
		{"line numbers", scene{rows: " 9 func main|10 }        ", nodes: []item{
			{Node: Node{Role: RoleTextArea, Label: "Code", Value: "func main\n}", Bounds: rect(0, 0, 12, 2), States: StateDisabled}, d: Details{RowCount: 10, ScrollY: 8}}}}, nil},
		{"a number beyond the lines", scene{rows: "3 }  ", nodes: []item{{Node: Node{Role: RoleTextArea, Label: "Code", Value: "{\n}", Bounds: at(0, 0, 5), States: StateDisabled}}}}, []string{`0,0 "3"`}},

		{"a number inside a longer one", scene{rows: "---- 123 ----", nodes: []item{part(0, RoleText, "Total 91234", at(0, 0, 13))}}, []string{`5,0 "123"`}},
		{"a line number on the wrong side", scene{rows: "}               1 ", nodes: []item{{Node: Node{Role: RoleTextArea, Label: "Code", Value: "{\n}", Bounds: at(0, 0, 18), States: StateDisabled}}}}, []string{`16,0 "1"`}},
		{"a word that a link ends in", scene{rows: "See the docs, they help", nodes: []item{part(0, RoleText, "See the docs, they help", at(0, 0, 23)), part(0, RoleText, "doc", at(8, 0, 3))}}, nil},
		{"one character of a script without spaces", scene{rows: "-----  漢_  -----", nodes: []item{part(0, RoleText, "この漢字", at(0, 0, 16))}}, nil},
		{"other scripts, case and marks", scene{rows: "ŁÓDŹ Ünï|漢_字_ก ع٣", nodes: []item{part(0, RoleText, "Łódź Unï\u0308", at(0, 0, 8)), part(0, RoleText, "漢字ก ع٣", at(0, 1, 8))}}, []string{`5,0 "Ünï"`}},
		{"wide characters cut anywhere", scene{rows: "漢_字_の_", nodes: []item{part(0, RoleText, "この漢字のこと", at(0, 0, 6))}}, nil},
		{"wide characters of nobody", scene{rows: "漢_字_の_"}, []string{`0,0 "漢字の"`}},
		{"control characters are not drawn", scene{rows: "AB cd", nodes: []item{part(0, RoleText, "A\x07B c\nd", at(0, 0, 5))}}, nil},
		{"signs are no letters", scene{rows: "ℹ ½ № ☑ → ²"}, nil},
		{"a picture of letters", scene{rows: "MWNXK", nodes: []item{part(0, RoleImage, "A cat", at(0, 0, 5))}}, nil},

		{"a word that a layer covers in part", scene{rows: "Tooltip ******ts here", layers: []Layer{{}, {Node: 9, Bounds: at(8, 0, 6)}}, nodes: []item{part(0, RoleText, "Tooltip and toasts here", at(0, 0, 21)), part(0, RoleMenu, "", at(8, 0, 6), Key(9))}}, nil},
		{"a part of a word beside no layer", scene{rows: "Tooltip ****** ts here", nodes: []item{part(0, RoleText, "Tooltip and toasts here", at(0, 0, 22))}}, []string{`15,0 "ts"`}},
		{"a layer owns its cells", scene{rows: "Hello|Hello", layers: []Layer{{}, {Node: 9, Bounds: at(0, 0, 5)}}, nodes: []item{part(0, RoleText, "Hello", rect(0, 0, 5, 2)), part(0, RoleMenu, "", at(0, 0, 5), Key(9))}}, []string{`0,0 "Hello"`}},
		{"a label elsewhere names what is drawn", scene{rows: "Name", nodes: []item{part(0, RoleInput, "", at(0, 0, 4), StateDisabled, Details{LabelledBy: 2}), part(0, RoleLabel, "Name", image.Rectangle{})}}, nil},
		{"a suggestion behind what is typed", scene{rows: "mainz", nodes: []item{
			{Node: Node{Role: RoleComboBox, Label: "Town", Value: "mai", Bounds: at(0, 0, 5), States: StateDisabled | StateExpanded}, d: Details{ActiveDescendant: 3, Controls: 2}},
			part(0, RoleList, "Towns", image.Rectangle{}), part(1, RoleOption, "Mainz", image.Rectangle{}, StateDisabled, [2]int32{1, 1})}}, nil},
	} {
		if got := unread(c.scene.snapshot()); !slices.Equal(got, c.want) {
			t.Errorf("%s: found %q, want %q", c.name, got, c.want)
		}
	}
}

func TestAuditQuotesAtMostALine(t *testing.T) {
	s := scene{rows: strings.Repeat("abcde ", 40)}.snapshot()
	found := Audit(s)
	if len(found) != 1 || !strings.Contains(found[0].Why, strings.Repeat("abcde ", 10)+"…\"") || found[0].Bounds.Dx() != 239 {
		t.Errorf("found %v", found)
	}
}
