// Package widgets is the catalogue: plain structs that draw themselves.
//
// A widget is a value with useful zero fields, drawn into an area, with the
// app's data by pointer; what happened to it comes back as a
// [limoni.Response]:
//
//	add := widgets.Button{ID: "add", Label: "Add task"}.Draw(f, area)
//	if add.Clicked() {
//		a.addTask()
//	}
//
// docs/widgets.md has a table with the keys, the mouse and the actions of each,
// and examples/gallery shows them all.
//
// # Text
//
// A line is a [Label], the title of a part a [Heading], a clock or a banner a
// [BigText]. Text that wraps is a [Paragraph], one of several styles [RichText];
// a [Link] leads somewhere, a [Separator] divides. Markdown and source code are
// in packages of their own, limoni/widgets/markdown and limoni/widgets/code:
// they bring a parser and lexers, which nobody else is to pay for.
//
// # Input
//
// To do something: [Button]. Yes or no: [Checkbox], [Switch] where it works at
// once, [ToggleButton] for a button that stays down. One of several: [RadioGroup]
// for few, [Select] for more, [ComboBox] where other text may be typed too.
// Text: [TextInput], [TextArea]. A number: [NumberInput], [Slider]. A day:
// [DatePicker], [Calendar]. A colour: [ColorPicker]. A file: [FilePicker]. Fields
// with labels, errors and a button to submit them: [Form].
//
// # Data
//
// Rows are a [List], rows with columns a [Table], rows that open a [TreeView],
// lines that grow at the end a [LogView].
//
// # Structure
//
// A [Block] has a border and a title, a [Viewport] shows a part of something
// larger, [Tabs] choose which [TabPanel] is shown, a [SplitPane] gives two areas
// and a line to move; a [Scrollbar] is for what you draw yourself. The app's
// commands are [MenuItem]s of a [MenuBar] or a [Toolbar]; a [StatusBar] is the
// line at the bottom.
//
// # Layers
//
// Above the page lie a [Dialog] and, where it is urgent, an [AlertDialog]; a
// [Menu], a [ContextMenu], a [Popup] with content of your own and a [Tooltip] at
// a control; a [CommandPalette] that finds a command by its letters. [KeyHelp]
// lists the keys that work, [KeyHints] some of them in a line.
//
// # Feedback and pictures
//
// What has just happened is a [Status] or one of the [Toasts], and later in
// their [ToastHistory]. A [ProgressBar] knows how far something is, a [Spinner]
// only that it goes on. A [Gauge] shows how full something is, a [Meter] how good
// it is; [Sparkline], [LineChart], [BarChart], [PieChart] and [Heatmap] show
// numbers, a [Canvas] what you draw, an [Image] a picture.
//
// # Five steps
//
// Every widget does the same things in the same order: it registers its node,
// remembers what is nobody's data, applies what happened, draws and completes
// the node, and returns the response. A widget of your own does the same, as
// examples/custom_widget shows; nothing here is out of its reach.
//
// # Names
//
// A widget without an ID is known by its role and label, which will do until
// the label changes or repeats. The rows of a list are known by the item's own
// key. Labels, titles and rows are shown as they are: no markup is read from
// them, and control characters are never drawn.
//
// # Areas
//
// A widget draws inside of its area only, at every size down to none. A widget
// of one line takes the first row, and no more columns than it needs. What
// does not fit is cut off with an ellipsis; the tree keeps all of it and says
// that it is truncated. [CalendarWidth], [ColorPickerHeight] and the like say
// how much a widget of a fixed size takes.
//
// # Data by pointer
//
// What the user changes is the app's, and the widget has a pointer to it. Many
// rows, cells, nodes, lines or values are asked for one by one, by an interface
// of a few methods: [Items], [TableData], [TreeData], [LogLines], [Series],
// [Grid], [Commands]. [Strings], [Records], [LogBuffer], [Floats], [Matrix] and
// [CommandList] implement them for what is simple. An [Indexer] keeps the cursor
// at its row while others come and go. Where several rows may be chosen, they
// are a [Selection]; the nodes of a tree that are open are [OpenNodes].
//
// Where a view is scrolled to is remembered for you. An app that wants to know
// or to set it has a [ListState], [TableState], [TreeState], [LogState] or
// [ViewportState] of its own.
//
// # Text that is edited
//
// [TextInput], [TextArea], [NumberInput] and [ComboBox] edit with one core and
// the same keys. What is cut or copied in one can be put into another. The caret
// stands between the characters a reader sees, and an edit costs one new string
// however long the text is.
//
// # The keyboard and the mouse
//
// What can be operated is one stop of Tab, shows when it has the focus, and says
// in its comment which keys it takes; all others are the app's. What opens above
// the page is closed by Esc, but for toasts, and what is not modal by a press
// elsewhere too, which goes on to what it hit. Then the keyboard is where it was.
//
// # Colours and motion
//
// Widgets draw from the roles of [limoni.Theme] and nothing else, on the ground
// of the surface they stand on: the page, a popup, a bar. Nothing is told by
// colour alone. Where [limoni.Frame.ReducedMotion] says so, what moves by itself
// stands still.
//
// # What the response answers
//
// Clicked: it was clicked, by the mouse, its keys or an action. Changed: the
// user has changed the app's value. Submitted: Enter in a field. Selected: the
// cursor of rows moved, and Item tells to which one. Did and Action: what was
// done to it. Dismissed: it is to be closed. Some widgets answer more, with a
// response of their own: [DialogResponse], [MenuResponse], [CommandResponse],
// [FilePickerResponse], [SplitResponse].
package widgets
