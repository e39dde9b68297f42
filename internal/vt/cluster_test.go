package vt

import "testing"

// A cluster that arrives in pieces is one cell, and what the pieces make decides how wide it is.
func TestClustersArriveInPieces(t *testing.T) {
	for _, c := range []struct {
		name   string
		pieces []string
		cell   Cell
		x      int
	}{
		{"ZWJ sequence", []string{"\U0001F469", "\u200D\U0001F4BB"}, Cell{Text: "\U0001F469\u200D\U0001F4BB", Wide: true}, 2},
		{"ZWJ last", []string{"\U0001F469\u200D", "\U0001F4BB"}, Cell{Text: "\U0001F469\u200D\U0001F4BB", Wide: true}, 2},
		{"accent", []string{"e", "\u0301"}, Cell{Text: "e\u0301"}, 1},
		{"two accents", []string{"e\u0301", "\u0323"}, Cell{Text: "e\u0301\u0323"}, 1},
		{"flag", []string{"\U0001F1E9", "\U0001F1EA"}, Cell{Text: "\U0001F1E9\U0001F1EA", Wide: true}, 2},
		{"skin tone", []string{"\U0001F44D", "\U0001F3FD"}, Cell{Text: "\U0001F44D\U0001F3FD", Wide: true}, 2},
		{"VS16 widens", []string{"\U0001F3F7", "\uFE0F"}, Cell{Text: "\U0001F3F7\uFE0F", Wide: true}, 2},
		{"keycap", []string{"1", "\uFE0F", "\u20E3"}, Cell{Text: "1\uFE0F\u20E3", Wide: true}, 2},
		{"Hangul", []string{"\u1112", "\u1161", "\u11AB"}, Cell{Text: "\u1112\u1161\u11AB", Wide: true}, 2},
		{"number sign before a digit", []string{"\u0600", "\u0661"}, Cell{Text: "\u0600\u0661"}, 1},
		{"half a character", []string{"\xe5", "\xad", "\x97"}, Cell{Text: "字", Wide: true}, 2},
		{"style in between", []string{"e", "\x1b[m", "\u0301"}, Cell{Text: "e\u0301"}, 1},
		{"accent after a movement", []string{"e", "\x1b[1;2H", "\u0301"}, Cell{Text: "e\u0301"}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New(5, 2)
			for _, piece := range c.pieces {
				s.Write([]byte(piece))
			}
			if got := s.Cell(0, 0); got != c.cell {
				t.Errorf("cell 0 is %+q, want %+q, as a whole %+v, want %+v", got.Text, c.cell.Text, got, c.cell)
			}
			if got := s.Cell(1, 0).Continuation; got != c.cell.Wide {
				t.Errorf("cell 1 continues the cluster: %v, want %v", got, c.cell.Wide)
			}
			if x, y, _ := s.Cursor(); x != c.x || y != 0 {
				t.Errorf("cursor at (%d,%d), want (%d,0)", x, y, c.x)
			}
			if u := s.Unknown(); len(u) > 0 {
				t.Errorf("unknown: %+q", u)
			}
		})
	}
}

func TestThreeRegionalIndicatorsAreTwoCells(t *testing.T) {
	s := New(6, 1)
	s.Write([]byte("\U0001F1E6\U0001F1E7\U0001F1E8x"))
	if a, b, c := s.Cell(0, 0).Text, s.Cell(2, 0).Text, s.Cell(4, 0).Text; a != "\U0001F1E6\U0001F1E7" || b != "\U0001F1E8" || c != "x" {
		t.Errorf("cells %+q %+q %+q", a, b, c)
	}
}

// What is written after a movement begins a cell of its own.
func TestAMovementEndsACluster(t *testing.T) {
	s := New(6, 1)
	s.Write([]byte("\U0001F1E6\x1b[1;3H\U0001F1E7"))
	if a, b := s.Cell(0, 0).Text, s.Cell(2, 0).Text; a != "\U0001F1E6" || b != "\U0001F1E7" {
		t.Errorf("cells %+q %+q, want the two indicators apart", a, b)
	}
}

