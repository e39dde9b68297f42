//go:build linux || darwin || freebsd

package pty_test

import (
	"context"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"

	"limoni/internal/pty"
	"limoni/internal/vt"
)

func Example() {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	c, err := pty.StartConsole(exec.Command("sh", "-c", `echo Ready; read answer; exit 3`), 80, 24)
	if err != nil {
		fmt.Println(err)
		return
	}
	defer c.Close()
	err = c.WaitFor(ctx, func(s *vt.Screen) bool { return strings.Contains(s.String(), "Ready") })
	fmt.Println(err)
	io.WriteString(c, "q\r")
	fmt.Println(c.Wait(ctx))
	// Output:
	// <nil>
	// exit status 3 <nil>
}
