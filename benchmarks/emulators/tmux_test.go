package emulators

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"limoni/internal/screen"
	"limoni/internal/text"
)

// tmux is a tmux server with one pane, in which this test binary plays what it is sent.
type tmux struct {
	t       *testing.T
	socket  string
	player  net.Conn
	answers *bufio.Reader
	size    image.Point
	widths  map[string]int
	// sticks says that without wrapping a combining mark in the last column joins the character before that: tmux
	// counts from where its cursor is, which then is on that column instead of behind it. tmux 3.3 does so.
	sticks bool
}

// patience is how long tmux may take for one step before the test gives up.
const patience = 20 * time.Second

func startTmux(t *testing.T, size image.Point) *tmux {
	t.Helper()
	if _, err := exec.LookPath("tmux"); err != nil {
		t.Skip("tmux is not installed: what it would show is not checked")
	}
	dir, err := os.MkdirTemp("", "tmux") // short: the path of a socket has at most 104 bytes
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	listener, err := net.Listen("unix", filepath.Join(dir, "player"))
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	m := &tmux{t: t, socket: filepath.Join(dir, "server"), size: size}
	t.Cleanup(func() { exec.Command("tmux", "-S", m.socket, "kill-server").Run() })
	m.command("-u", "-f", os.DevNull, "new-session", "-d", "-x", strconv.Itoa(size.X), "-y", strconv.Itoa(size.Y+1),
		"stty raw -echo; "+playerSocket+"='"+listener.Addr().String()+"' exec '"+self+"'")
	m.command("set-option", "-g", "status", "off")
	m.command("set-option", "-g", "window-size", "manual")
	m.Resize(size)
	listener.(*net.UnixListener).SetDeadline(time.Now().Add(patience))
	if m.player, err = listener.Accept(); err != nil {
		t.Fatalf("the player does not start in tmux: %v", err)
	}
	t.Cleanup(func() { m.player.Close() })
	m.answers = bufio.NewReader(m.player)
	m.measure()
	return m
}

// spares are the cells that tmux shows otherwise than they are drawn.
func (m *tmux) spares(drawn *screen.Buffer, x, y int) bool {
	if !slices.Contains(plainClusters, drawn.Text(x, y)) {
		return true
	}
	last := drawn.Bounds.Max.X - 1
	return m.sticks && x+text.Width(drawn.Text(x, y)) >= last && utf8.RuneCountInString(drawn.Text(last, y)) > 1
}

func (m *tmux) command(arguments ...string) string {
	m.t.Helper()
	c := exec.Command("tmux", append([]string{"-S", m.socket}, arguments...)...)
	c.Env = append(os.Environ(), "LC_ALL=C.UTF-8", "TMUX=")
	out, err := c.CombinedOutput()
	if err != nil {
		m.t.Fatalf("tmux %s: %v: %s", arguments, err, out)
	}
	return string(out)
}

// Write has the player write a frame and waits until tmux has read it.
func (m *tmux) Write(frame []byte) (int, error) {
	_, _, err := m.show(frame)
	return len(frame), err
}

// show is Write that says where the cursor is then, counted from 1.
func (m *tmux) show(frame []byte) (row, column int, err error) {
	m.player.SetDeadline(time.Now().Add(patience))
	if err := binary.Write(m.player, binary.BigEndian, uint32(len(frame))); err != nil {
		return 0, 0, err
	}
	if _, err := m.player.Write(frame); err != nil {
		return 0, 0, err
	}
	answer, err := m.answers.ReadString('R')
	if err != nil {
		return 0, 0, err
	}
	_, err = fmt.Sscanf(answer, "\x1b[%d;%dR", &row, &column)
	return row, column, err
}

func (m *tmux) Resize(size image.Point) {
	m.t.Helper()
	m.size = size
	m.command("resize-window", "-x", strconv.Itoa(size.X), "-y", strconv.Itoa(size.Y))
}

// The authors that draw for tmux, and how many frames: each of them takes a process.
var tmuxSeeds = []uint64{4, 162}

const tmuxFrames = 40

func TestRandomFramesInTmux(t *testing.T) {
	for name, capabilities := range capabilitySets() {
		if strings.HasPrefix(name, "all but") || slices.Contains([]string{"only Links", "only Reflow", "only Sync"}, name) {
			continue // to save time: these three change nothing that tmux shows
		}
		t.Run(name, func(t *testing.T) {
			m := startTmux(t, image.Pt(24, 8))
			for _, seed := range tmuxSeeds {
				p := player{author: newAuthor(seed, plain), terminal: m, linkless: true, spared: m.spares}
				p.encoder.Capabilities = capabilities
				p.play(t, tmuxFrames)
			}
		})
	}
}

// After a character outside ASCII tmux does nothing for REP, and x/vt repeats the last one of ASCII: that is why an app
// measures it and why the encoder keeps the two apart.
func TestNeitherRepeatsWhatIsNotASCII(t *testing.T) {
	const line = "\x1b[H\x1b[2Jx\u2500\x1b[2b|"
	e := newXVT()
	e.Write([]byte(line))
	if got := e.cell(2, 0).text; got != "x" {
		t.Errorf("x/vt repeats %q: if it is right now, let it have RepeatAny", got)
	}
	m := startTmux(t, image.Pt(24, 8))
	if _, column, err := m.show([]byte(line)); err != nil || column != 4 {
		t.Errorf("in tmux the cursor is in column %d, %v, and was in column 4: if it repeats now, let it have RepeatAny", column, err)
	}
}

// tmux counts most clusters otherwise than Unicode has it, but wherever it shows them, everything else is in place.
func TestClustersInTmux(t *testing.T) {
	m := startTmux(t, image.Pt(24, 8))
	p := player{author: newAuthor(8, slices.Concat(clusters, plain)), terminal: m, linkless: true, spared: m.spares}
	p.play(t, 100)
}

// plainClusters are those that every terminal counts alike.
var plainClusters = func() []string {
	known := []string{" "}
	for rest := strings.Join(plain, "") + "word"; rest != ""; {
		var cluster string
		cluster, rest, _ = text.Next(rest)
		known = append(known, cluster)
	}
	return known
}()
