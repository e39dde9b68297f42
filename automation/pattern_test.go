package automation

import (
	"regexp/syntax"
	"strings"
	"testing"
)

func TestRegularExpressionsAreBounded(t *testing.T) {
	for _, tt := range []struct {
		pattern string
		size    int
	}{
		{"abc", 3}, {"a|b", 1}, {"ab|cd", 5}, {"[a-z]", 1}, {"a*", 2}, {`\d+ of \d+`, 8}, {"(ab){3}", 9}, {"a{2,}", 2}, {".{1000}", 1000},
		{".{0,1000}x", 1001}, {"(.{1,30}){1,30}", 930}, {strings.Repeat("(.{1,900})", 50), 1001},
	} {
		parsed, err := syntax.Parse(tt.pattern, syntax.Perl)
		if err != nil {
			t.Fatal(err)
		}
		if got := patternSize(parsed); got != tt.size {
			t.Errorf("%.40s: %d, want %d", tt.pattern, got, tt.size)
		}
		_, refused := decodeRequest([]byte(`{"id":1,"op":"wait","regexp":"` + strings.ReplaceAll(tt.pattern, `\`, `\\`) + `"}`))
		if (refused != nil) != (tt.size > maxPatternSize) {
			t.Errorf("%.40s: %v", tt.pattern, refused)
		}
	}
}
