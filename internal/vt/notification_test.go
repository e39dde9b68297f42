package vt

import (
	"slices"
	"testing"
)

func TestNotifications(t *testing.T) {
	for input, want := range map[string][]Notification{
		"\x1b]9;done\a":                         {{"", "done"}},
		"\x1b]9;4 of 5; done\x1b\\":             {{"", "4 of 5; done"}},
		"\x1b]9;42\a":                           {{"", "42"}},
		"\x1b]777;notify;Title;a; b\x1b\\":      {{"Title", "a; b"}},
		"\x1b]99;;Title\x1b\\":                  {{"Title", ""}},
		"\x1b]99;;A\x1b\\\x1b]99;;B\x1b\\":      {{"A", ""}, {"B", ""}},
		"\x1b]99;i=1:d=0;Ti\a\x1b]99;i=1;tle\a": {{"Title", ""}},
		"\x1b]99;i=1:d=0;T\a\x1b]99;i=1:p=body:d=0;one, \a\x1b]99;i=1:p=body;two\a": {{"T", "one, two"}},
		"\x1b]99;e=1;aGVsbG8=\a":                          {{"hello", ""}},
		"\x1b]99;i=1:d=0;lost\a\x1b]99;i=2;T\a\x1b]9;u\a": {{"T", ""}, {"", "u"}},
	} {
		s := New(4, 1)
		s.Write([]byte(input))
		if got := s.Notifications(); !slices.Equal(got, want) {
			t.Errorf("%q notifies %q, want %q", input, got, want)
		}
		if u := s.Unknown(); len(u) > 0 {
			t.Errorf("%q is not understood: %q", input, u)
		}
	}
}

func TestWhatIsNoNotification(t *testing.T) {
	for _, input := range []string{"\x1b]9;4;1;50", "\x1b]777;precmd", "\x1b]99;nothing", "\x1b]99;e=1;!", "\x1b]99;i=1:p=?;"} {
		s := New(4, 1)
		s.Write([]byte(input + "\a"))
		if got := s.Notifications(); len(got) != 0 || s.Unknown()[input] != 1 {
			t.Errorf("%q notifies %q, unknown %q", input, got, s.Unknown())
		}
	}
}

func TestNotificationsAreBounded(t *testing.T) {
	s := New(4, 1)
	for range maxNotifications + 5 {
		s.Write([]byte("\x1b]9;again\a"))
	}
	if n := len(s.Notifications()); n != maxNotifications {
		t.Errorf("%d notifications, want %d", n, maxNotifications)
	}
}
