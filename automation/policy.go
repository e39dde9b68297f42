package automation

import (
	"fmt"
	"os"
	"strings"

	"limoni/accessibility"
)

// Policy says what a caller outside the process may see and do. The zero
// Policy shows structure only and permits no input.
type Policy = accessibility.Policy

// Snapshot is one presented frame of the app.
type Snapshot = accessibility.Snapshot

// PolicyFromEnv reads LIMONI_AUTOMATION_ALLOW: the words input, screen and
// values, separated by commas, each open one field of the Policy. Unset or
// empty it is the zero Policy. Any other word is an error, so that a
// misspelling does not pass for a decision; the policy returned with it is
// closed.
func PolicyFromEnv() (Policy, error) {
	var p Policy
	for _, word := range strings.Split(os.Getenv(envAllow), ",") {
		switch word = strings.TrimSpace(word); word {
		case "":
		case "input":
			p.AllowInput = true
		case "screen":
			p.ExposeScreen = true
		case "values":
			p.ExposeInputValues = true
		default:
			return Policy{}, fmt.Errorf("automation: %s: unknown word %q; use input, screen and values, separated by commas", envAllow, word)
		}
	}
	return p, nil
}

const envAllow = "LIMONI_AUTOMATION_ALLOW"
