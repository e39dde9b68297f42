package main

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what the commands of docs/cli.md print into the page")

const page = "../../docs/cli.md"

func readPage(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The page has each verb and each flag under the same words as help, and none
// besides.
func TestThePageHasEachVerbAndFlag(t *testing.T) {
	sections := map[string]string{}
	for _, part := range strings.Split(readPage(t), "\n### ")[1:] {
		name, text, _ := strings.Cut(part, "\n")
		text, _, _ = strings.Cut(text, "\n## ")
		sections[strings.Trim(name, "`")] = text
	}
	for _, v := range verbs {
		usage := strings.TrimSpace(v.name + " " + v.arguments)
		section, ok := sections[usage]
		if !ok {
			t.Errorf("the page has no section ### `%s`", usage)
			continue
		}
		delete(sections, usage)
		fs, _ := v.flags(new(command))
		var want []string
		fs.VisitAll(func(f *flag.Flag) {
			if !isCommon(f.Name) || v == waitVerb && f.Name == "timeout" {
				want = append(want, flagRow(f))
			}
		})
		if got := rows(section); !slices.Equal(got, want) {
			t.Errorf("the flags of %s on the page are\n%s\nwant\n%s", v.name, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
	common, _, _ := strings.Cut(sections["Flags of every verb"], "\n### ")
	fs := flag.NewFlagSet("", flag.ContinueOnError)
	(&command{timeout: defaultTimeout}).common(fs, false)
	var want []string
	fs.VisitAll(func(f *flag.Flag) { want = append(want, flagRow(f)) })
	if got := rows(common); !slices.Equal(got, want) {
		t.Errorf("the common flags on the page are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	delete(sections, "Flags of every verb")
	for name := range sections {
		t.Errorf("the page has a section %s, and there is no such verb", name)
	}
}

func isCommon(name string) bool {
	return slices.Contains([]string{"app", "json", "socket", "timeout"}, name)
}

// flagRow is a flag as the tables of the page have it.
func flagRow(f *flag.Flag) string {
	value, _ := flag.UnquoteUsage(f)
	if isSwitch(f) {
		value = ""
	}
	return "`" + strings.TrimRight("-"+f.Name+" "+value, " ") + "`"
}

var flagCell = regexp.MustCompile("(?m)^\\| (`-[^`]+`) \\|")

func rows(section string) (names []string) {
	for _, m := range flagCell.FindAllStringSubmatch(section, -1) {
		names = append(names, m[1])
	}
	return names
}

func TestThePageHasEachExitCode(t *testing.T) {
	text := readPage(t)
	for _, e := range exitTexts {
		if !strings.Contains(text, fmt.Sprintf("\n| %d | %s |", e.code, e.text)) {
			t.Errorf("the page lacks | %d | %s |", e.code, e.text)
		}
	}
	for _, code := range []string{codeUsage, codeNoApp, codeInternal, codeUnhandled, codeUnknown, codeDropped, codeTimeout, codeInterrupted, codeDisconnected, codeVersion, codeFindings, codeChecks} {
		if !strings.Contains(text, "`"+code+"`") {
			t.Errorf("the page lacks the code %s", code)
		}
	}
}

// TestTranscripts runs what stands behind a "$" on the page and compares what
// it prints. Each block is an app of its own; -update writes the page.
func TestTranscripts(t *testing.T) {
	blocks := regexp.MustCompile("(?s)```console\n(.*?)```")
	text := readPage(t)
	if n := len(blocks.FindAllString(text, -1)); n < 5 {
		t.Errorf("%d transcripts", n)
	}
	now := blocks.ReplaceAllStringFunc(text, func(block string) string {
		shop := newShop()
		return "```console\n" + transcript(t, listen(t, newHosted(shop.draw), everything), block) + "```"
	})
	switch {
	case now == text:
	case *update:
		if err := os.WriteFile(page, []byte(now), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the page says otherwise; go test ./cmd/limoni -run TestTranscripts -update writes\n%s", now)
	}
}

func transcript(t *testing.T, m terminal, block string) string {
	var b strings.Builder
	for _, line := range strings.Split(block, "\n") {
		command, ok := strings.CutPrefix(line, "$ limoni ")
		if !ok {
			continue
		}
		b.WriteString(line + "\n")
		command, file, _ := strings.Cut(command, " < ")
		if m.stdin = ""; file != "" {
			m.stdin = "1234\n"
		}
		command, status := strings.CutSuffix(command, "; echo $?")
		r := m.run(words(command)...)
		b.WriteString(r.out + r.errs)
		if status {
			fmt.Fprintln(&b, r.exit)
		} else if r.exit != 0 {
			t.Errorf("%s ends with %d, which the page does not show", line, r.exit)
		}
	}
	return b.String()
}

// words splits a command line as a shell does, with quotes that are single.
func words(line string) []string {
	var out []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			out = append(out, part)
		} else {
			out = append(out, strings.Fields(part)...)
		}
	}
	return out
}
