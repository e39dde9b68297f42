#!/bin/sh
# Builds the examples and looks into the binaries: an ordinary build holds no
# network, no automation and none of the packages that only tests use; a tagged
# build and a test binary, the controls, do.
set -eu
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# count BINARY PATTERN counts the symbols that match.
count() { go tool nm "$1" | awk '{print $NF=="" ? "" : $3}' | grep -cE "$2" || true; }

fail() { echo "$*" >&2; exit 1; }

for name in simple agent_checklist; do
	go build -o "$out/$name" "./examples/$name"
	for pattern in '^net\.' '^limoni/automation\.' '^limoni/internal/(pty|vt)\.' '^limoni/uitest\.'; do
		n=$(count "$out/$name" "$pattern")
		test "$n" -eq 0 || fail "$name holds $n symbols that match $pattern"
	done
done

go build -tags limoni_debug -o "$out/debug" ./examples/agent_checklist
for pattern in '^net\.' '^limoni/automation\.'; do
	test "$(count "$out/debug" "$pattern")" -gt 0 || fail "the check finds no $pattern in a tagged build: it cannot fail"
done

go test -c -tags limoni_debug -o "$out/test" ./internal/realapp
for pattern in '^limoni/internal/pty\.' '^limoni/internal/vt\.' '^limoni/uitest\.'; do
	test "$(count "$out/test" "$pattern")" -gt 0 || fail "the check finds no $pattern in a test binary: it cannot fail"
done
echo 'simple and agent_checklist hold no automation; the controls do'
