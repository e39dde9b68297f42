package emulators

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"os"
	"testing"
)

// playerSocket tells the test binary that it is the program in the pane, and where it is sent what to write.
const playerSocket = "LIMONI_PLAYER_SOCKET"

func TestMain(m *testing.M) {
	if path := os.Getenv(playerSocket); path != "" {
		if err := playFrom(path); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// playFrom writes each frame that comes, asks the terminal where the cursor is (DSR 6), and passes on the answer: when
// that comes, the terminal has read all of the frame.
func playFrom(path string) error {
	frames, err := net.Dial("unix", path)
	if err != nil {
		return err
	}
	keyboard := bufio.NewReader(os.Stdin)
	for {
		var length uint32
		if err := binary.Read(frames, binary.BigEndian, &length); err != nil {
			return nil // the test is over
		}
		if _, err := io.CopyN(os.Stdout, frames, int64(length)); err != nil {
			return err
		}
		os.Stdout.WriteString("\x1b[6n")
		answer, err := keyboard.ReadString('R')
		if err != nil {
			return err
		}
		if _, err := io.WriteString(frames, answer); err != nil {
			return err
		}
	}
}
