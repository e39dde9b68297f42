#!/bin/sh
# Does what the README tells a newcomer: a module of its own, with a replace for
# this checkout, holds the README's program and test, and builds and passes.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

# block N prints the README's Nth block of Go.
block() {
	awk -v n="$1" '/^```go$/ { i++; on = 1; next } /^```$/ { on = 0 } on && i == n' "$here/README.md"
}

cd "$dir"
go mod init hello >/dev/null 2>&1
go mod edit -require=limoni@v0.0.0 "-replace=limoni=$here"
block 1 >main.go
{
	printf 'package main\n\nimport (\n\t"testing"\n\n\t"limoni/uitest"\n)\n\nfunc TestReadme(t *testing.T) {\n'
	block 2
	printf '}\n'
} >main_test.go

go mod tidy
go vet ./...
go build ./...
go test ./...
