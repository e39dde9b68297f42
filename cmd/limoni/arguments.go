package main

import (
	"errors"
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// readCommand reads a command line. The command is there in every case, as far
// as it could be read.
func readCommand(args []string) (*command, step, *failure) {
	c := &command{timeout: defaultTimeout, json: asksForJSON(args)}
	rest, failed := c.leading(args)
	switch {
	case failed != nil:
		return c, nil, failed
	case len(rest) == 0:
		return c, nil, usage("which verb? There are "+verbNames(), "limoni help lists them with what they do")
	}
	v := verbNamed(rest[0])
	if v == nil {
		return c, nil, unknownVerb(rest[0])
	}
	c.verb = v.name
	step, failed := c.readRest(v, rest[1:])
	return c, step, failed
}

// readRest reads what stands behind the verb.
func (c *command) readRest(v *verb, args []string) (step, *failure) {
	fs, prepare := v.flags(c)
	positional, err := permute(fs, args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return helpOn(v.name), nil
	case err != nil:
		return nil, usage(c.withoutText(err), "limoni help "+v.name+" lists the flags; an argument that begins with - stands after --")
	case len(positional) < v.min || v.max >= 0 && len(positional) > v.max:
		return nil, usage(fmt.Sprintf("%d arguments are given; the usage is: %s", len(positional), usageLine(v)), countHint(v))
	case c.timeout < 0 || c.timeout == 0 && v != waitVerb:
		return nil, usage("-timeout must be more than 0", "")
	}
	c.args = positional
	return prepare(c)
}

func countHint(v *verb) string {
	if v.max < 0 {
		return "limoni help " + v.name + " has examples"
	}
	return "put quotes around an argument that has spaces in it; limoni help " + v.name + " has examples"
}

// withoutText is what is wrong, without words that may be a text to type.
func (c *command) withoutText(err error) string {
	var unknown unknownFlag
	if errors.As(err, &unknown) && c.verb != typeVerb.name {
		return unknown.named()
	}
	return err.Error()
}

// leading reads common flags that stand before the verb.
func (c *command) leading(args []string) (rest []string, failed *failure) {
	fs := flag.NewFlagSet("limoni", flag.ContinueOnError)
	c.common(fs, false)
	rest, err := readFlags(fs, args, func(arg string) bool { return false })
	var unknown unknownFlag
	switch {
	case errors.Is(err, flag.ErrHelp):
		return append([]string{helpVerb.name}, rest[:min(1, len(rest))]...), nil
	case errors.As(err, &unknown):
		return nil, usage(unknown.named(), "before the verb stand only -socket, -app, -timeout and -json; a verb's own flags follow it")
	case err != nil:
		return nil, usage(err.Error(), "")
	}
	return rest, nil
}

// asksForJSON finds -json also on a command line that cannot be read.
func asksForJSON(args []string) bool {
	if end := slices.Index(args, "--"); end >= 0 {
		args = args[:end]
	}
	return slices.ContainsFunc(args, func(a string) bool {
		return slices.Contains([]string{"-json", "--json", "-json=true", "--json=true"}, a)
	})
}

// permute reads the flags of args, wherever they stand, and returns the rest.
func permute(fs *flag.FlagSet, args []string) (positional []string, err error) {
	rest, err := readFlags(fs, args, func(arg string) bool {
		positional = append(positional, arg)
		return true
	})
	return append(positional, rest...), err
}

// readFlags reads flags. Each other argument is given to another, which says
// whether to go on; rest is what was not read. A text such as "-3" is no flag,
// nor is "-".
func readFlags(fs *flag.FlagSet, args []string, another func(string) bool) (rest []string, err error) {
	for len(args) > 0 {
		arg := args[0]
		switch {
		case arg == "--":
			return args[1:], nil
		case !flagLike.MatchString(arg):
			if !another(arg) {
				return args, nil
			}
			args = args[1:]
			continue
		}
		if args, err = readFlag(fs, arg, args[1:]); err != nil {
			return args, err
		}
	}
	return nil, nil
}

var flagLike = regexp.MustCompile(`^--?[^-.0-9]`)

// readFlag reads one flag and the value that may follow it. Its errors do not
// repeat values.
func readFlag(fs *flag.FlagSet, arg string, after []string) (rest []string, err error) {
	name, value, given := strings.Cut(strings.TrimLeft(arg, "-"), "=")
	f := fs.Lookup(name)
	switch {
	case f == nil && (name == "h" || name == "help"):
		return after, flag.ErrHelp
	case f == nil:
		return after, unknownFlag{name, nearFlags(fs, name)}
	case !given && isSwitch(f):
		value = "true"
	case !given && len(after) == 0:
		return after, fmt.Errorf("-%s needs a value", f.Name)
	case !given:
		value, after = after[0], after[1:]
	}
	if f.Value.Set(value) != nil {
		kind, _ := flag.UnquoteUsage(f)
		return after, fmt.Errorf("the value of -%s is no %s", f.Name, kind)
	}
	return after, nil
}

func isSwitch(f *flag.Flag) bool {
	b, ok := f.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// unknownFlag is a flag that the verb does not take.
type unknownFlag struct {
	name string
	near []string
}

func (u unknownFlag) Error() string { return "it does not take one of the flags" }

func (u unknownFlag) named() string {
	text := "there is no such flag"
	if name, ok := word(u.name); ok {
		text = "there is no flag -" + name
	}
	if len(u.near) > 0 {
		text += "; near ones are -" + strings.Join(u.near, ", -")
	}
	return text
}

// word is a word that may be repeated in an error: what is longer or has other
// letters may be a text that was meant for an app.
func word(s string) (string, bool) {
	if plainWord.MatchString(s) {
		return s, true
	}
	return "", false
}

var plainWord = regexp.MustCompile(`^[a-z][a-z-]{0,19}$`)

func nearFlags(fs *flag.FlagSet, name string) []string {
	var all []string
	fs.VisitAll(func(f *flag.Flag) { all = append(all, f.Name) })
	return near(name, all)
}

func unknownVerb(name string) *failure {
	text := "there is no such verb"
	if known, ok := word(name); ok {
		text = "there is no verb " + known
	}
	f := usage(text, "verbs are "+verbNames())
	for _, n := range near(name, nameList()) {
		f.lines = append(f.lines, "limoni "+n)
	}
	return f
}

func nameList() (names []string) {
	for _, v := range verbs {
		names = append(names, v.name)
	}
	return names
}

func verbNames() string { return strings.Join(nameList(), ", ") }
