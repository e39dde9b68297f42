#!/bin/sh
# Does what the README tells a newcomer: a module of its own, with a replace for
# this checkout, holds the README's program and test, and builds and passes. It
# gets none of what only other packages of Limoni need.
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

# brings MODULE: whether the vendored code holds it.
brings() {
	rm -rf vendor
	go mod vendor
	test -d "vendor/$1"
}

for module in github.com/yuin/goldmark github.com/alecthomas/chroma github.com/dlclark/regexp2; do
	if brings "$module"; then
		echo "a module that shows no Markdown and no code gets $module" >&2
		exit 1
	fi
done

# The check can fail: who does show them gets them.
printf 'package main\n\nimport (\n\t_ "limoni/widgets/code"\n\t_ "limoni/widgets/markdown"\n)\n' >shows.go
go mod tidy
for module in github.com/yuin/goldmark github.com/alecthomas/chroma github.com/dlclark/regexp2; do
	brings "$module"
done
