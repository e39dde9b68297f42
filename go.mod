module limoni

go 1.24.0

require (
	github.com/alecthomas/chroma/v2 v2.24.1
	github.com/clipperhouse/displaywidth v0.11.0
	github.com/clipperhouse/uax29/v2 v2.7.0
	github.com/gdamore/tcell/v2 v2.13.10
	github.com/yuin/goldmark v1.8.7
	golang.org/x/sys v0.38.0
)

require (
	github.com/dlclark/regexp2 v1.12.0 // indirect
	github.com/gdamore/encoding v1.0.1 // indirect
	github.com/lucasb-eyer/go-colorful v1.3.0 // indirect
	github.com/rivo/uniseg v0.4.7 // indirect
	golang.org/x/term v0.37.0 // indirect
	golang.org/x/text v0.31.0 // indirect
)
