package main

import (
	"bufio"
	"encoding/json"
	"net"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// peer stands in for an app. It answers each operation with the text given for
// it, in which ID stands for the request's id; an empty one breaks the
// connection, "silent" gives no answer.
type peer struct {
	mu  sync.Mutex
	ops []string
	// asked is told once of an operation that gets no answer.
	asked chan struct{}
}

const (
	hello1   = `{"id":ID,"result":{"protocol":{"min":1,"max":1},"app":{"name":"peer","version":""},"pid":1,"width":9,"height":1,"policy":{}}}`
	hello2   = `{"id":ID,"result":{"protocol":{"min":2,"max":2},"app":{"name":"peer","version":""},"pid":1,"width":9,"height":1,"policy":{}}}`
	noNodes  = `{"id":ID,"result":{"frame":1,"width":9,"height":1,"idle":true,"cursor":{"x":0,"y":0,"visible":false},"nodes":[]}}`
	closing  = `{"event":"closing"}`
	handled  = `{"id":ID,"result":{"verdict":"handled","frame":2}}`
	silent   = "silent"
	torn     = ""
	alien    = `{"id":ID,"result":"something else"}`
	dropped8 = `{"id":ID,"result":{"verdict":"dropped","frame":1}}`
)

func standIn(t *testing.T, answers map[string]string) (terminal, *peer) {
	t.Helper()
	path := filepath.Join(private(t), "s")
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	p := &peer{asked: make(chan struct{}, 1)}
	var serving sync.WaitGroup
	t.Cleanup(func() { l.Close(); serving.Wait() })
	serving.Add(1)
	go func() {
		defer serving.Done()
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			serving.Add(1)
			go func() { defer serving.Done(); p.serve(conn, answers) }()
		}
	}()
	return terminal{t: t, socket: path}, p
}

func (p *peer) serve(conn net.Conn, answers map[string]string) {
	defer conn.Close()
	for in := bufio.NewScanner(conn); in.Scan(); {
		var req struct {
			ID json.RawMessage
			Op string
		}
		if json.Unmarshal(in.Bytes(), &req) != nil {
			return
		}
		p.mu.Lock()
		p.ops = append(p.ops, req.Op)
		p.mu.Unlock()
		switch answer := answers[req.Op]; answer {
		case silent:
			select {
			case p.asked <- struct{}{}:
			default:
			}
		case torn:
			return
		default:
			conn.Write([]byte(strings.Replace(answer, "ID", string(req.ID), 1) + "\n"))
		}
	}
}

// was reports whether it was asked to do that.
func (p *peer) was(op string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, o := range p.ops {
		if o == op {
			return true
		}
	}
	return false
}
