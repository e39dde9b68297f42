package code

import (
	"strings"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

// lexerOf finds a language by its name or by a file name, nil for none.
func lexerOf(language string) chroma.Lexer {
	language = strings.TrimSpace(language)
	if language == "" || len(language) > 255 || strings.ContainsAny(language, "\x00\n") {
		return nil
	}
	known.Lock()
	defer known.Unlock()
	l, ok := known.lexers[language]
	if ok {
		return l
	}
	if l = lexers.Get(language); l == nil {
		l = lexers.Match(language)
	}
	if len(known.lexers) >= mostKnown || known.lexers == nil {
		known.lexers = make(map[string]chroma.Lexer)
	}
	known.lexers[strings.Clone(language)] = l
	return l
}

// known are the languages that were asked for. To find that there is none of a
// name means to compare it with the patterns of all of them.
var known struct {
	sync.Mutex
	lexers map[string]chroma.Lexer
}

const mostKnown = 256

// class is what a theme tells apart in code.
type class uint8

const (
	plain class = iota
	keyword
	name
	typeName
	str
	number
	comment
	operator
	inserted
	deleted
)

// classOf is the class of a token, of what the theme knows the nearest.
func classOf(t chroma.TokenType) class {
	switch t {
	case chroma.KeywordType, chroma.NameClass, chroma.NameException, chroma.NameNamespace:
		return typeName
	case chroma.KeywordConstant, chroma.NameConstant, chroma.NameEntity:
		return number
	case chroma.NameAttribute, chroma.NameTag, chroma.NameDecorator, chroma.NameLabel, chroma.NameProperty:
		return name
	case chroma.OperatorWord:
		return keyword
	case chroma.GenericInserted:
		return inserted
	case chroma.GenericDeleted, chroma.GenericError, chroma.GenericTraceback:
		return deleted
	case chroma.GenericHeading, chroma.GenericSubheading, chroma.GenericStrong:
		return keyword
	case chroma.GenericPrompt, chroma.GenericOutput:
		return comment
	}
	switch {
	case t.InSubCategory(chroma.NameFunction), t.InSubCategory(chroma.NameBuiltin):
		return name
	case t.InSubCategory(chroma.LiteralString):
		return str
	case t.InCategory(chroma.Literal):
		return number
	case t.InCategory(chroma.Keyword):
		return keyword
	case t.InCategory(chroma.Comment):
		return comment
	case t.InCategory(chroma.Operator):
		return operator
	}
	return plain
}
