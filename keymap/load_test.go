package keymap

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"
)

// editor is commands of several scopes.
func editor() *Keymap {
	return &Keymap{Commands: []Command{
		{ID: "save", Title: "Save", Keys: []string{"ctrl+s"}},
		{ID: "quit", Title: "Quit", Keys: []string{"ctrl+q", "f10"}, Global: true},
		{ID: "cut", Title: "Cut line", Description: "the whole\nline", Keys: []string{"ctrl+k"}, Scope: "editor"},
		{ID: "kill", Title: "Kill process", Keys: []string{"ctrl+k"}, Scope: "list"},
		{ID: "sync"},
	}}
}

// bound is all keys on one line.
func bound(k *Keymap) string {
	var out []string
	for _, c := range k.Commands {
		out = append(out, c.ID+"="+strings.Join(k.Keys(c.ID), ","))
	}
	return strings.Join(out, " ")
}

const unchanged = "save=ctrl+s quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync="

func TestLoad(t *testing.T) {
	for _, c := range []struct{ name, file, bound, err string }{
		{"nothing", "", unchanged, ""},
		{"blank lines and comments", "\n \t\r\n# save = f2\n   # quit =\n", unchanged, ""},
		{"keys", "save = f2, CTRL+W , alt+x", "save=f2,ctrl+w,alt+x quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync=", ""},
		{"tight", "save=f2,f3\r\nsync=ctrl+y", "save=f2,f3 quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync=ctrl+y", ""},
		{"no key", "quit =\nsave =   # none", "save= quit= cut=ctrl+k kill=ctrl+k sync=", ""},
		{"a byte order mark", "\ufeffsave = f2", "save=f2 quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync=", ""},
		{"one key twice", "save = f2, F2, f2", "save=f2 quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync=", ""},
		{"comma, number sign, quote, equals, backslash, plus", `save = "ctrl+,", ",", "#", "\"", ctrl+", ctrl+=, =, ctrl+#, \, +, ctrl++ , "f2"# and so on`,
			`save=ctrl+,,,,#,",ctrl+",ctrl+=,=,ctrl+#,\,+,ctrl++,f2 quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync=`, ""},
		{"keys change places", "save = ctrl+q\nquit = ctrl+s", "save=ctrl+q quit=ctrl+s cut=ctrl+k kill=ctrl+k sync=", ""},
		{"other scopes may share", "kill = f2\ncut = f2", "save=ctrl+s quit=ctrl+q,f10 cut=f2 kill=f2 sync=", ""},
		{"wrong lines, and a right one", "sav = f2\n\nsave\n= f2\nsave = ctrl-s\nsync = ctrl+y\nsync = f2\nkill = f5,\ncut = ctrl+,\nquit = f1 f2\nkill = \"f2\n",
			"save=ctrl+s quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync=ctrl+y", `keymap: line 1: there is no command "sav"; did you mean "save"?
keymap: line 3: there is no "="; write for example "save = ctrl+s", or "save =" for no key
keymap: line 4: no command stands before the "="; write for example "save = ctrl+s"
keymap: line 5: "save": not a key: "ctrl-s": "ctrl-s" is no key: a key is one character or a name such as enter, esc, up, pageup or f1 to f24; write for example "ctrl+s", "shift+tab", "f5" or "Q"
keymap: line 7: "sync" has its keys in line 6 already; write all of them there
keymap: line 8: "kill": no key follows the comma; write one, or take the comma away
keymap: line 9: "cut": no key stands before a comma; the key ctrl+, is written in quotes, as "ctrl+,"
keymap: line 10: "quit": two keys stand side by side; put a comma between them
keymap: line 11: "kill": a quote is not closed; the key " itself is written "\""`},
		{"a comma alone", "save = , f2", unchanged, `keymap: line 1: "save": no key stands before a comma; the key , is written in quotes, as ","`},
		{"nothing like it", "launch = f2", unchanged, `keymap: line 1: there is no command "launch"`},
		{"the key of another", "save = ctrl+q", unchanged, `keymap: line 1: "save": "ctrl+q" is already a key of "quit"; take another one, or give "quit" another one first`},
		{"of two lines the later is wrong", "sync = f2\nsave = f2", "save=ctrl+s quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync=f2",
			`keymap: line 2: "save": "f2" is already a key of "sync"; take another one, or give "sync" another one first`},
		{"a scope and no scope", "sync = ctrl+k", unchanged, `keymap: line 1: "sync": "ctrl+k" is already a key of "cut"; take another one, or give "cut" another one first`},
		{"a scope and a global one", "cut = f10", unchanged, `keymap: line 1: "cut": "f10" is already a key of "quit"; take another one, or give "quit" another one first`},
		{"what falls back takes its key from another line", "save = ctrl+q\nquit = nokey\nsync = ctrl+s\n", unchanged, `keymap: line 1: "save": "ctrl+q" is already a key of "quit"; take another one, or give "quit" another one first
keymap: line 2: "quit": not a key: "nokey": "nokey" is no key: a key is one character or a name such as enter, esc, up, pageup or f1 to f24; write for example "ctrl+s", "shift+tab", "f5" or "Q"
keymap: line 3: "sync": "ctrl+s" is already a key of "save"; take another one, or give "save" another one first`},
	} {
		k := editor()
		err := k.Load(strings.NewReader(c.file))
		if got := text(err); got != c.err {
			t.Errorf("%s: the error is\n%s\nwant\n%s", c.name, got, c.err)
		}
		if got := bound(k); got != c.bound {
			t.Errorf("%s: bound are\n%s\nwant\n%s", c.name, got, c.bound)
		}
	}
}

