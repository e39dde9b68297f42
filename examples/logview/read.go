package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"time"
)

// known is what the app knows of the file when it looks at it again.
type known struct {
	file *os.File
	counts
	head []byte // its first bytes
	time time.Time
	lost bool // the last look failed
}

// headBytes is by how many of its first bytes a file is known again. One that
// was cut and has grown beyond its size since begins with others.
const headBytes = 256

// look looks at the file on a goroutine of its own: whether it is there and is
// still the same, and what came at its end. It brings that to the app piece by
// piece.
func (a *app) look(ctx context.Context, k known) {
	file, why, err := open(a.path, k)
	if err != nil {
		a.post(func() { a.lost(err) })
		return
	}
	if k.lost {
		a.post(func() { a.notice, a.failed = "", false })
	}
	if file != k.file || why != "" {
		k = known{file: file}
		if a.post(func() { a.begin(file, why) }) != nil {
			file.Close()
			return
		}
	}
	a.readOn(ctx, k)
}

// open opens the file where it is another than before, and says what happened.
func open(path string, k known) (file *os.File, why string, err error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, "", err
	case info.IsDir():
		return nil, "", &fs.PathError{Op: "open", Path: path, Err: errors.New("is a directory")}
	case !info.Mode().IsRegular():
		return nil, "", &fs.PathError{Op: "open", Path: path, Err: errors.New("is not a file that can be read twice")}
	case k.file == nil:
		file, err = os.Open(path)
		return file, "", err
	}
	before, err := k.file.Stat()
	if err != nil {
		return nil, "", err
	}
	switch {
	case !os.SameFile(before, info):
		file, err = os.Open(path)
		return file, "The file was replaced", err
	case info.Size() < k.size:
		return k.file, "The file was cut", nil
	case !info.ModTime().Equal(k.time) && !k.sameHead():
		return k.file, "The file was written anew", nil
	}
	return k.file, "", nil
}

func (k *known) sameHead() bool {
	head := make([]byte, len(k.head))
	n, _ := k.file.ReadAt(head, 0)
	return bytes.Equal(head[:n], k.head)
}

// readOn brings where lines begin behind what is known.
func (a *app) readOn(ctx context.Context, k known) {
	modified := time.Time{}
	if info, err := k.file.Stat(); err == nil {
		modified = info.ModTime()
	}
	buf := make([]byte, chunk)
	var marks []mark
	told, shown := k.size, time.Time{} // the first are shown at once
	for ctx.Err() == nil {
		n, err := k.file.ReadAt(buf, k.size)
		if len(k.head) < headBytes && k.size == int64(len(k.head)) {
			k.head = append(k.head[:len(k.head):len(k.head)], buf[:min(n, headBytes-len(k.head))]...)
		}
		marks = append(marks, k.take(buf[:n])...)
		if err == nil && time.Since(shown) < showEach {
			continue
		}
		found, counts, head := marks, k.counts, k.head
		marks = nil
		if (counts.size > told || !modified.Equal(k.time)) && a.post(func() { a.grown(found, counts, head, modified) }) != nil {
			return // what is lost with it is read by the next look
		}
		shown, told, k.time = time.Now(), k.size, modified
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			a.post(func() { a.lost(err) })
			return
		}
	}
}
