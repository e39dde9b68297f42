package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// FuzzDecode feeds lines to the decoder. Whatever comes in, the answer is one
// line of valid JSON that carries the id it was given, or null.
func FuzzDecode(f *testing.F) {
	transcript, err := os.ReadFile("testdata/messages.txt")
	if err != nil {
		f.Fatal(err)
	}
	for _, line := range strings.Split(string(transcript), "\n") {
		if request, ok := strings.CutPrefix(line, "> "); ok {
			f.Add([]byte(request))
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		l, _ := readLine(bufio.NewReader(bytes.NewReader(data)), maxLine)
		if len(l.text) == 0 {
			return
		}
		m, bad := decode(l.text)
		if bad == nil && m.method != "" && !json.Valid(l.text) {
			t.Errorf("took %q", l.text)
		}
		if m.id != nil && (!validID(m.id) || !bytes.Contains(l.text, m.id)) {
			t.Errorf("id %s is not in %q", m.id, l.text)
		}
		answer := encodeAnswer(m.id, result{}, bad)
		if !json.Valid(answer) || bytes.Count(answer, []byte("\n")) != 1 || len(answer) > maxAnswer {
			t.Errorf("answer %q", answer)
		}
		var back struct{ ID json.RawMessage }
		json.Unmarshal(answer, &back)
		if m.id != nil && !bytes.Equal(back.ID, m.id) {
			t.Errorf("id %s came back as %s", m.id, back.ID)
		}
	})
}

// FuzzReadLine checks that lines are split as bytes.Split does it, whatever
// the buffer size is.
func FuzzReadLine(f *testing.F) {
	f.Add([]byte("a\r\n\n  bc\n"+strings.Repeat("x", 40)+"\nd"), uint8(20))
	f.Fuzz(func(t *testing.T, data []byte, limit uint8) {
		in := bufio.NewReaderSize(bytes.NewReader(data), 16)
		for _, want := range bytes.Split(data, []byte("\n")) {
			got, _ := readLine(in, int(limit))
			tooLong := len(bytes.TrimRight(want, "\r")) > int(limit)
			if tooLong && len(want) > int(limit)+1 && !got.tooLong {
				t.Errorf("a line of %d bytes passed a limit of %d", len(want), limit)
			}
			if !got.tooLong && !bytes.Equal(got.text, bytes.Trim(want, " \t\r")) {
				t.Errorf("read %q, want %q", got.text, want)
			}
			if got.tooLong && len(want) <= int(limit) {
				t.Errorf("%d bytes are too long for %d", len(want), limit)
			}
		}
	})
}

func TestAnswersAreBounded(t *testing.T) {
	line := encodeAnswer([]byte("1"), result{"x": strings.Repeat("y", maxAnswer)}, nil)
	wantText(t, string(line), `{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the answer is longer than 262144 bytes"}}`+"\n")
}

func TestDeepMessagesAreRead(t *testing.T) {
	nested := func(n int) []byte {
		return []byte(`{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":` + strings.Repeat("[", n) + strings.Repeat("]", n) + `}}`)
	}
	if _, bad := decode(nested(5000)); bad != nil {
		t.Errorf("5000 levels: %v", bad)
	}
	if _, bad := decode(nested(200_000)); bad == nil || bad.Code != codeParse {
		t.Errorf("200,000 levels: %v", bad)
	}
}

func TestCutLines(t *testing.T) {
	more := func(n int) string { return "…" + strings.Repeat("+", n) }
	for _, test := range []struct {
		text  string
		limit int
		want  string
	}{
		{"ab\ncd", 5, "ab\ncd"}, {"ab\ncd\n", 5, "ab\ncd"}, {"ab\ncd\nef", 5, "ab\ncd\n…+"}, {"ab\ncd\nef", 4, "ab\n…++"}, {"éé\nüü", 5, "éé\nüü"}, {"abc", 1, "…+"}, {"", 5, ""},
		{"a\x1bb\x00\u202e", 30, `a\x1bb\x00\u202e`}, {"👩‍👩‍👧", 30, "👩‍👩‍👧"}, {"a\xffb", 30, "a\ufffdb"},
	} {
		if got := cutLines(test.text, test.limit, more); got != test.want {
			t.Errorf("cutLines(%q, %d) = %q, want %q", test.text, test.limit, got, test.want)
		}
	}
}

func TestShortLineCutsNoEscape(t *testing.T) {
	for pad := range 12 {
		line := `text-area "N"="` + strings.Repeat("a", pad) + strings.Repeat(`\u202e`, 400) + `" @5`
		var value string
		got := strings.TrimSuffix(strings.TrimPrefix(shortLine(line), `text-area "N"=`), " @5")
		if err := json.Unmarshal([]byte(got), &value); err != nil || len(got) > 900 {
			t.Errorf("pad %d: %v, %d bytes: …%s", pad, err, len(got), got[max(0, len(got)-40):])
		}
	}
}
