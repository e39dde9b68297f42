package main

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"

	"limoni/automation"
)

var versionVerb = &verb{
	name: "version", summary: "print the version of this command", offline: true,
	define: func(*flag.FlagSet) prepare { return func(*command) (step, *failure) { return version, nil } },
}

type versionResult struct {
	Version  string `json:"version"`
	Protocol struct {
		Min int `json:"min"`
		Max int `json:"max"`
	} `json:"protocol"`
	Go string `json:"go"`
}

func version(context.Context, *session) outcome {
	v := versionResult{Version: buildVersion(), Go: runtime.Version()}
	v.Protocol.Min, v.Protocol.Max = automation.Protocol, automation.Protocol
	return outcome{text: fmt.Sprintf("limoni %s, protocol %d, %s", v.Version, automation.Protocol, v.Go), data: v}
}

// buildVersion is the module version that the go command put into the program:
// a tag, a pseudo-version with the revision, or "(devel)".
func buildVersion() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
