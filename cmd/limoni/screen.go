package main

import (
	"context"
	"flag"
	"strings"
)

var screenVerb = &verb{
	name: "screen", summary: "print what the app shows, a line for each row",
	text: "Without -ansi the rows are plain text without the spaces at their ends.",
	define: func(fs *flag.FlagSet) prepare {
		cells := fs.Bool("cells", false, "with -json: each cell and how it is drawn")
		ansi := fs.Bool("ansi", false, "print in colours, by the escape sequences of SGR")
		return func(c *command) (step, *failure) {
			switch {
			case *cells && !c.json:
				return nil, usage("-cells is for -json", "-ansi shows the colours to people")
			case *ansi && c.json:
				return nil, usage("-ansi is for people, not for -json", "-cells has the colours as JSON")
			case *ansi:
				return online(painted), nil
			}
			return online(func(_ context.Context, s *session) outcome { return s.rows(*cells) }), nil
		}
	},
}

func (s *session) rows(cells bool) outcome {
	fields := map[string]any{}
	if cells {
		fields["format"] = "cells"
	}
	var screen struct{ Rows []string }
	raw, failed := s.raw("screen", fields, &screen)
	for i, row := range screen.Rows {
		screen.Rows[i] = printableCell(row)
	}
	return outcome{text: strings.Join(screen.Rows, "\n"), data: raw, failed: failed}
}

// painted is the screen in colours.
func painted(_ context.Context, s *session) outcome {
	ctx, cancel := s.limit()
	defer cancel()
	_, screen, err := s.client.Cells(ctx)
	if err != nil {
		return outcome{failed: s.why(s.life, err)}
	}
	return outcome{styled: paint(&screen)}
}
