package vt

import (
	"strings"
	"testing"
)

func TestAFunctionThatTheTerminalLacks(t *testing.T) {
	for _, test := range []struct{ lacks, input, with, without, unknown string }{
		{"\x1b[b", "a\x1b[2bx", "aaax··", "ax····", "\x1b[2b"},
		{"\x1b[X", "abc\r\x1b[2X", "··c···", "abc···", "\x1b[2X"},
		{"\x1b[?h", "\x1b[?6h\r\x1bMx", "x·····", "x·····", "\x1b[?6h"},
		{"\x1bM", "a\x1bMx", "·x····", "ax····", "\x1bM"},
		{"\x1b]2", "\x1b]2;t\ax", "x·····", "x·····", "\x1b]2;t"},
		{"\x1bP$q", "\x1bP$qm\x1b\\x", "x·····", "x·····", "\x1bP$qm"},
	} {
		s := New(6, 1)
		s.Write([]byte(test.input))
		if got := dotted(s); got != test.with || len(s.Unknown()) > 0 {
			t.Errorf("%q shows %s, want %s; unknown %q", test.input, got, test.with, s.Unknown())
		}
		s = New(6, 1)
		s.Lacks = []string{test.lacks}
		s.Write([]byte(test.input))
		if got := dotted(s); got != test.without || s.Unknown()[test.unknown] != 1 {
			t.Errorf("without %q, %q shows %s, want %s; unknown %q", test.lacks, test.input, got, test.without, s.Unknown())
		}
	}
}

func TestALackingFunctionGivesNoAnswer(t *testing.T) {
	s := New(6, 1)
	s.Lacks = []string{"\x1b[?u", "\x1b[>q", "\x1bP$q", "\x1bP+q", "\x1b]11"}
	var answers strings.Builder
	s.Reply = func(b []byte) { answers.Write(b) }
	s.Write([]byte("\x1b[?u\x1b[>0q\x1bP$qm\x1b\\\x1bP+q5463\x1b\\\x1b]11;?\a\x1b[c"))
	if got, want := answers.String(), "\x1b[?62;22;52c"; got != want {
		t.Errorf("answers %q, want %q only", got, want)
	}
}

func TestATerminalThatPrintsWhatItDoesNotKnow(t *testing.T) {
	for input, want := range map[string]string{
		"a\x1b[?2026$p\x1b[5Wb":      "aWb···", // DECRQM is known
		"a\x1b]888;x\a\x1b_x\x1b\\b": "ab····", // strings are swallowed
		"a\x1b[2bc":                  "abc···", // and so is REP, but for its last byte
	} {
		s := New(6, 1)
		s.PrintsUnknown = true
		s.Lacks = []string{"\x1b[b"}
		s.Write([]byte(input))
		if got := dotted(s); got != want {
			t.Errorf("%q shows %s, want %s", input, got, want)
		}
	}
}

func TestATerminalThatRepeatsOnlyASCII(t *testing.T) {
	for asciiOnly, want := range map[bool]string{false: "aaa██████字字", true: "aaa█·█字·····"} {
		s := New(13, 1)
		s.RepeatsASCII = asciiOnly
		s.Write([]byte("a\x1b[2b█\x1b[4b\x1b[6G█\x1b[3b字\x1b[b"))
		if got := dotted(s); got != want {
			t.Errorf("ASCII only %v shows %s, want %s", asciiOnly, got, want)
		}
	}
}

func TestAnswersCanBeGarbled(t *testing.T) {
	s := New(6, 1)
	var answers []string
	s.Reply = func(b []byte) { answers = append(answers, string(b)) }
	s.Garble = func(answer []byte) []byte {
		if strings.HasSuffix(string(answer), "R") {
			return nil
		}
		return answer[:3]
	}
	s.Write([]byte("\x1b[c\x1b[6n\x1b[5n"))
	if got := strings.Join(answers, ","); got != "\x1b[?,\x1b[0" {
		t.Errorf("answers %q", got)
	}
}
