package limoni_test

import (
	"bytes"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// The arrows between the packages point one way. Each rule says what a package
// may import of this module, and why.
var importRules = []struct {
	pkg  string
	may  []string
	tags string
	why  string
}{
	{"limoni/accessibility", nil, "", "the tree knows no widget, socket or terminal, so that everything can speak it"},
	{"limoni/layout", nil, "", "rectangles are arithmetic"},
	{"limoni/internal/text", nil, "", "measuring stands below all that draws"},
	{"limoni/internal/screen", []string{"limoni/internal/text"}, "", "cells and the diff are pure: no terminal, no tree"},
	{"limoni/internal/terminal", nil, "", "bytes in, events out: it knows nothing of frames"},
	{"limoni/internal/goroutine", nil, "", "one number, for whoever needs it"},
	{"limoni/internal/pty", []string{"limoni/internal/text", "limoni/internal/vt"}, "", "a pseudo-terminal and the emulator that looks at it"},
	{"limoni/internal/vt", []string{"limoni/internal/text"}, "", "the emulator must not share the encoder's view of the screen"},
	{"limoni", []string{"limoni/accessibility", "limoni/layout", "limoni/internal/goroutine", "limoni/internal/text", "limoni/internal/screen", "limoni/internal/terminal"}, "",
		"an ordinary build holds no automation and nothing that only tests use"},
	{"limoni", []string{"limoni/accessibility", "limoni/layout", "limoni/internal/goroutine", "limoni/internal/text", "limoni/internal/screen", "limoni/internal/terminal", "limoni/automation"},
		"limoni_debug", "one tagged file joins an app to a server"},
	{"limoni/widgets", []string{"limoni", "limoni/accessibility", "limoni/layout", "limoni/internal/text"}, "",
		"a widget is made of what an app's own widgets can use"},
	{"limoni/keymap", []string{"limoni", "limoni/widgets"}, "",
		"commands and their keys stand above the widgets that show them"},
	{"limoni/internal/reading", []string{"limoni"}, "", "what views of text share is keys, strings and styles"},
	{"limoni/widgets/markdown", []string{"limoni", "limoni/accessibility", "limoni/internal/reading", "limoni/internal/text"}, "",
		"code is coloured through an interface, so that Markdown does not bring the lexers"},
	{"limoni/widgets/code", []string{"limoni", "limoni/accessibility", "limoni/internal/reading", "limoni/internal/text"}, "",
		"code is shown without a parser for Markdown"},
	{"limoni/automation", []string{"limoni/accessibility"}, "", "a server serves a Host and need not know which one"},
	{"limoni/uitest", []string{"limoni", "limoni/accessibility", "limoni/automation", "limoni/internal/pty", "limoni/internal/vt", "limoni/internal/screen"}, "",
		"a test sees what a user sees"},
	{"limoni/cmd/limoni-mcp", []string{"limoni/accessibility", "limoni/automation", "limoni/internal/pty", "limoni/internal/vt"}, "",
		"the bridge speaks to running apps and holds none"},
	{"limoni/cmd/limoni", []string{"limoni/accessibility", "limoni/automation"}, "",
		"the command line is a client like any other: what it can do, the client can"},
}

func TestImportsPointOneWay(t *testing.T) {
	for _, rule := range importRules {
		for _, imported := range imports(t, rule.pkg, rule.tags) {
			if imported == "limoni" || strings.HasPrefix(imported, "limoni/") {
				if !slices.Contains(rule.may, imported) {
					t.Errorf("%s imports %s; it must not: %s", rule.pkg, imported, rule.why)
				}
			}
		}
	}
}

// thirdParty says who may import what from outside the standard library.
var thirdParty = map[string][]string{
	"limoni/internal/text":     {"github.com/clipperhouse/displaywidth", "github.com/clipperhouse/uax29/v2/graphemes"},
	"limoni/internal/terminal": {"github.com/gdamore/tcell/v2", "golang.org/x/sys/unix", "golang.org/x/sys/windows"},
	"limoni/internal/pty":      {"golang.org/x/sys/unix"},
	"limoni/automation":        {"golang.org/x/sys/unix"},
	"limoni/widgets/markdown": {
		"github.com/yuin/goldmark", "github.com/yuin/goldmark/ast", "github.com/yuin/goldmark/extension",
		"github.com/yuin/goldmark/extension/ast", "github.com/yuin/goldmark/parser", "github.com/yuin/goldmark/text",
		"github.com/yuin/goldmark/util",
	},
	"limoni/widgets/code": {"github.com/alecthomas/chroma/v2", "github.com/alecthomas/chroma/v2/lexers"},
}

func TestThirdPartyCodeStaysInItsPackage(t *testing.T) {
	for _, pkg := range packages(t) {
		for _, imported := range imports(t, pkg, "limoni_debug") {
			first, _, _ := strings.Cut(imported, "/")
			if strings.Contains(first, ".") && !slices.Contains(thirdParty[pkg], imported) {
				t.Errorf("%s imports %s; wrap it in the package that owns it, or keep it in a module of its own", pkg, imported)
			}
		}
	}
}

// apart is what only those apps are built with that import the package which
// needs it. Each entry says why the others must not have it.
var apart = []struct {
	module, by, why string
}{
	{"github.com/yuin/goldmark", "limoni/widgets/markdown", "a parser for Markdown makes a program 1.7 MB larger"},
	{"github.com/alecthomas/chroma/v2", "limoni/widgets/code", "the lexers of 300 languages make a program 4.6 MB larger and its start tens of milliseconds longer"},
	{"github.com/dlclark/regexp2", "limoni/widgets/code", "a second regular expression engine, for those lexers"},
}

func TestAnAppPaysForWhatItImports(t *testing.T) {
	for _, line := range goList(t, "-f", `{{.ImportPath}},{{join .Deps ","}}`, "./...") {
		deps := strings.Split(line, ",") // the package itself first
		for _, a := range apart {
			has := slices.ContainsFunc(deps, func(d string) bool { return d == a.module || strings.HasPrefix(d, a.module+"/") })
			if may := slices.Contains(deps, a.by); has != may {
				t.Errorf("%s is built with %s: %v, and with %s: %v; only who imports the second pays for the first: %s",
					deps[0], a.module, has, a.by, may, a.why)
			}
		}
	}
}

// An ordinary build must stay small. What tcell brings is judged by size; what
// we bring ourselves is judged here.
func TestOrdinaryBuildLeavesOutWhatCosts(t *testing.T) {
	deps := goList(t, "-deps", "limoni/widgets")
	for _, left := range []string{"net", "image/png", "compress/zlib", "compress/flate", "limoni/automation", "limoni/uitest", "limoni/internal/pty", "limoni/internal/vt"} {
		if slices.Contains(deps, left) {
			t.Errorf("an ordinary build contains %s", left)
		}
	}
	for _, pkg := range deps {
		if pkg != "limoni" && !strings.HasPrefix(pkg, "limoni/") {
			continue
		}
		for _, heavy := range []string{"encoding/json", "net", "regexp"} {
			if slices.Contains(imports(t, pkg, ""), heavy) {
				t.Errorf("%s imports %s into every app", pkg, heavy)
			}
		}
	}
	if !slices.Contains(deps, "limoni/internal/terminal") {
		t.Error("the list of dependencies is not one: it lacks limoni/internal/terminal")
	}
	if tagged := goList(t, "-deps", "-tags", "limoni_debug", "limoni/widgets"); !slices.Contains(tagged, "net") {
		t.Error("the check finds no net in a tagged build: it cannot fail")
	}
}

// Only one file may know tcell.
func TestOneFileImportsTcell(t *testing.T) {
	var found []string
	for _, file := range goList(t, "-f", `{{range .GoFiles}}{{$.Dir}}/{{.}} {{end}}`, "./...") {
		code, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(code, []byte(`"github.com/gdamore/tcell`)) {
			found = append(found, file)
		}
	}
	if len(found) != 1 {
		t.Errorf("tcell is imported by %v, want one file", found)
	}
}

func imports(t *testing.T, pkg, tags string) []string {
	return goList(t, "-tags", tags, "-f", `{{join .Imports "\n"}}`, pkg)
}

func packages(t *testing.T) []string { return goList(t, "./...") }

func goList(t *testing.T, args ...string) []string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list"}, args...)...).Output()
	if err != nil {
		t.Fatalf("go list %v: %v", args, err)
	}
	return strings.Fields(string(out))
}
