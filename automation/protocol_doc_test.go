package automation

import (
	"fmt"
	"math"
	"os"
	"regexp"
	"strings"
	"testing"

	"limoni/accessibility"
	"limoni/internal/terminal"
)

func protocolPage(t *testing.T) string {
	t.Helper()
	page, err := os.ReadFile("../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

func TestRequestsOfTheProtocolPage(t *testing.T) {
	seen := map[string]bool{}
	for _, block := range regexp.MustCompile("(?s)```request\n(.*?)```").FindAllStringSubmatch(protocolPage(t), -1) {
		for _, line := range strings.Split(strings.TrimSpace(block[1]), "\n") {
			req, err := decodeRequest([]byte(line))
			if err != nil {
				t.Errorf("%s\n%v", line, err)
			}
			seen[req.op] = true
		}
	}
	for _, op := range opNames() {
		if !seen[op] {
			t.Errorf("%s has no line on the page", op)
		}
	}
}

func TestRepliesOfTheProtocolPage(t *testing.T) {
	page := protocolPage(t)
	replies := regexp.MustCompile(`(?m)^\{"(?:id":\d+,"(?:result|error)|event)".*$`).FindAllString(page, -1)
	if len(replies) < 8 {
		t.Fatalf("%d replies found", len(replies))
	}
	for _, line := range replies {
		decode(t, line)
	}
	info, _ := encode(writeInfo(Info{MinProtocol: 1, MaxProtocol: 1, App: "todo", Version: "v1.2.0", PID: 4711, Width: 80, Height: 24, Policy: Policy{AllowInput: true}, Capabilities: []string{"watch"}}))
	if !strings.Contains(page, strings.TrimSpace(string(info))) {
		t.Errorf("the page does not have this hello:\n%s", info)
	}
}

func TestWordsOfTheProtocolPage(t *testing.T) {
	page := protocolPage(t)
	words := []string{codeMalformed, codeTooLong, codeBadID, codeUnknownOp, codeUnknownField, codeBusy, codeVersion, codePeer, codeHost}
	for _, k := range known {
		words = append(words, k.code)
	}
	for _, v := range []accessibility.Verdict{accessibility.Handled, accessibility.Unhandled, accessibility.Refused,
		accessibility.Dropped, accessibility.Gone, accessibility.Unknown} {
		words = append(words, string(v))
	}
	words = append(words, accessibility.State(math.MaxUint32).Names()...)
	words = append(words, accessibility.Action(math.MaxUint32).Names()...)
	for k := terminal.KeyEnter; k < terminal.KeyF1; k++ {
		words = append(words, terminal.Chord{Key: k}.String())
	}
	for _, word := range words {
		if !strings.Contains(page, "`"+word+"`") {
			t.Errorf("%s is not on the page", word)
		}
	}
}

// TestDisclosuresOfTheProtocolPage keeps the table the one that redacts.
func TestDisclosuresOfTheProtocolPage(t *testing.T) {
	page := protocolPage(t)
	for _, d := range accessibility.Disclosures() {
		if row := disclosureRow(d); !strings.Contains(page, row) {
			t.Errorf("the page lacks this row:\n%s", row)
		}
	}
}

func disclosureRow(d accessibility.Disclosure) string {
	roles := "every other"
	if len(d.Roles) > 0 {
		roles = fmt.Sprintf("`%s`", strings.ReplaceAll(strings.Trim(fmt.Sprint(d.Roles), "[]"), " ", "` `"))
	}
	return fmt.Sprintf("| %s | %s | %s | %s |", roles, grant(d.ID), grant(d.Label), grant(d.Value))
}

func grant(g accessibility.Grant) string {
	return strings.NewReplacer("ExposeScreen", "`expose_screen`", "ExposeInputValues", "`expose_input_values`").Replace(g.String())
}
