package limoni

// QueueRead queues the bytes of one read without running the loop, so that a
// test can put something else into the same batch.
func (a *App) QueueRead(data string) {
	a.queue.put(queued{read: []byte(data), frame: a.onScreen.Load()})
}

// RunQueued runs what was queued as one batch.
func (a *App) RunQueued() { a.runHere() }
