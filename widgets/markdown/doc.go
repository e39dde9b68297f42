// Package markdown shows Markdown: CommonMark with GitHub's tables, task lists,
// strikethrough and bare links, as cells and as a tree of headings, texts,
// lists, tables and links.
//
//	markdown.View{ID: "answer", Label: "Answer", Source: &a.answer}.Draw(f, area)
//
// It is a package of its own, since it brings a parser with it (goldmark, 1.7 MB)
// that an app without Markdown should not pay for. Colours for code come from a
// [Highlighter]; limoni/widgets/code has one.
//
// # What it looks like
//
//	# Title                      the marks of a heading stay, so that its level is seen
//
//	Some **strong** words and    strong, emphasised and struck words have the terminal's
//	`code`, wrapped by words.    attributes; code keeps its marks
//
//	• An item                    a numbered item has its number, a task its box
//	  [x] Done
//	│ A quotation
//
//	Name  │ Size                 columns shrink and wrap where they do not fit; where not
//	──────┼─────                 even that is possible, each row is a list of "Name: value"
//	a.txt │   12
//
// HTML is shown as the text it is, and never interpreted.
//
// # Links
//
// A link is a node with its destination as its value. Where the destination is
// http, https or mailto, the terminal gets it too (OSC 8). One without a scheme
// ("guide.md", "#usage") is for the app alone. A link of any other scheme, such
// as file or javascript, is drawn as plain text and is none: the source may come
// from a stranger or a model, and nobody is to open what it made up.
//
// # Text that grows
//
// While a model writes, Source grows. Then only its end is parsed again: from
// the beginning of the last block that can still change. [View.Streaming] makes
// what is unfinished there look like what it is about to be.
package markdown