func TestAClusterThatGrowsInTheLastColumnWraps(t *testing.T) {
	s := New(3, 2)
	s.Write([]byte("abc\r\x1b[1;3H\U0001F3F7"))
	if got := dotted(s); got != "ab\U0001F3F7\n···" {
		t.Fatalf("the narrow symbol shows\n%s", got)
	}
	s.Write([]byte("\uFE0Fx"))
	if got := dotted(s); got != "ab·\n\U0001F3F7\uFE0Fx" {
		t.Errorf("the wide one shows\n%s", got)
	}
}

func TestAClusterGrowsOverItsNeighbour(t *testing.T) {
	s := New(4, 1)
	s.Write([]byte("a字b\r\U0001F3F7\uFE0F"))
	if got := dotted(s); got != "\U0001F3F7\uFE0F·b" {
		t.Errorf("shows %s", got)
	}
}

func TestAClusterGrowsInInsertMode(t *testing.T) {
	s := New(6, 1)
	s.Write([]byte("abc\r\x1b[4h\U0001F3F7\uFE0F"))
	if got := dotted(s); got != "\U0001F3F7\uFE0Fabc·" {
		t.Errorf("shows %s", got)
	}
}

// A terminal that counts such clusters as one column leaves the neighbour alone and ends up one column further left.
func TestNarrowClusters(t *testing.T) {
	for input, want := range map[string]string{
		"xxxx\r\u26A0\uFE0Fa":               "\u26A0\uFE0Faxx",
		"xxxx\r\U0001F469\u200D\U0001F4BBa": "\U0001F469\u200D\U0001F4BBaxx",
		"xxxx\r字a":                          "字ax",
	} {
		s := New(4, 1)
		s.NarrowClusters = true
		s.Write([]byte(input))
		if got := dotted(s); got != want {
			t.Errorf("%+q shows %+q, want %+q", input, got, want)
		}
	}
}

func TestCharactersWithoutAPlaceAreCounted(t *testing.T) {
	for _, input := range []string{"\u0301\r", "a\u200Bb", "\x1b[2;1H\u0301x"} {
		s := New(4, 2)
		s.Write([]byte(input))
		if u := s.Unknown(); len(u) != 1 {
			t.Errorf("%+q: unknown is %+q, want one character", input, u)
		}
	}
}

func TestInvalidUTF8(t *testing.T) {
	for input, want := range map[string]string{
		"a\xffb":         "a\uFFFDb···",
		"a\xe5\xadb":     "a\uFFFDb···",           // a character cut off is one mistake
		"\xe5\xad\xff":   "\uFFFD\uFFFD····",      // and what follows it another
		"\xed\xa0\x80":   "\uFFFD\uFFFD\uFFFD···", // a surrogate
		"\xe5\x1b[2Cb":   "\uFFFD··b··",           // an escape ends it
		"\x80\xc0\xafab": "\uFFFD\uFFFD\uFFFDab·",
	} {
		s := New(6, 1)
		s.Write([]byte(input))
		if got := dotted(s); got != want {
			t.Errorf("%q shows %q, want %q", input, got, want)
		}
	}
}

func TestAHostileClusterIsBounded(t *testing.T) {
	s := New(4, 1)
	s.Write([]byte("a"))
	for range 10_000 {
		s.Write([]byte("\u0301"))
	}
	if n := len(s.Cell(0, 0).Text); n > maxCluster {
		t.Errorf("the cell holds %d bytes, want at most %d", n, maxCluster)
	}
	if s.Unknown()["\u0301"] == 0 {
		t.Error("what was left out is not counted")
	}
}

func TestREPOfAClusterIsNotUnderstood(t *testing.T) {
	s := New(6, 1)
	s.Write([]byte("e\u0301\x1b[2b"))
	if got, u := dotted(s), s.Unknown(); got != "e\u0301·····" || u["\x1b[2b"] != 1 {
		t.Errorf("shows %+q, unknown %q", got, u)
	}
}
