package layout_test

import (
	"testing"

	"limoni/layout"
)

func TestLeastIsWhatAPartInsistsOn(t *testing.T) {
	for want, constraints := range map[int][]layout.Constraint{
		0: {{}, layout.Fixed(-4), layout.Fill(3), layout.Percent(50), layout.Max(7), layout.Fill(1).Max(9)},
		5: {layout.Fixed(5), layout.Min(5), layout.Fill(2).Min(5), layout.Percent(10).Min(5), layout.Max(9).Min(5), layout.Fixed(2).Min(5), layout.Fixed(8).Max(5)},
	} {
		for _, c := range constraints {
			if got := c.Least(); got != want {
				t.Errorf("%+v: %d, want %d", c, got, want)
			}
		}
	}
}
