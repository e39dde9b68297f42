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
	r, counts, err := in.press(ctx, chord, repeat)
	done := in.pressed(chord, counts, repeat)
	if err == nil {
		err = in.settled(ctx, r)
	}
	if err != nil {
		return in.failed(ctx, err, done)
	}
	return in.report(r.Verdict, done, in.unchanged(r, in.before.focused()))
}

// pressed words which key was pressed and how often, "" for never. A character
// that goes into a secret field is not repeated.
func (in *input) pressed(chord string, counts map[accessibility.Verdict]int, repeat int) string {
	handled, unhandled := counts[accessibility.Handled], counts[accessibility.Unhandled]
	pressed := handled + unhandled + counts[accessibility.Gone]
	if utf8.RuneCountInString(chord) == 1 && in.before.focused().States.Has(accessibility.StateSensitive) {
		chord = "a character"
	}
	done := "pressed " + oneLine(chord, maxChord)
	switch {
	case pressed == 0:
		return ""
	case pressed < repeat:
		done += fmt.Sprintf(" %d of %d times", pressed, repeat)
	case repeat > 1:
		done += fmt.Sprintf(" %d times", repeat)
	}
	if handled > 0 && unhandled > 0 {
		done += fmt.Sprintf(", of which nothing wanted %d", unhandled)
	}
	if dropped := counts[accessibility.Dropped]; dropped > 0 {
		done += fmt.Sprintf(", %d were dropped as the app's queue was full", dropped)
	}
	if counts[accessibility.Refused] > 0 {
		done += ", the next one was refused"
	}
	return done
}
