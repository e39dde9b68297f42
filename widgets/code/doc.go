// Package code shows source code in colours, line by line, however long it is.
//
//	code.View{ID: "source", Label: "main.go", Source: &a.text, Language: "main.go", LineNumbers: true}.Draw(f, area)
//
//	1 package main
//	2
//	3 func main() {
//	4     println("hello")
//	5 }
//
// It is a package of its own, since it brings the lexers of chroma with it,
// which an app that shows no code should not pay for: 4.6 MB, and some tens of
// milliseconds when the program starts.
//
// # What it costs
//
// A frame costs the lines in view. Where lines begin is looked for once for a
// text, and for what is appended to it later. Colours are made from the top as
// far as the view reaches, at most 16 KiB a frame: who jumps far down a long
// file sees it plain for a moment. Beyond the first 256 KiB a text stays plain
// (32 KiB for the few languages that consist of several, such as HTML with PHP,
// which can only be read in one go). A language that is not known is plain.
package code
