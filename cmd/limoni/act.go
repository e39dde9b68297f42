package main

import (
	"flag"

	"limoni/accessibility"
)

var actVerb = &verb{
	name: "act", arguments: "TARGET ACTION [VALUE]", min: 2, max: 3,
	summary: "perform a semantic action, such as activate, toggle or set-value",
	text: `limoni tree -actions shows what each node offers. A VALUE of - is read from
standard input, where it is not seen in the list of processes; its last line
end is not part of it.`,
	define: func(fs *flag.FlagSet) prepare {
		row := rowFlags(fs)
		return func(c *command) (step, *failure) {
			to, failed := target(c.args[0])
			if failed == nil {
				failed = row.check()
			}
			if failed != nil {
				return nil, failed
			}
			req := accessibility.Request{Op: accessibility.OpAct, Target: to, Action: c.args[1], Item: row.item}
			if len(c.args) == 3 {
				req.Value = c.args[2]
			}
			return withText(req.Value, func(value string) step {
				req.Value = value
				send := func(in *input) *failure { return in.act(req).unquoted(unsaid(req.Action)) }
				return inputs(maskedValue(req), send, func(r *inputResult) string {
					return actionName(req.Action) + " on " + row.target(r.Target, c.args[0])
				})
			}), nil
		}
	},
}

// maskedValue is the mask for the value of an action. How far to scroll is no
// text.
func maskedValue(req accessibility.Request) mask {
	if req.Action == "scroll" {
		return mask{}
	}
	return masking(req.Value)
}

// actionName is the name where it is one: another may be a value in the wrong
// place.
func actionName(name string) string {
	if known, ok := word(name); ok {
		return known
	}
	return "an action"
}

// unsaid is the name where it is none.
func unsaid(name string) string {
	if _, ok := word(name); ok {
		return ""
	}
	return name
}
