//go:build linux || darwin || freebsd

package realapp

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

const (
	logLines   = 1_000_000
	logBytes   = 64 << 20
	logRare    = 1000 // one line of so many has the text that is filtered by
	logNeedle  = "needle"
	indexed    = "1,000,000 lines"
	filtered   = "1,000 of 1,000,000 lines"
	firstLines = "WARN  2026"
)

// BenchmarkLogview starts examples/logview in a terminal with a file of a
// million lines and 64 MiB, and prints the times from its start to its first
// frame, to the first lines, to the whole index, and from the typing of a filter
// (a key that opens the field, and six letters that each begin it anew) to its
// whole result; beside them what wc -l and grep -ci take, each a
// process from start to end. A first start of all three is not counted.
//
//	go test ./internal/realapp -run '^$' -bench Logview -benchtime 5x
func BenchmarkLogview(b *testing.B) {
	path := filepath.Join(b.TempDir(), "big.log")
	if err := writeLog(path); err != nil {
		b.Fatal(err)
	}
	bin, err := newProgram("limoni/examples/logview", "").path()
	if err != nil {
		b.Fatal(err)
	}
	var sum logTimes
	once(b, bin, path, &logTimes{})
	b.ResetTimer()
	for range b.N {
		once(b, bin, path, &sum)
	}
	n := float64(b.N) * float64(time.Millisecond)
	for _, x := range []struct {
		name string
		took time.Duration
	}{
		{"ms-first-frame", sum.frame}, {"ms-first-lines", sum.lines}, {"ms-index", sum.index}, {"ms-filter", sum.filter},
		{"ms-wc", sum.wc}, {"ms-grep", sum.grep},
	} {
		b.ReportMetric(float64(x.took)/n, x.name)
	}
	b.ReportMetric(float64(sum.frame)/float64(sum.wc), "first-frame/wc")
	b.ReportMetric(float64(sum.index)/float64(sum.wc), "index/wc")
	b.ReportMetric(float64(sum.filter)/float64(sum.grep), "filter/grep")
}

type logTimes struct{ frame, lines, index, filter, wc, grep time.Duration }

func once(b *testing.B, bin, path string, sum *logTimes) {
	b.Helper()
	sum.wc += child(b, "wc", "-l", path)
	sum.grep += child(b, "grep", "-ci", logNeedle, path)
	begin := time.Now()
	cmd := exec.Command(bin, path)
	cmd.Env = append(os.Environ(), "TERM=xterm-256color", "COLORTERM=truecolor")
	c, err := pty.StartConsole(cmd, 120, 40)
	if err != nil {
		b.Fatal(err)
	}
	defer c.Close()
	for _, step := range []struct {
		text string
		took *time.Duration
	}{{"Filter:", &sum.frame}, {firstLines, &sum.lines}, {indexed, &sum.index}} {
		until(b, c, step.text)
		*step.took += time.Since(begin)
	}
	begin = time.Now()
	if _, err := c.Write([]byte("f" + logNeedle)); err != nil {
		b.Fatal(err)
	}
	until(b, c, filtered, "Filter: "+logNeedle)
	sum.filter += time.Since(begin)
}

func child(b *testing.B, name string, args ...string) time.Duration {
	b.Helper()
	begin := time.Now()
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		b.Fatalf("%s: %v: %s", name, err, out)
	}
	return time.Since(begin)
}

// until waits for texts on the screen, while nothing is filtered.
func until(b *testing.B, c *pty.Console, texts ...string) {
	b.Helper()
	ctx, cancel := context.WithTimeout(b.Context(), patience)
	defer cancel()
	err := c.WaitFor(ctx, func(s *vt.Screen) bool {
		shown := rows(s)
		for _, text := range texts {
			if !strings.Contains(shown, text) {
				return false
			}
		}
		return !strings.Contains(shown, "filtering")
	})
	if err != nil {
		b.Fatalf("waiting for %q: %v\n%s", texts, err, c.Screen())
	}
}

// writeLog writes the file. Some lines have only a part of what is filtered by.
func writeLog(path string) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	w := bufio.NewWriterSize(file, 1<<20)
	size := 0
	for i := range logLines {
		word := "request"
		switch {
		case i%logRare == 0:
			word = "Needle!"
		case i%100 == 0:
			word = "needle"[:5] + "ss"
		}
		line := fmt.Sprintf("%-5s 2026-01-02T03:04:05 %s %07d took %d ms", [...]string{"INFO", "INFO", "WARN", "ERROR"}[i%4], word, i, i%977)
		want := int(int64(i+1)*logBytes/logLines) - size - 1 // so that all have the same room
		fmt.Fprintf(w, "%-*s\n", want, line)
		size += max(want, len(line)) + 1
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return file.Close()
}
