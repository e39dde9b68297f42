package main

import (
	"fmt"
	"os"
	"strings"
	"time"

	"limoni/internal/terminal"
)

func main() {
	t, err := terminal.Open(terminal.Options{})
	if err != nil {
		fmt.Println("ERR", err)
		os.Exit(1)
	}
	w, h := t.Size()
	fmt.Fprintf(t, "size %dx%d\r\n", w, h)
	in := make(chan []byte)
	go func() {
		for {
			b := make([]byte, 4096)
			n, err := t.Read(b)
			if err != nil {
				fmt.Fprintf(os.Stderr, "read: %v\n", err)
				close(in)
				return
			}
			in <- b[:n]
		}
	}()
	var d terminal.Decoder
	for {
		var timer <-chan time.Time
		if at, ok := d.Deadline(); ok {
			timer = time.After(time.Until(at))
		}
		var ev []terminal.Event
		select {
		case b, ok := <-in:
			if !ok {
				r := t.Restore()
				fmt.Fprintf(os.Stderr, "restored %v\n", r)
				return
			}
			ev = d.Feed(nil, b, time.Now())
		case now := <-timer:
			ev = d.Expire(nil, now)
		case <-t.Resized():
			w, h := t.Size()
			fmt.Fprintf(t, "resized %dx%d\r\n", w, h)
		}
		for _, e := range ev {
			fmt.Fprintf(t, "<%d %s %q>", e.Kind, e.Chord, e.Text)
			switch e.Chord.String() {
			case "q":
				r := t.Restore()
				fmt.Println("restored", r)
				return
			case "s":
				fmt.Println("susp", t.Suspend())
				fmt.Println("PLAIN")
				time.Sleep(200 * time.Millisecond)
				fmt.Println("res", t.Resume())
			case "b":
				go func() { time.Sleep(500 * time.Millisecond); s := time.Now(); r := t.Restore(); fmt.Fprintln(os.Stderr, "cut", time.Since(s), r); os.Exit(3) }()
				_, err := t.Write([]byte(strings.Repeat("x", 1<<20)))
				fmt.Fprintln(os.Stderr, "write returned", err)
				time.Sleep(3 * time.Second)
			}
		}
	}
}
