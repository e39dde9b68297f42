package main

import (
	"encoding/json"
	"testing"
)

// The server answers with a version it speaks: the client's where it does, else
// its own latest that begins with initialize. It never repeats one it does not
// know.
func TestInitializeAnswersAVersionItSpeaks(t *testing.T) {
	for asked, want := range map[string]string{
		`"2024-11-05"`: "2024-11-05", `"2025-03-26"`: "2025-03-26", `"2025-06-18"`: "2025-06-18", `"2025-11-25"`: "2025-11-25",
		`"2099-01-01"`: "2025-11-25", `"2024-10-07"`: "2025-11-25", `""`: "2025-11-25", `"2025-06-18 "`: "2025-11-25",
		`123`: "", `null`: "", `["2025-06-18"]`: "",
	} {
		c := connect(t, nil)
		c.send(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":` + asked + `,"capabilities":{},"clientInfo":{"name":"x","version":"1"}}}`)
		var answer struct {
			Result *struct{ ProtocolVersion string }
			Error  *struct{ Code int }
		}
		line := c.receive()
		if err := json.Unmarshal([]byte(line), &answer); err != nil {
			t.Fatal(err)
		}
		switch {
		case want == "" && (answer.Error == nil || answer.Error.Code != codeParams || answer.Result != nil):
			t.Errorf("%s is answered with %s, want error %d", asked, line, codeParams)
		case want != "" && (answer.Result == nil || answer.Result.ProtocolVersion != want):
			t.Errorf("%s is answered with %s, want version %s", asked, line, want)
		}
	}
}
