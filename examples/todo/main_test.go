package main

import (
	"os"
	"path/filepath"
	"testing"

	"limoni/uitest"
)

func open(t *testing.T) (*todo, *uitest.Page) {
	a := &todo{file: filepath.Join(t.TempDir(), "todo.txt")}
	if err := os.WriteFile(a.file, []byte("[ ] buy lemons\n[x] call Ada\r\n\nwrite\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := a.read(a.file); err != nil {
		t.Fatal(err)
	}
	return a, uitest.Run(t, 60, 8, a.draw)
}

func TestAddTickAndDelete(t *testing.T) {
	_, page := open(t)
	rows := page.GetByRole("list-item", "").Within(page.GetByRole("list", "Tasks"))
	page.Expect(rows).ToHaveCount(3)
	page.GetByID("new").Type("sleep")
	page.Press("enter")
	page.Expect(rows.Last()).ToHaveLabel("[ ] sleep")
	page.Expect(page.GetByID("new")).ToHaveValue("")
	rows.First().Act("toggle")
	page.Expect(rows.First()).ToHaveLabel("[x] buy lemons")
	rows.First().DoubleClick()
	page.Expect(rows.First()).Not().ToBeChecked()
	page.Press("space")
	page.Expect(rows.First()).ToBeChecked()
	page.Press("delete")
	page.Expect(rows).ToHaveCount(3)
	rows.Nth(1).Act("delete")
	page.Expect(rows).ToHaveCount(2)
	page.Expect(rows.First()).ToHaveLabel("[x] call Ada")
	page.ExpectNoFindings()
}

func TestOnlyWhatIsOpen(t *testing.T) {
	_, page := open(t)
	rows := page.GetByRole("list-item", "").Within(page.GetByRole("list", "Tasks"))
	page.GetByID("open").Check()
	page.Expect(rows).ToHaveCount(2)
	rows.First().Act("activate")
	page.Expect(rows).ToHaveCount(1)
	page.GetByID("open").Uncheck()
	page.Expect(rows).ToHaveCount(3)
	page.Expect(page.GetByID("count")).ToContainLabel("1 of 3 open")
}

func TestSaving(t *testing.T) {
	a, page := open(t)
	page.GetByRole("list-item", "[ ] write").Act("toggle")
	page.Press("ctrl+s")
	page.Expect(page.GetByID("status")).ToHaveLabel("Saved to " + a.file)
	data, err := os.ReadFile(a.file)
	if want := "[ ] buy lemons\n[x] call Ada\n[x] write\n"; err != nil || string(data) != want {
		t.Errorf("%q, %v; want %q", data, err, want)
	}
	a.file = filepath.Join(a.file, "no", "folder")
	page.Press("ctrl+s")
	page.Expect(page.GetByID("status")).ToContainLabel("not a directory")
	page.Press("ctrl+q")
	page.ExpectExit()
}
