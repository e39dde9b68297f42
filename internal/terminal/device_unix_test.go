//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package terminal

import (
	"errors"
	"os"
	"strings"
	"testing"
)

func TestCheckInputSaysWhatItIs(t *testing.T) {
	pipe, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.Open("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for in, want := range map[*os.File]string{pipe: "but a pipe", null: "but a device such as /dev/null", file: "but a file"} {
		err := checkInput(in)
		if !errors.Is(err, ErrNotTerminal) || !strings.Contains(err.Error(), want) {
			t.Errorf("error is %v, want ErrNotTerminal %s", err, want)
		}
		in.Close()
	}
}
