package accessibility

// ChangedRows lists the rows of after, from 0, whose text is not that of
// before: all rows where the sizes differ or before has no cells, none where
// after has none. How clusters are numbered and cells are drawn does not count.
func ChangedRows(before, after *Screen) []int {
	if len(after.Cells) == 0 {
		return nil
	}
	other := before.Width != after.Width || before.Height != after.Height || len(before.Cells) != len(after.Cells)
	var rows []int
	for y := range max(after.Height, 0) {
		if other || !sameCells(before, after, before.row(y), after.row(y)) {
			rows = append(rows, y)
		}
	}
	return rows
}
