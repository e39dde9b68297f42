package main

import (
	"fmt"
	"time"

	"limoni/accessibility"
	"limoni/automation"
)

// appChecks are those that need an app.
var appChecks = []string{"app", "protocol", "allow_input", "expose_screen", "expose_input_values", "allow_unverified_peers", "snapshot"}

// app asks the app. The failure is that it cannot be driven by this command.
func (d *doctor) app(s *session) *failure {
	if failed := s.connect(); failed != nil {
		d.note(appChecks[0], statusFail, failed.message, failed.hint)
		d.skip("the app does not answer", appChecks[1:]...)
		return failed
	}
	defer s.client.Close()
	d.greeting(s)
	foreign := s.foreign()
	if foreign != nil {
		d.note("protocol", statusFail, foreign.message, foreign.hint)
	} else {
		d.note("protocol", statusOK, fmt.Sprintf("the app speaks %s and this command %d", versions(s.info.MinProtocol, s.info.MaxProtocol), automation.Protocol), "")
	}
	d.policy(s.info.Policy)
	if failed := d.snapshot(s); foreign == nil {
		return failed
	}
	return foreign
}

func (d *doctor) greeting(s *session) {
	version := s.info.Version
	if version == "" {
		version = "of no version"
	}
	detail := fmt.Sprintf("%s %s, process %d, ", s.info.App, version, s.info.PID)
	if s.info.Width == 0 && s.info.Height == 0 {
		d.note("app", statusFail, detail+"its size is not known", "it did not answer within a second: its draw function may be stuck")
		return
	}
	d.note("app", statusOK, fmt.Sprintf("%s%d by %d cells", detail, s.info.Width, s.info.Height), "")
}

// policy says of each field what it opens, or hides.
func (d *doctor) policy(p automation.Policy) {
	d.field("allow_input", p.AllowInput, "inputs are taken", "inputs are refused", "input")
	d.field("expose_screen", p.ExposeScreen, "text that is read is shown: cells, rows, status, title", "cells, rows, status and title are hidden", "screen")
	d.field("expose_input_values", p.ExposeInputValues, "values that a user can change are shown", "values that a user can change are hidden", "values")
	detail := "only clients of the same user are let in"
	if p.AllowUnverifiedPeers {
		detail = "clients whose user the kernel cannot tell are let in"
	}
	d.note("allow_unverified_peers", statusOK, detail, "")
}

func (d *doctor) field(name string, open bool, yes, no, word string) {
	if open {
		d.note(name, statusOK, yes, "")
		return
	}
	d.note(name, statusSkip, no, "the app must set it, or be started with "+word+" in LIMONI_AUTOMATION_ALLOW")
}

// snapshot times one round trip.
func (d *doctor) snapshot(s *session) *failure {
	begun := time.Now()
	v, failed := s.read(accessibility.Part{})
	if failed != nil {
		d.note("snapshot", statusFail, failed.message, failed.hint)
		return failed
	}
	d.note("snapshot", statusOK, fmt.Sprintf("frame %d with %s came in %v", v.Frame, count(len(v.Tree.Nodes), "node", "nodes"), time.Since(begun).Round(10*time.Microsecond)), "")
	return nil
}
