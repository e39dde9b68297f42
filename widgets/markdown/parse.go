package markdown

import (
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// parsing is made when it is first used.
var parsing = sync.OnceValue(func() parser.Parser {
	bounded := parser.NewParser(
		parser.WithBlockParsers(boundedBlocks()...),
		parser.WithInlineParsers(boundedInlines()...),
		parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
	)
	return goldmark.New(goldmark.WithParser(bounded), goldmark.WithExtensions(extension.GFM)).Parser()
})

// parse parses a source that may refer to definitions made elsewhere. The parser
// is given those that it names only: a source may be small and they may be many.
func parse(source []byte, refs destinations) ast.Node {
	ctx := parser.NewContext()
	if len(refs) > 0 {
		for label := range labelsIn(string(source)) {
			if url, ok := refs[label]; ok {
				ctx.AddReference(parser.NewReference([]byte(label), []byte(url), nil))
			}
		}
	}
	return parsing().Parse(text.NewReader(source), parser.WithContext(ctx))
}
