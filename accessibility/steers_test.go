package accessibility

import "testing"

func TestWhatSteersWhoeverShowsIt(t *testing.T) {
	for _, r := range "\x00\a\b\t\n\x1b\x7f\u0080\u009b\u00ad\u061c\u200b\u200e\u202e\u2028\u2029\u2066\ufeff\U000e0041" {
		if !Steers(r) {
			t.Errorf("%U does not", r)
		}
	}
	for _, r := range "a \u00a0\u00e9\u200c\u200d\u6f22\u0301\ufe0f\ufffd\U0001f34b" {
		if Steers(r) {
			t.Errorf("%U does", r)
		}
	}
}
