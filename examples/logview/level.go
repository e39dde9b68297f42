package main

import "limoni/widgets"

var levels = map[string]widgets.LogLevel{
	"TRACE": widgets.LogTrace, "TRC": widgets.LogTrace,
	"DEBUG": widgets.LogDebug, "DBG": widgets.LogDebug,
	"INFO": widgets.LogInfo, "INF": widgets.LogInfo, "NOTICE": widgets.LogInfo,
	"WARN": widgets.LogWarning, "WARNING": widgets.LogWarning, "WRN": widgets.LogWarning,
	"ERROR": widgets.LogError, "ERR": widgets.LogError,
	"FATAL": widgets.LogFatal, "CRITICAL": widgets.LogFatal, "CRIT": widgets.LogFatal, "PANIC": widgets.LogFatal,
	"ALERT": widgets.LogFatal, "EMERG": widgets.LogFatal,
}

const (
	maxLevel     = len("CRITICAL")
	levelsWithin = 200 // bytes of a line in which its level stands
)

// levelOf is the level that a line names first: a word in capitals, or in any
// case where a program wrote it as a value or a tag: level=warn, "error", [info],
// and "error:" at the beginning.
func levelOf[text string | []byte](line text) widgets.LogLevel {
	line = line[:min(len(line), levelsWithin)]
	for i := 0; i < len(line); i++ {
		if !letter(line[i]) {
			continue
		}
		from := i
		for i < len(line) && letter(line[i]) {
			i++
		}
		if n := i - from; n < 3 || n > maxLevel {
			continue
		}
		if l := levelWord(line[from:i]); l != widgets.LogPlain && (capitals(line[from:i]) || tagged(line, from, i)) {
			return l
		}
	}
	return widgets.LogPlain
}

func levelWord[text string | []byte](word text) widgets.LogLevel {
	switch word[0] &^ 0x20 {
	case 'T', 'D', 'I', 'N', 'W', 'E', 'F', 'C', 'P', 'A':
	default:
		return widgets.LogPlain
	}
	var upper [maxLevel]byte
	for i := range len(word) {
		upper[i] = word[i] &^ 0x20
	}
	return levels[string(upper[:len(word)])]
}

func letter(b byte) bool { b |= 0x20; return b >= 'a' && b <= 'z' }

func capitals[text string | []byte](word text) bool {
	for i := range len(word) {
		if word[i] >= 'a' {
			return false
		}
	}
	return true
}

// tagged reports whether the word from from to to stands where values and tags do.
func tagged[text string | []byte](line text, from, to int) bool {
	if from == 0 {
		return to < len(line) && line[to] == ':'
	}
	switch line[from-1] {
	case '=', '"', '[', '<':
		return to == len(line) || line[to] != '-' && line[to] != '_'
	}
	return false
}
