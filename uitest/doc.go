// Package uitest drives an app in a test the way a person does: it finds things
// by what they are called, clicks and types, and waits for what should follow.
//
// A [Page] is a live app behind an accessibility.Host. [Run] makes one over a
// draw function in memory, [Program] over a model, [Connect] over a running
// program, [New] over any Host; the same test body runs on each.
//
//	page := uitest.Run(t, 40, 10, app.draw)
//
//	page.GetByRole("input", "New task").Type("buy lemons")
//	page.GetByRole("button", "Add task").Click()
//
//	rows := page.GetByRole("list-item", "").Within(page.GetByRole("list", "Tasks"))
//	page.Expect(rows).ToHaveCount(1)
//	page.Expect(rows.Last()).ToHaveLabel("buy lemons")
//	page.Expect(page.GetByRole("dialog", "")).Not().ToBeVisible()
//
// # Locators
//
// A [Locator] describes nodes and holds none, so it can be made before what it
// describes is there. Labels match exactly; [Contains] and [Regexp] loosen
// that. Actions and assertions are strict: several matches are a failure that
// lists them, each as a line for [Page.Locator].
//
// # Waiting
//
// Every action and assertion waits, and none sleeps or polls. It looks at the
// current frame and then at each next one, until it is met, cannot be met any
// more, or the page's timeout is over (5 s, [WithTimeout]). An app in memory
// says when no frame can come, so an assertion that will never hold fails at
// once. Its clock stands still; while the page waits it moves the clock from
// timer to timer, by the timeout at most. Work that the app declares pending is
// waited for in real time, and the clock keeps pace with it.
//
// An action waits until the node is ready for it:
//
//	             one match  enabled  visible  at rest  on top  not behind a modal
//	Click, Check     x         x        x        x       x             x
//	Drag, Wheel      x         x        x        x       x             x
//	Hover            x         x        x        x       x             x
//	Act, Fill        x         x                                       x
//	Type, Press      x         x                                       x
//
// The app itself judges this, on the frame it acts on. An input it has refused
// for one of these reasons is tried again at the next frame; after any other
// answer it never is, since it may have had its effect.
//
// # Failures
//
// A failure ends the test and tells what was wanted, what was there instead,
// why the page gave up, what it had done so far, what has the focus, whether
// the app still runs, and the last tree and screen. Each action is logged in a
// line. What is typed may be a password: logs and failures tell its length, and
// the text only where the app itself shows it.
package uitest
