package terminal

import "os"

// OpenControlling opens the terminal that controls this process, for reading
// and writing, wherever the standard streams lead.
func OpenControlling() (*os.File, error) { return os.OpenFile(controlling, os.O_RDWR, 0) }
