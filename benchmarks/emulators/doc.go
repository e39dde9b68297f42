// Package emulators has other people's terminals show what limoni/internal/screen writes. The emulator in
// limoni/internal/vt and the encoder come from the same hands and could share a mistake; these cannot.
//
// Its tests draw random frames, write them as an app would, and compare the terminal's cells with the drawn ones. There
// are two terminals: the emulator github.com/charmbracelet/x/vt, and tmux where it is installed. Where one of them is
// wrong, the deviation is listed with its reason, and a test fails as soon as it is not needed any more.
package emulators
