#!/bin/sh
# Does what the README tells a newcomer: a module of its own, with a replace for
# this checkout, builds and tests an app.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

cat >go.mod <<EOF
module hello

go 1.24.0

require limoni v0.0.0

replace limoni => $here
EOF

cat >main.go <<'EOF'
package main

import (
	"log"

	"limoni"
	"limoni/widgets"
)

type app struct{ count int }

func (a *app) draw(f *limoni.Frame) {
	add := widgets.Button{ID: "add", Label: "Add"}.Draw(f, f.Area())
	if add.Clicked() {
		a.count++
	}
	if f.Key("q") {
		f.Quit()
	}
}

func main() {
	if err := limoni.Run(new(app).draw); err != nil {
		log.Fatal(err)
	}
}
EOF

cat >main_test.go <<'EOF'
package main

import (
	"testing"

	"limoni/uitest"
)

func TestAdd(t *testing.T) {
	a := new(app)
	page := uitest.Run(t, 20, 3, a.draw)
	page.GetByRole("button", "Add").Click()
	if a.count != 1 {
		t.Errorf("%d clicks, want 1", a.count)
	}
}
EOF

go mod tidy
go vet ./...
go build ./...
go test ./...
