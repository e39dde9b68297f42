package main

import (
	"context"
	"fmt"
	"unicode/utf8"

	"limoni/accessibility"
)

var pressKeyTool = tool{
	name: "press_key", title: "Press a key",
	description: "Presses a key with its modifiers, such as enter, esc, tab, down, f5, ctrl+s or a single character. Answers with what changed.",
	params: []param{
		{name: "key", kind: textKind, required: true, min: 1, max: maxChord, description: "key chord, as down, ctrl+s, shift+tab or q"},
		{name: "repeat", kind: numberKind, min: 1, max: 64, fallback: 1, description: "how often, 1 to 64, default 1"},
	},
	run: pressKey,
}

// maxChord bounds a key chord in bytes.
const maxChord = 64

func pressKey(ctx context.Context, b *bridge, args arguments) answer {
	chord, repeat := args.text["key"], args.number["repeat"]
	if len(chord) > maxChord {
		return failure(badArgument(`"key" must have at most %d bytes`, maxChord))
	}
	in, err := b.begin(ctx)
	if err != nil {
		return failure(err)
	}
	pressed := 0
	var r accessibility.Result
	for pressed < repeat && !in.gone {
		r, err = in.send(ctx, accessibility.Request{Op: accessibility.OpKey, Chord: chord})
		if err != nil || r.Verdict == accessibility.Unhandled {
			break
		}
		pressed++
	}
	done := in.pressed(chord, pressed, repeat)
	if err == nil {
		err = in.settled(ctx, r)
	}
	if err != nil && pressed == 0 {
		done = ""
	}
	if err != nil {
		return in.failed(ctx, err, done)
	}
	return in.report(r.Verdict, done, in.unchanged(r, in.before.focused()))
}

// pressed words which key was pressed and how often. A character that goes
// into a secret field is not repeated.
func (in *input) pressed(chord string, pressed, repeat int) string {
	if utf8.RuneCountInString(chord) == 1 && in.before.focused().States.Has(accessibility.StateSensitive) {
		chord = "a character"
	}
	done := "pressed " + oneLine(chord, maxChord)
	switch {
	case repeat == 1:
		return done
	case pressed == repeat:
		return fmt.Sprintf("%s %d times", done, repeat)
	}
	return fmt.Sprintf("%s %d of %d times", done, pressed, repeat)
}
