package main

import (
	"bytes"
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"limoni/widgets"
)

// randomLines are lines of all lengths, also longer than what is read at once.
func randomLines(r *rand.Rand) []byte {
	var b []byte
	for range r.IntN(3000) {
		n := r.IntN(60)
		switch r.IntN(500) {
		case 0:
			n = r.IntN(3 * chunk)
		case 1:
			n = markEach - 2 + r.IntN(4)
		}
		line := bytes.Repeat([]byte("."), n)
		if r.IntN(9) == 0 {
			line = append(line, "NeeNeedle"...)
		}
		b = append(append(b, line...), '\n')
	}
	return b[:max(len(b)-r.IntN(2), 0)]
}

// A long line is looked at in pieces, which have a part in common.
func TestWhatLiesAcrossTwoPieces(t *testing.T) {
	dots := bytes.Repeat([]byte("."), 2*chunk)
	for at := chunk - 8; at < chunk+2; at++ {
		text := append(append(bytes.Clone(dots[:at]), "Needle"...), dots...)
		w := sweep{tests: []test{newText("needle")}}
		if err := w.read(context.Background(), bytes.NewReader(text), int64(len(text)), func() {}); err != nil || len(w.hits) != 1 {
			t.Errorf("at %d: %v, %v", at, w.hits, err)
		}
	}
}

// Whatever a file holds and however it comes, its lines are read and found as
// they are.
func TestLinesAreFoundAsTheyAre(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		text := randomLines(r)
		path := filepath.Join(t.TempDir(), "log")
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		src := source{file: file}
		for rest := text; len(rest) > 0; {
			n := min(1+r.IntN(chunk), len(rest))
			src.index.marks = append(src.index.marks, src.index.take(rest[:n])...)
			rest = rest[n:]
		}
		checkLines(t, &src, text)
		checkHits(t, &src, text)
		file.Close()
	}
}

func checkLines(t *testing.T, src *source, text []byte) {
	t.Helper()
	lines := bytes.Split(bytes.TrimSuffix(text, []byte("\n")), []byte("\n"))
	if len(text) == 0 {
		lines = nil
	}
	if src.Len() != len(lines) {
		t.Fatalf("there are %d lines, want %d", src.Len(), len(lines))
	}
	for i, want := range lines {
		if got := src.Line(i).Text; got != string(want[:min(len(want), maxLine+1)]) {
			t.Fatalf("line %d has %d bytes, want %d", i, len(got), len(want))
		}
	}
}

func checkHits(t *testing.T, src *source, text []byte) {
	t.Helper()
	var want, got []int
	for i, line := range bytes.Split(text, []byte("\n")) {
		if bytes.Contains(line, []byte("Needle")) {
			want = append(want, i)
		}
	}
	w := sweep{tests: []test{newText("nEEDLE")}}
	err := w.read(context.Background(), src.file, src.index.size, func() { got, w.hits = append(got, w.hits...), nil })
	if err != nil || !slices.Equal(got, want) {
		t.Fatalf("%d lines are found, want %d: %v", len(got), len(want), err)
	}
}

func TestLevelOf(t *testing.T) {
	for line, want := range map[string]widgets.LogLevel{
		"2026-01-02 WARN disk": widgets.LogWarning, `level=error msg="x"`: widgets.LogError, `{"level":"fatal"}`: widgets.LogFatal,
		"error: no such file": widgets.LogError, "[info] ready": widgets.LogInfo, "no errors, for your info": widgets.LogPlain,
		"": widgets.LogPlain, "INFORMATION": widgets.LogPlain, "\xff\xfe DBG": widgets.LogDebug, `"error_count": 0`: widgets.LogPlain,
	} {
		if got := levelOf(line); got != want {
			t.Errorf("%q is %v, want %v", line, got, want)
		}
	}
}
