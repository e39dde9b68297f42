package terminal

import (
	"strings"
	"testing"
)

func TestAppendNotification(t *testing.T) {
	for _, tt := range []struct {
		form              Notifications
		title, body, want string
	}{
		{ITermNotifications, "Build", "done", "\x1b]9;Build: done\x1b\\"},
		{ITermNotifications, "", "done", "\x1b]9;done\x1b\\"},
		{ITermNotifications, "Build", "", "\x1b]9;Build\x1b\\"},
		{ITermNotifications, "", "", ""},
		{ITermNotifications, "\x1b", "\x00", ""},
		{ITermNotifications, "", hostile, "\x1b]9;" + oneLine + "\x1b\\"},
		// Text that would be a command of ConEmu.
		{ITermNotifications, "", "4;1;50", "\x1b]9; 4;1;50\x1b\\"},
		{ITermNotifications, "", "12", "\x1b]9; 12\x1b\\"},
		{ITermNotifications, "", "\x1b4;3", "\x1b]9; 4;3\x1b\\"},
		{ITermNotifications, "9;9", "x", "\x1b]9; 9;9: x\x1b\\"},
		{ITermNotifications, "", "3 files; 4 more", "\x1b]9;3 files; 4 more\x1b\\"},
		{ITermNotifications, "12", "x", "\x1b]9;12: x\x1b\\"},
		{KittyNotifications, "Build", "", "\x1b]99;;Build\x1b\\"},
		{KittyNotifications, "", "4;1;50", "\x1b]99;;4;1;50\x1b\\"},
		{KittyNotifications, "Build", "done", "\x1b]99;i=2158b6a5:d=0:p=title;Build\x1b\\\x1b]99;i=2158b6a5:d=1:p=body;done\x1b\\"},
		{KittyNotifications, "", "", ""},
		{NoNotifications, "Build", "done", ""},
	} {
		if got := string(AppendNotification([]byte("x"), tt.form, tt.title, tt.body)); got != "x"+tt.want {
			t.Errorf("form %d of %q, %q is %q, want %q", tt.form, tt.title, tt.body, got, tt.want)
		}
	}
	long := strings.Repeat("a", 2000)
	if got, want := string(AppendNotification(nil, ITermNotifications, long, long)), "\x1b]9;"+long[:256]+": "+long[:1024]+"\x1b\\"; got != want {
		t.Errorf("a long one has %d bytes, want %d", len(got), len(want))
	}
}
