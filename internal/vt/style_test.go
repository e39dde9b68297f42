package vt

import "testing"

func TestSGR(t *testing.T) {
	for input, want := range map[string]Style{
		"":                            {},
		"\x1b[1;2;3;5;7;8;9;53m":      {Attributes: Bold | Dim | Italic | Blink | Reverse | Conceal | Strike | Overline},
		"\x1b[1;3;7m\x1b[22m":         {Attributes: Italic | Reverse},
		"\x1b[1;2;9m\x1b[29m":         {Attributes: Bold | Dim},
		"\x1b[1m\x1b[m":               {},
		"\x1b[1m\x1b[0;3m":            {Attributes: Italic},
		"\x1b[1;;3m":                  {Attributes: Italic},
		"\x1b[31;42m":                 {Foreground: Indexed(1), Background: Indexed(2)},
		"\x1b[91;102m":                {Foreground: Indexed(9), Background: Indexed(10)},
		"\x1b[31;42;39m":              {Background: Indexed(2)},
		"\x1b[31;42;49m":              {Foreground: Indexed(1)},
		"\x1b[38;5;1m":                {Foreground: Indexed(1)},
		"\x1b[38;5;200;1m":            {Foreground: Indexed(200), Attributes: Bold},
		"\x1b[48;5;0m":                {Background: Indexed(0)},
		"\x1b[38;2;1;2;3;48;2;4;5;6m": {Foreground: RGB(1, 2, 3), Background: RGB(4, 5, 6)},
		"\x1b[38:5:200m":              {Foreground: Indexed(200)},
		"\x1b[38:2:1:2:3m":            {Foreground: RGB(1, 2, 3)},
		"\x1b[38:2::1:2:3;1m":         {Foreground: RGB(1, 2, 3), Attributes: Bold},
		"\x1b[48:2:0:1:2:3m":          {Background: RGB(1, 2, 3)},
		"\x1b[4m":                     {Underline: SingleUnderline},
		"\x1b[21m":                    {Underline: DoubleUnderline},
		"\x1b[4:3m":                   {Underline: CurlyUnderline},
		"\x1b[4:4m\x1b[4:5m":          {Underline: DashedUnderline},
		"\x1b[4:3m\x1b[4:0m":          {},
		"\x1b[4:3m\x1b[24m":           {},
		"\x1b[4;58;5;9m":              {Underline: SingleUnderline, UnderlineColor: Indexed(9)},
		"\x1b[58:2::1:2:3m":           {UnderlineColor: RGB(1, 2, 3)},
		"\x1b[58;2;1;2;3m\x1b[59m":    {},
		"\x1b]8;id=a:x=y;http://h/;p\x1b\\\x1b[1m\x1b[m": {Link: "http://h/;p", LinkID: "a"},
		"\x1b]8;;http://h/\x1b\\\x1b]8;;\x1b\\":          {},
	} {
		s := New(4, 1)
		s.Write([]byte(input + "x"))
		if got := s.Cell(0, 0); got.Style != want || got.Text != "x" {
			t.Errorf("%q gives %+v, want %+v", input, got.Style, want)
		}
		if s.Pen() != want {
			t.Errorf("%q leaves the pen %+v, want %+v", input, s.Pen(), want)
		}
		if u := s.Unknown(); len(u) > 0 {
			t.Errorf("%q is not understood: %q", input, u)
		}
	}
}

// What is wrong with one number leaves the others in force.
func TestUnknownSGR(t *testing.T) {
	for input, unknown := range map[string]string{
		"\x1b[1;77m":         "\x1b[77m",
		"\x1b[1;4:9m":        "\x1b[1;4:9m",
		"\x1b[1;38;5;300m":   "\x1b[1;38;5;300m",
		"\x1b[1;38;2;1;2m":   "\x1b[1;38;2;1;2m",
		"\x1b[1;38m":         "\x1b[1;38m",
		"\x1b[1;38:2:1:999m": "\x1b[1;38:2:1:999m",
	} {
		s := New(4, 1)
		s.Write([]byte(input))
		if got := s.Pen(); got != (Style{Attributes: Bold}) {
			t.Errorf("%q leaves the pen %+v, want bold", input, got)
		}
		if u := s.Unknown(); len(u) != 1 || u[unknown] != 1 {
			t.Errorf("%q: unknown is %q, want %q once", input, u, unknown)
		}
	}
}

// Erasing takes the background colour and nothing else of the pen.
func TestErasingUsesTheBackground(t *testing.T) {
	want := Cell{Text: " ", Style: Style{Background: Indexed(4)}}
	for _, input := range []string{"\x1b[K", "\x1b[J", "\x1b[2J", "\x1b[X", "\x1b[@", "\x1b[P", "\x1b[L", "\x1b[2M", "\x1b[2S", "\x1b[2T"} {
		s := New(1, 2)
		s.Write([]byte("x\r\x1b[1;7;31;44m" + input))
		if got := s.Cell(0, 0); got != want {
			t.Errorf("%q leaves %+v, want %+v", input, got, want)
		}
	}
}

func TestHalfAWideCharacterKeepsItsBackground(t *testing.T) {
	s := New(2, 1)
	s.Write([]byte("\x1b[41m字\x1b[m\ra"))
	if got, want := s.Cell(1, 0), (Cell{Text: " ", Style: Style{Background: Indexed(1)}}); got != want {
		t.Errorf("the other half is %+v, want %+v", got, want)
	}
}

func TestColorStrings(t *testing.T) {
	for c, want := range map[Color]string{0: "default", Indexed(0): "0", Indexed(255): "255", RGB(255, 100, 0): "#ff6400"} {
		if got := c.String(); got != want {
			t.Errorf("%d is %q, want %q", c, got, want)
		}
	}
}
