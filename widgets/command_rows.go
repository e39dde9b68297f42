package widgets

import (
	"slices"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/text"
)

// commandRows are the commands that a query found, the best first.
type commandRows struct {
	commands Commands
	count    int // of the commands that were looked through
	// order has for each of them, from the top bits down, how badly it matches,
	// the length of its title and its place: so sorting them sorts the results.
	order []uint64
	fuzzy *fuzzy
	run   bool // the one with the cursor is to be run
	// places are the letters that match in the row that is drawn.
	places [maxTitle]bool
}

func (r *commandRows) search(commands Commands, query string) {
	if r.fuzzy == nil {
		r.fuzzy = new(fuzzy)
	}
	r.commands, r.count, r.order = commands, commands.Len(), r.order[:0]
	r.fuzzy.set(query)
	for i := range r.count {
		title := commands.Command(i).Title
		if score := r.fuzzy.score(title); score > 0 {
			r.order = append(r.order, r.rank(score, len(title))|uint64(i))
		}
	}
	slices.Sort(r.order)
}

// rank is the part of the order before the place. Without a query it is the
// same for all.
func (r *commandRows) rank(score, length int) uint64 {
	if r.fuzzy.n == 0 {
		return 0
	}
	return uint64(0xffff-score)<<48 | uint64(min(length, 0xffff))<<32
}

// at is the place in the commands of row i.
func (r *commandRows) at(i int) int { return int(uint32(r.order[i])) }

// command is the one of row i, none where there are fewer commands by now.
func (r *commandRows) command(i int) Command {
	if at := r.at(i); at < r.commands.Len() {
		return r.commands.Command(at)
	}
	return Command{Disabled: true}
}

// Len, Row and Key make it the Items of rows.
func (r *commandRows) Len() int { return len(r.order) }

func (r *commandRows) Row(i int) Row {
	c := r.command(i)
	return Row{Text: c.Title, States: when(c.Disabled, accessibility.StateDisabled)}
}

func (r *commandRows) Key(i int) string {
	c := r.command(i)
	return c.key()
}

// drawCommand draws title, description and shortcut of row i.
func (p *CommandPalette) drawCommand(f *limoni.Frame, d *rows, line limoni.Rect, i int) {
	b := d.row(f, line, i, false)
	c := p.found.command(i)
	describe(f, b.Response, c.Description, c.Shortcut)
	if c.Disabled {
		b.style.Attr |= f.Theme().Disabled.Attr
	}
	f.Fill(line, ' ', b.style)
	line.Max.X = max(line.Max.X-drawShortcut(f, line, c.Shortcut, b.style), line.Min.X)
	title := line
	line.Min.X += printCut(f, b.Response, title, c.Title, b.style) + 2
	if f.Painting() {
		p.paintMatch(f, title, c.Title)
	}
	if c.Description != "" && line.Dx() > 3 {
		st := b.style
		st.Attr |= f.Theme().Muted.Attr
		f.PrintCut(line, c.Description, st)
	}
}

// paintMatch draws the letters that match over the title.
func (p *CommandPalette) paintMatch(f *limoni.Frame, line limoni.Rect, title string) {
	r := &p.found
	if r.fuzzy.n == 0 {
		return
	}
	r.fuzzy.matched(title, &r.places)
	if limoni.Width(title) > line.Dx() {
		line.Max.X-- // the ellipsis
	}
	for at, rest := 0, title; rest != "" && !line.Empty() && at < maxTitle; {
		cluster, after, width := text.Next(rest)
		letters, matches := 0, false
		for range cluster {
			matches = matches || at+letters < maxTitle && r.places[at+letters]
			letters++
		}
		if matches && width <= line.Dx() {
			f.Print(line, cluster, f.Theme().Match)
		}
		line.Min.X += width
		at, rest = at+letters, after
	}
}
