package workload

// The frames of which a part or nothing changes. The rest is a screen full of
// letters.

// background is the letter at a cell.
func background(x, y int) int { return noise(x, y) % 26 }

func backgroundText(y int) string {
	return letters(width, func(x int) int { return background(x, y) })
}

func backgroundLines() []Line {
	lines := make([]Line, height)
	for y := range lines {
		lines[y] = plain(backgroundText(y), TextStyle)
	}
	return lines
}

// rows changes four rows, a tenth of the screen, in every cell.
func rows() *Workload {
	const changed = 4
	var frames [][]Line
	for i := range 26 {
		lines := backgroundLines()
		for y := range changed {
			lines[y] = plain(letters(width, func(x int) int { return background(x, y) + i }), TextStyle)
		}
		frames = append(frames, lines)
	}
	return &Workload{Name: "02a_10pct_rows", About: "four rows, a tenth of the screen, in every cell",
		Width: width, Height: height, Lines: cycle(frames), Changes: changes(frames)}
}

// scatter changes a tenth of the cells: 480 places, of which a few are chosen
// twice.
func scatter() *Workload {
	const places = 480
	frames := [][]Line{backgroundLines()}
	for i := range 60 {
		next := lettersOf(frames[len(frames)-1])
		for k := range places {
			x, y := noise(i, k, 1)%width, noise(i, k, 2)%height
			next[y][x] = 'a' + (next[y][x]-'a'+1)%26
		}
		frames = append(frames, linesOf(next))
	}
	frames = append(frames, back(frames)...)
	return &Workload{Name: "02b_10pct_scatter", About: "480 cells, scattered",
		Width: width, Height: height, Lines: cycle(frames), Changes: changes(frames)}
}

// back is the frames from the last but one to the second: after them the first
// differs no more than the others do.
func back(frames [][]Line) (reversed [][]Line) {
	for i := len(frames) - 2; i > 0; i-- {
		reversed = append(reversed, frames[i])
	}
	return reversed
}

func lettersOf(lines []Line) (rows [][]byte) {
	for _, l := range lines {
		rows = append(rows, []byte(l.Text))
	}
	return rows
}

func linesOf(rows [][]byte) (lines []Line) {
	for _, r := range rows {
		lines = append(lines, plain(string(r), TextStyle))
	}
	return lines
}

// oneCell changes one cell at a place that looks random, 120 times, and then
// takes it back.
func oneCell() *Workload {
	const steps = 120
	frames := [][]Line{backgroundLines()}
	for i := range steps {
		next := lettersOf(frames[len(frames)-1])
		x, y := noise(i, 1)%width, noise(i, 2)%height
		next[y][x] = 'a' + (next[y][x]-'a'+1)%26
		frames = append(frames, linesOf(next))
	}
	frames = append(frames, back(frames)...)
	return &Workload{Name: "03_one_cell", About: "one cell at a random place",
		Width: width, Height: height, Lines: cycle(frames), Changes: changes(frames)}
}

func idle() *Workload {
	frames := [][]Line{backgroundLines()}
	return &Workload{Name: "04_idle", About: "nothing",
		Width: width, Height: height, Lines: cycle(frames), Changes: changes(frames)}
}

// changes compares frames of lines in one style with the ones before them.
func changes(frames [][]Line) func(int) []Change {
	all := make([][]Change, len(frames))
	for i := range frames {
		before := frames[(i+len(frames)-1)%len(frames)]
		for y := range frames[i] {
			all[i] = append(all[i], changedRuns(y, before[y].Text, frames[i][y])...)
		}
	}
	return func(i int) []Change { return all[i%len(all)] }
}

// changedRuns are the runs of letters that differ in a line.
func changedRuns(y int, before string, now Line) (runs []Change) {
	for x := 0; x < len(now.Text); x++ {
		from := x
		for x < len(now.Text) && now.Text[x] != before[x] {
			x++
		}
		if x > from {
			runs = append(runs, Change{from, y, Span{now.Text[from:x], now.Spans[0].Style}})
		}
	}
	return runs
}
