package widgets_test

import (
	"limoni"
	"limoni/widgets"
)

func ExampleLogView() {
	var log widgets.LogBuffer
	find := "disk"
	app := limoni.New(32, 4, func(f *limoni.Frame) {
		widgets.LogView{ID: "log", Label: "Server log", Lines: &log, MinLevel: widgets.LogInfo, Find: &find}.Draw(f, f.Area())
	})
	app.Post(func() {
		log.Append(widgets.LogLine{Time: "12:01", Level: widgets.LogInfo, Text: "listening"})
		log.Append(widgets.LogLine{Time: "12:02", Level: widgets.LogDebug, Text: "3 requests"})
		log.Append(widgets.LogLine{Time: "12:03", Level: widgets.LogWarning, Text: "\x1b[33mdisk almost full\x1b[m"})
	})
	show(app)
	// Output:
	// 12:01 INFO  listening
	// 12:03 WARN  disk almost full
	//
	// ▼ following, 1 match
	// log "Server log"="following, 1 match" [focused] #log actions="find-next, find-previous"
	//  list-item "listening"="12:01 INFO" [1/2] #0
	//  list-item "disk almost full"="12:03 WARN" [selected, 2/2] #2
}
