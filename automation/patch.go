package automation

import (
	"encoding/json"
	"errors"

	"limoni/accessibility"
)

var errPatch = errors.New("a step of a patch is neither [from, count] nor a node")

// readPatch is the counterpart of [jsonText.patch].
func readPatch(steps []json.RawMessage) (p accessibility.Patch, err error) {
	for _, raw := range steps {
		step, err := readStep(raw)
		if err != nil {
			return p, err
		}
		p.Steps = append(p.Steps, step)
	}
	return p, nil
}

func readStep(raw json.RawMessage) (step accessibility.PatchStep, err error) {
	if len(raw) > 0 && raw[0] == '[' {
		var run []int
		if err := json.Unmarshal(raw, &run); err != nil || len(run) != 2 || run[1] < 1 {
			return step, errPatch
		}
		return accessibility.PatchStep{From: run[0], Count: run[1]}, nil
	}
	var w wireNode
	if err := json.Unmarshal(raw, &w); err != nil {
		return step, errPatch
	}
	var t accessibility.Tree
	readNode(&t, w)
	step.Node, step.Ref = t.Nodes[0], t.Ref(0)
	if len(t.Rare) > 0 {
		step.Details = &t.Rare[0]
	}
	return step, nil
}
