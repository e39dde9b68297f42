package main

import (
	"errors"
	"flag"

	"limoni/accessibility"
)

// target reads a selector as it stands on the command line.
func target(text string) (accessibility.Selector, *failure) {
	sel, err := accessibility.ParseSelector(text)
	if err == nil {
		return sel, nil
	}
	var refusal *accessibility.Refusal
	if errors.As(err, &refusal) {
		return sel, usage(refusal.Message, "")
	}
	return sel, usage(err.Error(), "")
}

// row reads the flags that name a row of the target.
type row struct{ item accessibility.Item }

func rowFlags(fs *flag.FlagSet) *row {
	r := new(row)
	fs.StringVar(&r.item.Key, "row", "", "the row of the target with that `KEY`, drawn or not")
	fs.IntVar(&r.item.Position, "position", 0, "the `N`th row of the target, counted from 1, drawn or not")
	return r
}

func (r *row) check() *failure {
	switch {
	case r.item.Position < 0:
		return usage("-position counts from 1", "")
	case r.item.Key != "" && r.item.Position != 0:
		return usage("-row and -position name the same thing; give one", "")
	}
	return nil
}

// target names what an input went to: as the app does, or else as it was asked
// for.
func (r *row) target(told, asked string) string {
	switch {
	case told != "":
		return told
	case r.item.Key != "":
		return "a row of " + asked
	case r.item.Position != 0:
		return "row " + itoa(r.item.Position) + " of " + asked
	}
	return asked
}
