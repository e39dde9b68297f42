package code_test

import (
	"context"
	"fmt"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets/code"
)

func ExampleView() {
	source := "package main\n\nfunc main() {\n\tprintln(\"hello\")\n}\n"
	app := limoni.New(24, 4, func(f *limoni.Frame) {
		code.View{ID: "source", Label: "main.go", Source: &source, Language: "main.go", LineNumbers: true}.Draw(f, f.Area())
	})
	app.Feed([]byte("\x1b[F")) // End
	snapshot, err := app.Snapshot(context.Background(), 0)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(snapshot.Screen)
	snapshot.Tree.Refs = nil
	fmt.Println(accessibility.Outline(&snapshot.Tree))
	// Output:
	// 2
	// 3 func main() {
	// 4     println("hello")
	// 5 }
	// list "main.go" [focused] #source
	//  list-item ="2" [2/5] #2
	//  list-item "func main() {"="3" [3/5] #3
	//  list-item "\tprintln(\"hello\")"="4" [4/5] #4
	//  list-item "}"="5" [selected, 5/5] #5
}
