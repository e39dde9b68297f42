package automation

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

func TestLines(t *testing.T) {
	const max = 10
	exact, over := strings.Repeat("x", max), strings.Repeat("x", max+1)
	tests := []struct {
		name, in string
		want     []string // "!" is errLineTooLong, "~" errLineTorn
	}{
		{"line feed", "a\nb\n", []string{"a", "b"}},
		{"carriage return", "a\r\nb\r\n", []string{"a", "b"}},
		{"blank", "\n\r\na\n", []string{"", "", "a"}},
		{"exactly the limit", exact + "\nb\n", []string{exact, "b"}},
		{"the end does not count", exact + "\r\nb\n", []string{exact, "b"}},
		{"one over", over + "\nb\n", []string{"!", "b"}},
		{"one over with carriage return", over + "\r\nb\n", []string{"!", "b"}},
		{"far over", strings.Repeat("y", 10_000) + "\nb\n", []string{"!", "b"}},
		{"far over without end", strings.Repeat("y", 10_000), []string{"~"}},
		{"torn", "a\nb", []string{"a", "~"}},
		{"blank rest", "a\n  ", []string{"a"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, r := range []io.Reader{strings.NewReader(tt.in), iotest.OneByteReader(strings.NewReader(tt.in))} {
				got := readAll(t, newLines(r, max))
				if strings.Join(got, "|") != strings.Join(tt.want, "|") {
					t.Errorf("got %q, want %q", got, tt.want)
				}
			}
		})
	}
}

func readAll(t *testing.T, in *lines) (all []string) {
	t.Helper()
	for {
		line, err := in.next()
		switch {
		case err == nil:
			all = append(all, string(line))
		case errors.Is(err, errLineTooLong):
			all = append(all, "!")
		case errors.Is(err, errLineTorn):
			return append(all, "~")
		case err == io.EOF:
			return all
		default:
			t.Fatal(err)
		}
	}
}
