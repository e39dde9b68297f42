package widgets_test

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

const guidePage = "../docs/widgets.md"

// What the guide says of the keys, actions and roles of a widget is what the
// widget asks for and registers, in all states that its scene goes through.
func TestTheGuideTellsTheTruth(t *testing.T) {
	guide := readGuide(t)
	for _, sc := range guideScenes() {
		seen := sc.see(t)
		row, ok := guide.rows[sc.widget]
		if !ok {
			continue // said by TestTheGuideHasEveryWidget
		}
		for i, column := range [...]struct {
			name string
			seen set
		}{{"keys", seen.keys}, {"actions", seen.actions}, {"roles", seen.roles}} {
			told := guide.codes(row[[...]int{2, 4, 5}[i]])
			if got, want := told.list(), column.seen.list(); got != want {
				t.Errorf("%s: the %s of %s are\n%s\nand the widget has\n%s", guidePage, column.name, sc.widget, got, want)
			}
		}
	}
}

// Every widget has a row in the guide, a scene and a place in the package's
// comment.
func TestTheGuideHasEveryWidget(t *testing.T) {
	guide, scenes := readGuide(t), map[string]bool{}
	for _, sc := range guideScenes() {
		scenes[sc.widget] = true
	}
	pkg := parsePackage(t)
	for _, name := range drawn(pkg) {
		if _, ok := guide.rows[name]; !ok {
			t.Errorf("%s has no row in %s", name, guidePage)
		}
		if !scenes[name] {
			t.Errorf("%s has no scene in guide_scenes_test.go", name)
		}
		if !strings.Contains(pkg.Doc, "["+name+"]") {
			t.Errorf("[%s] is not in doc.go", name)
		}
	}
	for name := range guide.rows {
		if !slices.Contains(drawn(pkg), name) {
			t.Errorf("%s has a row for %s, which is no widget", guidePage, name)
		}
	}
}

// drawn is the exported types that are drawn: those with a Draw, or with a Begin.
func drawn(pkg *doc.Package) (names []string) {
	for _, typ := range pkg.Types {
		for _, m := range typ.Methods {
			if m.Name == "Draw" || m.Name == "Begin" {
				names = append(names, typ.Name)
				break
			}
		}
	}
	return names
}

