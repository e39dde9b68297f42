package widgets_test

import (
	"fmt"
	"path"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// project is what a tree shows: the paths that are in each directory.
type project map[string][]string

func (p *project) Children(dir string) widgets.Branch { return widgets.Branch{Len: len((*p)[dir])} }
func (p *project) Child(dir string, i int) string     { return (*p)[dir][i] }
func (p *project) Version() uint64                    { return 0 }
func (p *project) Node(file string) widgets.TreeNode {
	_, isDir := (*p)[file]
	return widgets.TreeNode{Row: widgets.Row{Text: path.Base(file)}, Leaf: !isDir}
}

func ExampleTreeView() {
	files := project{
		"":    {"doc", "go.mod"},
		"doc": {"doc/intro.md", "doc/rules.md"},
	}
	shown := ""
	app := limoni.New(20, 4, func(f *limoni.Frame) {
		tree := widgets.TreeView{ID: "files", Label: "Files", Data: &files}.Draw(f, f.Area())
		if key, _, ok := tree.Item(); ok && tree.Did(accessibility.ActionActivate) {
			shown = key
		}
	})
	app.Feed([]byte("\x1b[C\x1b[C\r")) // Right opens, Right goes in, Enter
	show(app)
	fmt.Println(shown)
	// Output:
	// ▾ doc
	//     intro.md
	//     rules.md
	//   go.mod
	// tree "Files" [focused] #files
	//  tree-item "doc" [expanded, 1/2] #doc level=1
	//  tree-item "intro.md" [selected, 1/2] #doc/intro.md level=2
	//  tree-item "rules.md" [2/2] #doc/rules.md level=2
	//  tree-item "go.mod" [2/2] #go.mod level=1
	// doc/intro.md
}
