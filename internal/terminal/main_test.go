package terminal_test

import (
	"os"
	"testing"
)

// programs are what this test binary is where a test starts it on a
// pseudo-terminal.
var programs = map[string]func() error{}

func TestMain(m *testing.M) {
	program, ok := programs[os.Getenv("LIMONI_TEST_PROGRAM")]
	if !ok {
		os.Exit(m.Run())
	}
	if err := program(); err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}
