//go:build linux || darwin || freebsd

package realapp

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"limoni/automation"
	"limoni/internal/pty"
	"limoni/internal/vt"
)

const (
	frameRounds = 31
	frameRun    = 2000 // frames of one round
)

// BenchmarkFrameOfADebugBuild paints the same frames in an ordinary build, in a
// debug build whose socket nobody connects to, and in one with a client that is
// subscribed to every frame, each in a terminal of its own and one after the
// other in each of 31 rounds. It reports the medians of the ratios to the
// ordinary build of the same round.
//
//	go test ./internal/realapp -run '^$' -bench FrameOfADebugBuild -benchtime 1x
func BenchmarkFrameOfADebugBuild(b *testing.B) {
	ordinary, alone, watched := startFrames(b, ordinaryApp, ""), startFrames(b, taggedApp, ""), startFrames(b, taggedApp, "watched")
	events := watched.subscribe()
	for range 3 { // what is slow the first time
		for _, p := range []*framePainter{ordinary, alone, watched} {
			p.round()
		}
	}
	b.ResetTimer()
	for range b.N {
		var toAlone, toWatched, frames []float64
		for range frameRounds {
			base := ordinary.round()
			frames = append(frames, base)
			toAlone, toWatched = append(toAlone, alone.round()/base), append(toWatched, watched.round()/base)
		}
		b.ReportMetric(median(frames), "ns/frame")
		b.ReportMetric(median(toAlone), "ratio-no-client")
		b.ReportMetric(median(toWatched), "ratio-subscriber")
	}
	b.StopTimer()
	if seen, lost := events(); seen == 0 {
		b.Error("the subscriber saw nothing")
	} else {
		b.Logf("the subscriber saw %d frames and was told of %d that were lost", seen, lost)
	}
}

// framePainter is a testapp that measures its frames.
type framePainter struct {
	*pty.Console
	b      *testing.B
	socket string
	runs   int
}

func startFrames(b *testing.B, p *program, name string) *framePainter {
	b.Helper()
	dir, err := os.MkdirTemp("", "l")
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { os.RemoveAll(dir) })
	painter := &framePainter{b: b, socket: filepath.Join(dir, "s")}
	cmd := p.command(b, "-frames", strconv.Itoa(frameRun))
	cmd.Env = environment(how{dir: dir})
	if p == taggedApp {
		cmd.Env = append(cmd.Env, "LIMONI_AUTOMATION_SOCKET="+painter.socket, "LIMONI_AUTOMATION_ALLOW=screen,values")
	}
	if painter.Console, err = pty.StartConsole(cmd, 120, 40); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { painter.Close() })
	painter.await("runs=0.")
	return painter
}

// await returns the row that has the text.
func (p *framePainter) await(text string) (row string) {
	p.b.Helper()
	ctx, cancel := context.WithTimeout(p.b.Context(), patience)
	defer cancel()
	err := p.WaitFor(ctx, func(s *vt.Screen) bool {
		row = s.Row(0)
		return strings.Contains(row, text)
	})
	if err != nil {
		p.b.Fatalf("waiting for %q: %v\n%s", text, err, p.Screen())
	}
	return row
}

// round is one run of frames; it returns nanoseconds a frame.
func (p *framePainter) round() float64 {
	p.b.Helper()
	p.runs++
	if _, err := p.Write([]byte("b")); err != nil {
		p.b.Fatal(err)
	}
	row := p.await(fmt.Sprintf("runs=%d.", p.runs))
	_, rest, _ := strings.Cut(row, "ns=")
	ns, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
	if err != nil {
		p.b.Fatal(err)
	}
	return ns
}

// subscribe connects a client that is told of every frame, and returns how to
// ask what it was told.
func (p *framePainter) subscribe() (told func() (seen, lost uint64)) {
	p.b.Helper()
	client, err := automation.Dial(p.b.Context(), p.socket)
	if err != nil {
		p.b.Fatal(err)
	}
	feed, err := client.Subscribe(p.b.Context(), automation.Subscription{})
	if err != nil {
		p.b.Fatal(err)
	}
	var seen, lost uint64
	done := make(chan struct{})
	go func() {
		defer close(done)
		for {
			e, err := feed.Next(context.Background())
			if err != nil {
				return
			}
			seen, lost = seen+1, lost+e.Lost
		}
	}()
	return func() (uint64, uint64) {
		client.Close()
		<-done
		return seen, lost
	}
}

func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}
