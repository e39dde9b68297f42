package keymap

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"limoni"
)

const (
	// maxFile is the longest file, in bytes, that is read.
	maxFile = 1 << 20
	// maxTold is how many mistakes of a file are told.
	maxTold = 20
)

// LineError is what is wrong in one line of a file of keys.
type LineError struct {
	File   string // "" where it is not known
	Line   int    // the first is 1
	Reason string
}

// Error is as compilers write it, "keys.conf:3: there is no command …".
func (e *LineError) Error() string {
	if e.File == "" {
		return fmt.Sprintf("keymap: line %d: %s", e.Line, e.Reason)
	}
	return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Reason)
}

// Load reads the keys that the user has chosen: a line for each command that is
// to have others than its default keys.
//
//	# What follows is a comment.
//	save = ctrl+s, f2
//	quit =                   # no key at all
//	settings = "ctrl+,"      # a comma, and a leading # or ", in quotes
//
// Keys are named as for [limoni.ParseChord]. A command without a line has its
// default keys, also where it was bound to others before; so has one whose line
// is wrong: it names no command or no key, is there twice, or takes a key that
// another command has in the same scope. All other lines hold. The error joins
// a [LineError] for each that does not.
func (k *Keymap) Load(r io.Reader) error { return k.load("", r) }

// LoadFile is Load for a file. Where there is none, all commands have their
// default keys, and that is no error.
func (k *Keymap) LoadFile(path string) error {
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		k.Reset()
		return nil
	}
	if err != nil {
		return fmt.Errorf("keymap: %w", err)
	}
	defer func() { _ = file.Close() }()
	return k.load(path, file)
}

func (k *Keymap) load(name string, r io.Reader) error {
	text, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	switch {
	case err != nil:
		return fmt.Errorf("keymap: %w", err)
	case len(text) > maxFile:
		return fmt.Errorf("keymap: %s is longer than a megabyte; it is no file of keys", cmp.Or(name, "what was read"))
	}
	k.Reset()
	l := loading{k: k, file: name, line: make([]int, len(k.Commands)), keys: make([][]limoni.Chord, len(k.Commands))}
	for i := range k.bound {
		l.keys[i] = k.bound[i].keys
	}
	number := 0
	for line := range strings.SplitSeq(strings.TrimPrefix(string(text), "\ufeff"), "\n") {
		number++
		l.read(number, line)
	}
	l.resolve()
	for i := range k.bound {
		k.bound[i].bind(l.keys[i])
	}
	k.share()
	return l.err()
}

// loading is a file that is being read.
type loading struct {
	k     *Keymap
	file  string
	line  []int // of each command, 0 for none
	keys  [][]limoni.Chord
	wrong []*LineError
}

func (l *loading) complain(line int, format string, args ...any) {
	l.wrong = append(l.wrong, &LineError{l.file, line, fmt.Sprintf(format, args...)})
}

// read takes over one line.
func (l *loading) read(number int, line string) {
	id, value, err := parseLine(line)
	if err != nil {
		l.complain(number, "%v", err)
		return
	}
	if id == "" {
		return
	}
	i, known := l.k.index[id]
	chords, err := parseKeys(value)
	switch {
	case !known:
		l.complain(number, "%s", l.k.unknown(id))
	case err != nil:
		l.complain(number, "%q: %v", id, err)
	case l.line[i] > 0:
		l.complain(number, "%q has its keys in line %d already; write all of them there", id, l.line[i])
	default:
		l.line[i], l.keys[i] = number, chords
	}
}

// resolve gives up lines until no key is taken that another command has. Of two
// lines the later one is wrong. A command that loses its line has its default
// keys again, which another line may have taken: so it goes on.
func (l *loading) resolve() {
	for {
		i, j, c := l.conflict()
		if i < 0 {
			return
		}
		if l.line[j] > l.line[i] {
			i, j = j, i
		}
		l.complain(l.line[i], "%q: %s", l.k.Commands[i].ID, l.k.taken(c, j))
		l.line[i], l.keys[i] = 0, l.k.bound[i].defaults
	}
}

// conflict is a key of two commands of which one at least has a line, -1 for
// none.
func (l *loading) conflict() (i, j int, c limoni.Chord) {
	holders := map[limoni.Chord][]int{}
	for j, keys := range l.keys {
		for _, c := range keys {
			for _, i := range holders[c] {
				if l.line[i]+l.line[j] > 0 && l.k.overlap(i, j) {
					return i, j, c
				}
			}
			holders[c] = append(holders[c], j)
		}
	}
	return -1, -1, c
}

// err is what is wrong, in the order of the lines.
func (l *loading) err() error {
	slices.SortStableFunc(l.wrong, func(a, b *LineError) int { return a.Line - b.Line })
	var all []error
	for n, e := range l.wrong {
		if n == maxTold {
			all = append(all, fmt.Errorf("%d more lines are wrong", len(l.wrong)-n))
			break
		}
		all = append(all, e)
	}
	return errors.Join(all...)
}
