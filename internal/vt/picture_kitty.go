package vt

import (
	"encoding/base64"
	"slices"
	"strconv"
	"strings"
)

// incoming is a picture of which more is to come.
type incoming struct {
	open bool
	id   int
	data []byte
}

// applicationCommand is an APC, of which kitty's graphics are known: keys and values, and after a semicolon base64.
func (s *Screen) applicationCommand(q *sequence) {
	control, payload, _ := strings.Cut(string(q.data), ";")
	keys, graphics := strings.CutPrefix(control, "G")
	if string(q.function) != "_" || !graphics || s.lacks(q, "G") || !s.graphics(parseKeys(keys), payload) {
		s.misunderstand(q)
	}
}

func parseKeys(text string) map[string]string {
	keys := map[string]string{}
	for pair := range strings.SplitSeq(text, ",") {
		k, v, _ := strings.Cut(pair, "=")
		keys[k] = v
	}
	return keys
}

// keyNumber is a value as a number of at most 2^31, and what it is where it was left out.
func keyNumber(keys map[string]string, key string, omitted int) int {
	v, said := keys[key]
	if n, err := strconv.ParseUint(v, 10, 31); err == nil {
		return int(n)
	}
	if said {
		return -1
	}
	return omitted
}

// graphics obeys a command and reports whether it understood it.
func (s *Screen) graphics(keys map[string]string, payload string) bool {
	data, err := base64.StdEncoding.DecodeString(payload)
	id := keyNumber(keys, "i", 0)
	if err != nil || id < 0 {
		return false
	}
	if s.pictures.incoming.open && keys["a"] == "" {
		return s.receive(keys, data)
	}
	switch keys["a"] {
	case "q":
		if s.Graphics {
			s.reply("\x1b_Gi=%d;OK\x1b\\", id)
		}
		return true
	case "t":
		s.pictures.incoming = incoming{open: true, id: id}
		return id > 0 && s.receive(keys, data)
	case "p":
		return s.placePicture(id, keys)
	case "d":
		return s.deletePictures(id, keys["d"])
	}
	return false
}

// receive takes a chunk; the last one makes the picture.
func (s *Screen) receive(keys map[string]string, data []byte) bool {
	t := &s.pictures
	if len(t.incoming.data)+len(data)+t.held > maxPictureBytes || len(t.stored) == maxPictures {
		t.incoming = incoming{}
		return false
	}
	t.incoming.data = append(t.incoming.data, data...)
	if keys["m"] == "1" {
		return true
	}
	if t.stored == nil {
		t.stored = map[int]Picture{}
	}
	id := t.incoming.id
	s.deletePictures(id, "I")
	t.stored[id] = Picture{Protocol: "kitty", ID: id, Data: t.incoming.data}
	t.held += len(t.incoming.data)
	t.incoming = incoming{}
	return true
}

// placePicture shows a picture at the cursor. The same placement again moves it.
func (s *Screen) placePicture(id int, keys map[string]string) bool {
	p, known := s.pictures.stored[id]
	p.X, p.Y, p.Columns, p.Rows = s.x, s.y, keyNumber(keys, "c", 0), keyNumber(keys, "r", 0)
	if !known || p.Columns <= 0 || p.Rows <= 0 || p.Columns > maxParam || p.Rows > maxParam {
		return false
	}
	p.Cells = p.Columns * p.Rows
	for i, key := range []string{"x", "y", "w", "h"} {
		p.Part[i] = keyNumber(keys, key, 0)
	}
	n := keyNumber(keys, "p", 0)
	list := &s.pictures.placed[s.active()]
	*list = slices.DeleteFunc(*list, func(o placed) bool { return o.picture == id && o.placement == n })
	if len(*list) == maxPictures {
		return false
	}
	*list = append(*list, placed{id, n, p})
	if keys["C"] != "1" {
		s.closeCluster()
		for range min(p.Rows, s.h) {
			s.lineFeed()
		}
		s.moveTo(s.x+p.Columns, s.y)
	}
	return true
}

// deletePictures takes pictures off both buffers: one, or all. With a capital letter they are not kept either.
func (s *Screen) deletePictures(id int, what string) bool {
	all := what == "a" || what == "A" || what == ""
	if !all && what != "i" && what != "I" {
		return false
	}
	for i := range s.pictures.placed {
		s.pictures.placed[i] = slices.DeleteFunc(s.pictures.placed[i], func(p placed) bool { return all || p.picture == id })
	}
	if what != "A" && what != "I" {
		return true
	}
	for n, p := range s.pictures.stored {
		if all || n == id {
			s.pictures.held -= len(p.Data)
			delete(s.pictures.stored, n)
		}
	}
	return true
}
