package terminal

import (
	"os"
	"strconv"
)

// Size is the terminal's size in cells, asked of the kernel. A dimension that
// the kernel gives as 0, as a pseudo-terminal does until somebody sets it, is
// taken from COLUMNS or LINES, and else is that of a VT100: 80 by 24.
func (t *Terminal) Size() (width, height int) {
	width, height = t.size()
	if width <= 0 {
		width = dimension("COLUMNS", 80)
	}
	if height <= 0 {
		height = dimension("LINES", 24)
	}
	return width, height
}

// dimension reads a size that the kernel could have given from the environment.
func dimension(variable string, otherwise int) int {
	n, err := strconv.ParseUint(os.Getenv(variable), 10, 16)
	if err != nil || n == 0 {
		return otherwise
	}
	return int(n)
}
