package vt

import (
	"fmt"
	"strings"
	"testing"
)

// shown is the pictures in short.
func shown(s *Screen) string {
	var b strings.Builder
	for _, p := range s.Pictures() {
		fmt.Fprintf(&b, "%s %d at %d,%d %dx%d %d cells %v %q\n", p.Protocol, p.ID, p.X, p.Y, p.Columns, p.Rows, p.Cells, p.Part, p.Data)
	}
	return b.String()
}

func wantShown(t *testing.T, s *Screen, want string) {
	t.Helper()
	if got := shown(s); got != want {
		t.Errorf("the pictures are\n%swant\n%s", got, want)
	}
	if u := s.Unknown(); len(u) > 0 {
		t.Errorf("not understood is %v", u)
	}
}

func TestKittyPictures(t *testing.T) {
	s := New(20, 6)
	s.Graphics = true
	var answers []string
	s.Reply = func(b []byte) { answers = append(answers, string(b)) }
	fmt.Fprint(s, "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\")
	if len(answers) != 1 || answers[0] != "\x1b_Gi=31;OK\x1b\\" {
		t.Errorf("the answers are %q", answers)
	}
	fmt.Fprint(s, "\x1b_Ga=t,f=100,q=2,i=7,m=1;YWJj\x1b\\\x1b_Gq=2,m=0;ZGVm\x1b\\")
	wantShown(t, s, "")
	fmt.Fprint(s, "\x1b[2;3H\x1b_Ga=p,i=7,p=1,c=4,r=2,C=1\x1b\\x")
	wantShown(t, s, "kitty 7 at 2,1 4x2 8 cells [0 0 0 0] \"abcdef\"\n")
	if s.Row(1) != "  x"+strings.Repeat(" ", 17) {
		t.Errorf("the cursor moved: %q", s.Row(1))
	}
	fmt.Fprint(s, "\x1b[1;1H\x1b_Ga=p,i=7,p=1,c=2,r=2,x=8,y=0,w=8,h=16,C=1\x1b\\") // moves it
	wantShown(t, s, "kitty 7 at 0,0 2x2 4 cells [8 0 8 16] \"abcdef\"\n")
	fmt.Fprint(s, "\x1b[2S")
	wantShown(t, s, "")
	fmt.Fprint(s, "\x1b[6;1H\x1b_Ga=p,i=7,c=2,r=3\x1b\\") // without C=1 the last row scrolls
	wantShown(t, s, "kitty 7 at 0,2 2x3 6 cells [0 0 0 0] \"abcdef\"\n")
	fmt.Fprint(s, "\x1b_Ga=d,d=i,i=7\x1b\\")
	if wantShown(t, s, ""); s.StoredPictures() != 1 {
		t.Error("a small letter deleted the pixels")
	}
	fmt.Fprint(s, "\x1b_Ga=d,d=I,i=7\x1b\\")
	if s.StoredPictures() != 0 || s.pictures.held != 0 {
		t.Error("a capital letter kept the pixels")
	}
}

func TestPicturesInCells(t *testing.T) {
	for name, picture := range map[string]string{
		"iterm2": "\x1b]1337;File=inline=1;width=3;height=2;preserveAspectRatio=0;doNotMoveCursor=1:YQ==\a",
		"sixel":  "\x1bP0;1;0q\"1;1;24;32#0;2;0;0;0#0!24~-!24~-!24~-!24~-!24~-!24B\x1b\\",
	} {
		t.Run(name, func(t *testing.T) {
			s := New(10, 4)
			fmt.Fprint(s, "abcdefgh\x1b[1;2H\x1b7"+picture+"\x1b8x")
			p := s.Pictures()
			if len(p) != 1 || p[0].Protocol != name || p[0].X != 1 || p[0].Columns != 3 || p[0].Rows != 2 || p[0].Cells != 5 {
				t.Fatalf("the pictures are %s", shown(s))
			}
			if s.Row(0) != "ax  efgh  " {
				t.Errorf("the row is %q", s.Row(0))
			}
			fmt.Fprint(s, "\x1b[2;1H\x1b[K")
			if p := s.Pictures(); len(p) != 1 || p[0].X != 2 || p[0].Rows != 1 || p[0].Cells != 2 {
				t.Errorf("after erasing a row the pictures are %s", shown(s))
			}
			fmt.Fprint(s, "\x1b[2J")
			wantShown(t, s, "")
		})
	}
}

// Sixels that reach the last row scroll the screen, and the cursor goes below them.
func TestSixelsScroll(t *testing.T) {
	s := New(10, 3)
	fmt.Fprint(s, "top\x1b[2;1H\x1bPq\"1;1;8;32#0~-~-~-~-~-B\x1b\\")
	if x, y, _ := s.Cursor(); x != 0 || y != 2 || s.Row(0) != strings.Repeat(" ", 10) {
		t.Errorf("the cursor is at %d,%d below\n%s", x, y, s)
	}
	if p := s.Pictures(); len(p) != 1 || p[0].Y != 0 || p[0].Rows != 2 {
		t.Errorf("the pictures are %s", shown(s))
	}
}

func TestWhatIsNoPictureIsUnknown(t *testing.T) {
	for _, text := range []string{
		"\x1b_Ga=p,i=1,c=1,r=1\x1b\\", "\x1b_Ga=t,i=0;YQ==\x1b\\", "\x1b_Ga=t,i=1;?\x1b\\", "\x1b_Ga=x\x1b\\", "\x1b_Gm=0;YQ==\x1b\\",
		"\x1b^Ga=q,i=1\x1b\\", "\x1b_other\x1b\\", "\x1b]1337;File=inline=1;width=1:YQ==\a", "\x1b]1337;SetMark\a",
		"\x1b]1337;File=inline=1;width=99999999999;height=1:YQ==\a",
	} {
		s := New(10, 3)
		fmt.Fprint(s, text)
		if len(s.Unknown()) != 1 || len(s.Pictures()) != 0 {
			t.Errorf("%q: unknown is %v, pictures are %s", text, s.Unknown(), shown(s))
		}
	}
}