func parsePackage(t *testing.T) *doc.Package {
	t.Helper()
	files := token.NewFileSet()
	pkgs, err := parser.ParseDir(files, ".", func(info fs.FileInfo) bool { return !strings.HasSuffix(info.Name(), "_test.go") }, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	var all []*ast.File
	for _, file := range pkgs["widgets"].Files {
		all = append(all, file)
	}
	pkg, err := doc.NewFromFiles(files, all, "limoni/widgets")
	if err != nil {
		t.Fatal(err)
	}
	if len(drawn(pkg)) < 50 {
		t.Fatalf("only %v are found", drawn(pkg))
	}
	return pkg
}

// What stands in brackets in the comments is the name of something, so that it
// is a link.
func TestEveryLinkOfTheCommentsLeadsSomewhere(t *testing.T) {
	pkg := parsePackage(t)
	link := regexp.MustCompile(`\[\*?([A-Z]\w*(?:\.\w+)?)\]`)
	comments := []string{pkg.Doc}
	for _, typ := range pkg.Types {
		comments = append(comments, typ.Doc)
		for _, m := range typ.Methods {
			comments = append(comments, m.Doc)
		}
	}
	parser, links := pkg.Parser(), 0
	for _, comment := range comments {
		for _, found := range link.FindAllStringSubmatch(comment, -1) {
			recv, name, _ := strings.Cut(found[1], ".")
			if name == "" {
				recv, name = "", recv
			}
			if links++; !parser.LookupSym(recv, name) {
				t.Errorf("%s is no name of this package", found[0])
			}
		}
	}
	if links < 100 || parser.LookupSym("", "Nonsense") {
		t.Errorf("%d links were looked at; the check cannot fail", links)
	}
}

// set is words that are there.
type set map[string]bool

// list is the words in their order.
func (s set) list() string {
	var all []string
	for word := range s {
		all = append(all, word)
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}

// guide is the page: the cells of the row of each widget, and the text of each
// section that a row may link to.
type guide struct {
	rows     map[string][]string
	sections map[string]string
}

func readGuide(t *testing.T) guide {
	t.Helper()
	page, err := os.ReadFile(guidePage)
	if err != nil {
		t.Fatal(err)
	}
	g := guide{map[string][]string{}, map[string]string{}}
	for _, section := range strings.Split(string(page), "\n#") {
		title, text, _ := strings.Cut(strings.TrimLeft(section, "# "), "\n")
		g.sections["#"+strings.ReplaceAll(strings.ToLower(title), " ", "-")] = text
		for _, line := range strings.Split(text, "\n") {
			cells := strings.Split(line, "|")
			if len(cells) == 8 && strings.HasPrefix(cells[1], " `") {
				g.rows[strings.Trim(cells[1], " `")] = cells[1:7]
			}
		}
	}
	return g
}

var (
	codeOnPage = regexp.MustCompile("`([^`]+)`")
	linkOnPage = regexp.MustCompile(`\]\((#[a-z-]+)\)`)
)

// codes is what stands between backquotes in a cell and in the sections that it
// links to, in small letters.
func (g guide) codes(cell string) set {
	found := set{}
	for _, link := range linkOnPage.FindAllStringSubmatch(cell, -1) {
		cell += g.sections[link[1]]
	}
	for _, code := range codeOnPage.FindAllStringSubmatch(cell, -1) {
		found[strings.ToLower(code[1])] = true
	}
	return found
}

// seen is what a widget asks for, offers and is.
type seen struct{ keys, actions, roles set }

// see goes through the states of a scene.
func (sc scene) see(t *testing.T) seen {
	t.Helper()
	all := seen{set{}, set{}, set{}}
	var bindings []limoni.Binding
	s := open(t, 70, 14, func(f *limoni.Frame) {
		sc.draw(f)
		bindings = f.AppendBindings(bindings[:0])
	})
	s.Advance(time.Second)
	for i := 0; ; i++ {
		s.Redraw()
		all.add(s.snapshot(), bindings)
		if i == len(sc.steps) {
			return all
		}
		s.keys(sc.steps[i]...)
	}
}

func (s seen) add(snap *accessibility.Snapshot, bindings []limoni.Binding) {
	tree := &snap.Tree
	for _, b := range bindings {
		i, chord := tree.Index(b.Node), b.Chord.String()
		switch {
		case i >= 0 && tree.Nodes[i].Role.IsText() && chord == "space": // which it types
		case i >= 0 && ofOpener(tree, i) && tree.Nodes[i].Role == accessibility.RoleList: // its own
		default:
			s.keys[chord] = true
		}
	}
	for i := range tree.Nodes {
		if n := &tree.Nodes[i]; !ofOpener(tree, i) {
			s.addNode(tree, n, n.Key == snap.Focus)
		}
	}
	for _, l := range snap.Layers {
		if i := tree.Index(l.Node); i >= 0 && closes(&tree.Nodes[i]) {
			s.keys["esc"] = true
		}
	}
}

func (s seen) addNode(tree *accessibility.Tree, n *accessibility.Node, focused bool) {
	s.roles[string(n.Role)] = true
	for _, name := range n.Actions.Names() {
		s.actions[name] = true
	}
	for _, custom := range tree.Details(*n).CustomActions {
		s.actions[custom.Name] = true
	}
	if focused && n.Actions.Has(accessibility.ActionActivate) {
		s.keys["enter"], s.keys["space"] = true, true // by the toolkit
	}
	if focused && closes(n) {
		s.keys["esc"] = true
	}
}

// closes reports whether Esc dismisses a node that has the focus or is a layer.
func closes(n *accessibility.Node) bool {
	return n.Actions.Has(accessibility.ActionDismiss) && n.Role != accessibility.RoleAlert && n.Role != accessibility.RoleStatus
}

// ofOpener reports whether a node is what a scene needs beside its widget.
func ofOpener(tree *accessibility.Tree, i int) bool {
	for ; i >= 0; i = int(tree.Nodes[i].Parent) {
		if tree.Nodes[i].ID == "opener" {
			return true
		}
	}
	return false
}

// The code of the guide is that of an example, which is compiled and run.
func TestTheScreenOfTheGuideIsAnExample(t *testing.T) {
	_, code, _ := strings.Cut(readGuide(t).sections["#a-screen-in-ten-lines"], "```go\n")
	code, _, _ = strings.Cut(code, "```")
	file, err := os.ReadFile("example_screen_test.go")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(code, "func ") || !strings.Contains(string(file), code) {
		t.Errorf("example_screen_test.go does not have this code of %s:\n%s", guidePage, code)
	}
}
