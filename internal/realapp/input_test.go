//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// A flood of the wheel comes in pieces cut anywhere. Each step counts once and
// no piece is typed into the field that has the focus.
func TestAFloodOfTheWheelTypesNothing(t *testing.T) {
	t.Parallel()
	a := start(t, how{})
	a.enter("i")
	a.enter("x")
	a.await("name: x")
	a.pieces(strings.Repeat("\x1b[<65;12;15M", 100))
	a.await("wheel=100 at 11,14")
	a.pieces(strings.Repeat("\x1b[<64;3;16M", 40))
	a.await("wheel=60 at 2,15", "name: x ")
	a.enter("y")
	a.await("name: xy")
	if strings.Contains(a.Screen(), "[<6") {
		t.Errorf("part of a report is on the screen:\n%s", a.Screen())
	}
}

// pieces types bytes in writes of 1 to 9 bytes.
func (a *app) pieces(bytes string) {
	a.t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	for bytes != "" {
		n := min(1+random.IntN(9), len(bytes))
		a.enter(bytes[:n])
		bytes = bytes[n:]
	}
}

// A sequence that comes in two reads is one key, wherever it is cut.
func TestSplitSequencesAreOneKey(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-record"}})
	const ctrlRight, down, paste = "\x1b[1;5C", "\x1b[B", "\x1b[200~k\x1b[201~"
	for i := 1; i < len(ctrlRight); i++ {
		a.enter(ctrlRight[:i])
		a.enter(ctrlRight[i:])
		a.await(fmt.Sprintf("keys: ctrl+right=%d ", i))
	}
	for i := 1; i < len(down); i++ {
		a.enter(down[:i])
		a.enter(down[i:])
	}
	for i := 1; i < len(paste); i++ {
		a.enter(paste[:i])
		a.enter(paste[i:])
	}
	a.enter("\u20ac"[:1])
	a.enter("\u20ac"[1:])
	a.await("keys: ctrl+right=5 down=2 \u20ac=1 ")
}

// Esc and a key right after it are two keys where the terminal says so, which
// it does in the kitty protocol's encoding, and Alt with that key is one. In
// bare bytes the two look the same.
func TestEscBeforeAKeyIsNotAlt(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-record"}})
	for range 200 {
		a.enter("\x1b[27u")
		a.enter("j")
	}
	a.await("keys: esc=200 j=200 ")
	a.enter("\x1b[106;3u")
	a.await("keys: alt+j=1 esc=200 j=200 ")
	a.enter("\x1bj")
	a.await("keys: alt+j=2 esc=200 j=200 ")
	a.enter("\x1b")
	a.await("keys: alt+j=2 esc=201 j=200 ")
	a.enter("j")
	a.await("keys: alt+j=2 esc=201 j=201 ")
}
