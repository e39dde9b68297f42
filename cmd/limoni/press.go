package main

import (
	"flag"
	"fmt"

	"limoni/automation"
)

var pressVerb = &verb{
	name: "press", arguments: "CHORD...", min: 1, max: -1,
	summary: "press keys, one after the other, such as ctrl+s, tab or enter",
	text: `A CHORD is a key with its modifiers: a, ctrl+s, shift+tab, pageup, space. The
first one that is not handled ends the command; the rest is not sent.`,
	define: func(fs *flag.FlagSet) prepare {
		times := fs.Int("repeat", 1, fmt.Sprintf("press each `N` times, 1 to %d", automation.MaxRepeat))
		return func(c *command) (step, *failure) {
			if *times < 1 || *times > automation.MaxRepeat {
				return nil, usage(fmt.Sprintf("-repeat is 1 to %d", automation.MaxRepeat), "")
			}
			send := func(in *input) *failure { return in.pressAll(c.args, *times) }
			return inputs(mask{}, send, func(r *inputResult) string { return pressed(len(c.args), *times, r.Counts) }), nil
		}
	},
}

// pressAll stops at what is not handled, and says how far it came. It does not
// repeat the chords: they may spell a secret.
func (in *input) pressAll(chords []string, times int) *failure {
	for i, chord := range chords {
		failed := in.press(chord, times).unquoted(chord)
		if failed != nil && len(chords) > 1 {
			failed.message = fmt.Sprintf("key %d of %d: %s", i+1, len(chords), failed.message)
		}
		if failed != nil {
			return failed
		}
		if in.result.Verdict == "gone" && i < len(chords)-1 {
			return in.endedAt(i, len(chords))
		}
	}
	return nil
}

// endedAt is the failure where the app ended before all was pressed.
func (in *input) endedAt(i, n int) *failure {
	return failed("ended", fmt.Sprintf("the app ended with key %d of %d; the rest was not sent", i+1, n), "")
}

// pressed is how many presses there were, and what became of them where that
// differs.
func pressed(chords, times int, counts map[string]int) string {
	text := count(chords*times, "key", "keys") + " pressed"
	for _, verdict := range []string{"unhandled", "refused", "dropped", "gone"} {
		if n := counts[verdict]; n > 0 && chords*times > 1 {
			text += fmt.Sprintf(", %d %s", n, verdict)
		}
	}
	return text
}
