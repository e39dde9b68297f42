package main

import (
	"encoding/json"
	"time"
)

// progressEvery is how often a client that asked for it hears that a call is
// still running. Hosts end calls that stay silent for long.
const progressEvery = 2 * time.Second

// reportProgress sends progress notifications until stop is called, where the
// request carries a progress token. After stop none is sent.
func (s *server) reportProgress(r request) (stop func()) {
	var meta map[string]json.RawMessage
	json.Unmarshal(r.params["_meta"], &meta)
	token := meta["progressToken"]
	if len(token) == 0 || !validID(token) {
		return func() {}
	}
	quit, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		s.tick(token, quit)
	}()
	return func() {
		close(quit)
		<-ended
	}
}

func (s *server) tick(token json.RawMessage, quit <-chan struct{}) {
	ticker := time.NewTicker(s.progressEvery)
	defer ticker.Stop()
	for n := 1; ; n++ {
		select {
		case <-quit:
			return
		case <-ticker.C:
			s.out.push(encodeLine(result{"jsonrpc": "2.0", "method": "notifications/progress",
				"params": result{"progressToken": token, "progress": n, "message": "still waiting"}}))
		}
	}
}
