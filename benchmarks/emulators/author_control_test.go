package emulators

import (
	"regexp"
	"slices"
	"testing"

	"limoni/internal/screen"
)

// functions are what an Encoder may use of a terminal that has all capabilities.
var functions = regexp.MustCompile(`\x1b\[\??[0-9]*(?:;[0-9]*)?([@KPSTXbhr])|\x1b(\])8|[\[;](4:|58:)`)

// used counts the functions that the frames of an author need.
func used(a *author, frames int) map[string]int {
	e := screen.Encoder{Profile: screen.TrueColor, Capabilities: capabilitySets()["all"]}
	count := map[string]int{}
	for range frames {
		a.draw()
		for _, match := range functions.FindAllSubmatch(e.Encode(nil, &a.frame, screen.Cursor{}), -1) {
			count[string(slices.Concat(match[1:]...))]++
		}
	}
	return count
}

// The frames are worth drawing only if they bring the encoder to use all it can.
func TestTheFramesUseEveryFunction(t *testing.T) {
	xvt := map[string]int{}
	for seed := range uint64(xvtSeeds) {
		for name, n := range used(newAuthor(seed, narrow(plain)), frames) {
			xvt[name] += n
		}
	}
	tmux := map[string]int{}
	for _, seed := range tmuxSeeds {
		for name, n := range used(newAuthor(seed, plain), tmuxFrames) {
			tmux[name] += n
		}
	}
	for _, name := range []string{"@", "K", "P", "S", "T", "X", "b", "h", "r", "]", "4:", "58:"} {
		if xvt[name] == 0 || tmux[name] == 0 {
			t.Errorf("%s is used %d times in the frames for x/vt, and %d times in those for tmux", name, xvt[name], tmux[name])
		}
	}
}