func text(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// Each file stands for itself: what an earlier one said is gone.
func TestLoadStartsFromTheDefaults(t *testing.T) {
	k := editor()
	for _, file := range []string{"save = f2", "sync = f2"} {
		if err := k.Load(strings.NewReader(file)); err != nil {
			t.Error(err)
		}
	}
	if got := bound(k); got != "save=ctrl+s quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync=f2" {
		t.Error(got)
	}
}

func TestLoadFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "keys.conf")
	k := editor()
	if err := k.Bind("sync", "f2"); err != nil {
		t.Fatal(err)
	}
	if err := k.LoadFile(path); err != nil || bound(k) != unchanged {
		t.Errorf("without a file: %v, %s", err, bound(k))
	}
	if err := os.WriteFile(path, []byte("sync = f2\nsave = f11\n\nquitt = f9\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	err := k.LoadFile(path)
	var line *LineError
	if !errors.As(err, &line) || line.File != path || line.Line != 4 || err.Error() != path+`:4: there is no command "quitt"; did you mean "quit"?` {
		t.Errorf("%v", err)
	}
	if got := bound(k); got != "save=f11 quit=ctrl+q,f10 cut=ctrl+k kill=ctrl+k sync=f2" {
		t.Error(got)
	}
	if err := k.LoadFile(t.TempDir()); err == nil || !strings.HasPrefix(err.Error(), "keymap: read ") {
		t.Errorf("of a folder: %v", err)
	}
}

// What cannot be read changes nothing.
func TestLoadOfWhatCannotBeRead(t *testing.T) {
	k := editor()
	if err := k.Bind("sync", "f2"); err != nil {
		t.Fatal(err)
	}
	before := bound(k)
	for _, r := range []io.Reader{
		io.MultiReader(strings.NewReader("save = f3\n"), iotest.ErrReader(errors.New("the disk is gone"))),
		strings.NewReader("save = f3\n" + strings.Repeat("#", maxFile)),
	} {
		if err := k.Load(r); err == nil || bound(k) != before {
			t.Errorf("%v: %s", err, bound(k))
		}
	}
	many := strings.Repeat("nothing\n", 100_000)
	if err := k.Load(strings.NewReader(many)); strings.Count(err.Error(), "\n") != maxTold || !strings.HasSuffix(err.Error(), "\n99980 more lines are wrong") {
		t.Errorf("%.200s", err)
	}
}

func TestWriteTo(t *testing.T) {
	k := editor()
	if err := k.Bind("quit"); err != nil {
		t.Fatal(err)
	}
	if err := k.Bind("cut", "#", `"`, "ctrl+,", "f2", "\u00a0"); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	n, err := k.WriteTo(&b)
	if err != nil || int(n) != b.Len() {
		t.Errorf("%d of %d bytes, %v", n, b.Len(), err)
	}
	want := head + `
# Save
# save = ctrl+s

# Quit
# quit = ctrl+q, f10
quit =

# Cut line: the whole line (editor)
# cut = ctrl+k
cut = "#", "\"", "ctrl+,", f2, "\u00a0"

# Kill process (list)
# kill = ctrl+k

# sync
# sync =
`
	if b.String() != want {
		t.Errorf("written is\n%s\nwant\n%s", b.String(), want)
	}
	again := editor()
	if err := again.Load(&b); err != nil || bound(again) != bound(k) {
		t.Errorf("%v\n%s\n%s", err, bound(again), bound(k))
	}
	if _, err := k.WriteTo(full{}); !errors.Is(err, errFull) {
		t.Error(err)
	}
}

var errFull = errors.New("full")

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errFull }

// Whatever the file, no key is in conflict, and what is written is read as it
// was.
func FuzzLoad(f *testing.F) {
	for _, s := range []string{"save = f2, ctrl+w\nquit =", "save=\"ctrl+,\" #x", "quit=\"\\\"\", \\", "cut = ctrl+s\nsave = ctrl+k\nkill=ctrl+q", "\ufeffsync\x00=\xff", "sync = \u2028, \u00a0,\u202e"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, file string) {
		k := editor()
		err := k.Load(strings.NewReader(file))
		if c := k.Conflicts(); c != nil {
			t.Fatalf("%v", c)
		}
		if err != nil {
			var line *LineError
			if !errors.As(err, &line) || line.Line < 1 || line.Line > 1+strings.Count(file, "\n") || line.Reason == "" {
				t.Fatalf("%v", err)
			}
		}
		var b bytes.Buffer
		_, _ = k.WriteTo(&b)
		again := editor()
		if err := again.Load(&b); err != nil || bound(again) != bound(k) {
			t.Fatalf("%q: %v\n%s\n%s", file, err, bound(again), bound(k))
		}
	})
}
