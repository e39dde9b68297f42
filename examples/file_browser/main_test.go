package main

import (
	"testing"
	"testing/fstest"

	"limoni/uitest"
)

func open(t *testing.T) (fstest.MapFS, *uitest.Page) {
	root := fstest.MapFS{
		"src/main.go": {Data: []byte("package main\n\nfunc main() {}\n")}, "src/deep/a/b.txt": {Data: []byte("b")},
		"README": {Data: []byte("Hello\n")}, "picture": {Data: []byte{0x89, 'P', 'N', 'G', 0, 1, 2}}, "empty": {},
	}
	return root, uitest.Run(t, 80, 12, newBrowser(root).draw)
}

func TestBrowseByKeys(t *testing.T) {
	_, page := open(t)
	page.Expect(page.GetByRole("tree-item", "src")).ToBeSelected()
	page.Press("right")
	page.Expect(page.GetByRole("tree-item", "deep")).ToBeVisible() // read in the background
	page.Press("right")
	page.Press("down")
	page.Expect(page.GetByRole("tree-item", "main.go")).ToBeSelected()
	page.Expect(page.GetByRole("list-item", "func main() {}")).ToBeVisible()
	page.Expect(page.GetByRole("group", "src/main.go")).ToBeVisible()
	page.ExpectNoFindings()
	page.Press("left")
	page.Expect(page.GetByRole("tree-item", "src")).ToBeSelected()
	page.Press("ctrl+q")
	page.ExpectExit()
}

func TestWhatIsNoTextIsNotShown(t *testing.T) {
	_, page := open(t)
	page.GetByRole("tree-item", "picture").Click()
	page.Expect(page.GetByID("error")).ToHaveLabel("this is no text")
	page.GetByRole("tree-item", "README").Click()
	page.Expect(page.GetByRole("list-item", "Hello")).ToBeVisible()
	page.Expect(page.GetByID("error")).Not().ToBeVisible()
	page.ExpectNoFindings()
}

func TestF5ReadsAnew(t *testing.T) {
	root, page := open(t)
	page.GetByRole("tree-item", "src").Act("expand")
	page.Expect(page.GetByRole("tree-item", "main.go")).ToBeVisible()
	root["src/new.go"] = &fstest.MapFile{Data: []byte("package main\n")}
	delete(root, "src/main.go")
	page.GetByRole("tree", "Files").Focus()
	page.Press("f5")
	page.Expect(page.GetByRole("tree-item", "new.go")).ToBeVisible()
	page.Expect(page.GetByRole("tree-item", "main.go")).Not().ToBeVisible()
}
