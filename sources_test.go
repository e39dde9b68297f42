package limoni_test

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"
	"unicode"
)

// sources are the files of the module that belong to it.
func sources(t *testing.T) []string {
	t.Helper()
	out, err := exec.Command("git", "ls-files", "-z").Output()
	if err != nil {
		t.Skip("this is no checkout: ", err)
	}
	var files []string
	for _, name := range strings.Split(strings.TrimRight(string(out), "\x00"), "\x00") {
		if _, err := os.Stat(name); err == nil {
			files = append(files, name)
		}
	}
	if len(files) < 100 {
		t.Fatalf("only %d files", len(files))
	}
	return files
}

// Editors and file systems normalise text, which would change what a test with
// a combining mark in it tests without anybody noticing.
func TestCombiningMarksAreSpelledAsEscapes(t *testing.T) {
	for _, name := range sources(t) {
		if !strings.HasSuffix(name, ".go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for n, line := range strings.Split(string(text), "\n") {
			if i := strings.IndexFunc(line, isCombining); i >= 0 {
				t.Errorf("%s:%d holds %+q; write it as an escape", name, n+1, line[i:i+2])
			}
		}
	}
	if !isCombining(0x301) || isCombining('\u00e9') || isCombining(0xfe0f) {
		t.Error("the check does not know a combining mark")
	}
}

// isCombining reports whether normalising may join r to the letter before it.
func isCombining(r rune) bool {
	return unicode.Is(unicode.Mn, r) && !unicode.Is(unicode.Variation_Selector, r)
}

// A built program or a recording would be downloaded by every user of the
// module.
func TestModuleHoldsTextOnly(t *testing.T) {
	const limit = 1 << 20
	for _, name := range sources(t) {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if len(data) > limit {
			t.Errorf("%s has %d bytes, more than %d", name, len(data), limit)
		}
		if isBinary(data) {
			t.Errorf("%s is no text", name)
		}
	}
	if self, err := os.Executable(); err == nil {
		if data, err := os.ReadFile(self); err == nil && !isBinary(data) {
			t.Error("the check takes a program for text")
		}
	}
}

func isBinary(data []byte) bool { return bytes.IndexByte(data[:min(len(data), 4096)], 0) >= 0 }

// A newer Go than the dependencies ask for would keep out users who have an
// older one, and so would a toolchain line.
func TestGoDirectiveIsNoNewerThanNeeded(t *testing.T) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	ours, needed := "", ""
	for line := range strings.Lines(string(mod)) {
		fields := strings.Fields(line)
		if len(fields) == 2 && fields[0] == "go" {
			ours = fields[1]
		}
		if len(fields) > 0 && fields[0] == "toolchain" {
			t.Errorf("go.mod names a toolchain: %s", strings.TrimSpace(line))
		}
	}
	for _, version := range goList(t, "-deps", "-f", `{{with .Module}}{{if not .Main}}{{.GoVersion}}{{end}}{{end}}`, "./...") {
		if newer(version, needed) {
			needed = version
		}
	}
	if ours != needed {
		t.Errorf("go.mod says go %s and the dependencies ask for %s", ours, needed)
	}
}

// newer compares versions such as 1.9 and 1.24.0.
func newer(a, b string) bool {
	as, bs := strings.Split(a, "."), strings.Split(b, ".")
	for i := range as {
		if i >= len(bs) {
			return true
		}
		if len(as[i]) != len(bs[i]) {
			return len(as[i]) > len(bs[i])
		}
		if as[i] != bs[i] {
			return as[i] > bs[i]
		}
	}
	return false
}
