package main

import (
	"strconv"
	"time"

	"limoni/widgets"
)

// requests are what a web server logs, over and over.
var requests = []widgets.LogLine{
	{Level: widgets.LogInfo, Text: "GET / 200 in 2 ms"},
	{Level: widgets.LogInfo, Text: "GET /lemons 200 in 14 ms"},
	{Level: widgets.LogDebug, Text: "cache holds 812 of 1024 pages"},
	{Level: widgets.LogInfo, Text: "POST /orders 201 in 31 ms"},
	{Level: widgets.LogWarning, Text: "slow query: 1.2 s in orders by customer"},
	{Level: widgets.LogInfo, Text: "GET /lemons/meyer 304 in 1 ms"},
	{Level: widgets.LogError, Text: "POST /orders 500: the database is locked"},
}

// serve logs the next request.
func (p *trees) serve() {
	line := requests[p.request%len(requests)]
	at := time.Date(2026, 4, 1, 9, 30, 0, 0, time.UTC).Add(time.Duration(p.request) * 7 * time.Second)
	line.Time = at.Format(time.TimeOnly)
	p.request++
	p.log.Append(line)
}

// line is the text of the line of the log with that number, "" where it is gone.
func (p *trees) line(number string) string {
	n, err := strconv.Atoi(number)
	if i := n - p.log.First(); err == nil && i >= 0 && i < p.log.Len() {
		return p.log.Line(i).Text
	}
	return ""
}
