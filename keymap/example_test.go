package keymap_test

import (
	"fmt"
	"os"
	"strings"

	"limoni"
	"limoni/keymap"
)

func Example() {
	keys := keymap.Keymap{Commands: []keymap.Command{
		{ID: "save", Title: "Save", Keys: []string{"ctrl+s"}},
		{ID: "quit", Title: "Quit", Keys: []string{"ctrl+q"}, Global: true},
	}}
	app := limoni.New(20, 2, func(f *limoni.Frame) {
		if keys.Pressed(f, "save") {
			fmt.Println("saved")
		}
		if keys.Pressed(f, "quit") {
			f.Quit()
		}
	})
	app.Feed([]byte("\x13")) // Ctrl+S

	if err := keys.Load(strings.NewReader("save = f2, w")); err != nil {
		fmt.Println(err)
	}
	app.Feed([]byte("\x13"))
	app.Feed([]byte("w"))
	fmt.Println(keys.Key("save"))
	// Output:
	// saved
	// saved
	// f2
}

func ExampleKeymap_Load() {
	keys := keymap.Keymap{Commands: []keymap.Command{
		{ID: "save", Title: "Save", Keys: []string{"ctrl+s"}},
		{ID: "quit", Title: "Quit", Keys: []string{"ctrl+q"}},
	}}
	fmt.Println(keys.Load(strings.NewReader(`
# What is wrong is told, and all else holds.
save = ctrl+w
quitt = f10
quit = ctrl+w
`)))
	fmt.Println(keys.Keys("save"), keys.Keys("quit"))
	// Output:
	// keymap: line 4: there is no command "quitt"; did you mean "quit"?
	// keymap: line 5: "quit": "ctrl+w" is already a key of "save"; take another one, or give "save" another one first
	// [ctrl+w] [ctrl+q]
}

func ExampleKeymap_WriteTo() {
	keys := keymap.Keymap{Commands: []keymap.Command{
		{ID: "save", Title: "Save", Keys: []string{"ctrl+s"}},
		{ID: "settings", Title: "Settings", Description: "colours and keys", Keys: []string{"f4"}},
	}}
	if err := keys.Bind("settings", "ctrl+,", "f4"); err != nil {
		fmt.Println(err)
	}
	_, _ = keys.WriteTo(os.Stdout)
	// Output:
	// # The keys of the commands. A line without the "#" before it gives a command
	// # other keys than its own:
	// #
	// #	save = ctrl+s, f2
	// #	quit =
	// #
	// # The second one has no key. A comma, or a leading " or #, is written in quotes:
	// # "ctrl+,".
	//
	// # Save
	// # save = ctrl+s
	//
	// # Settings: colours and keys
	// # settings = f4
	// settings = "ctrl+,", f4
}
