package main

// sockets is about the one way into a running app.
var sockets = []mutation{
	{
		name: "peer-check", file: "automation/peer.go",
		old: "case uid != os.Geteuid():",
		new: "case uid < 0:",
		pkg: "./automation", test: "TestPeerOfAnotherUser",
		why: "another user who gets at the socket could drive the app",
	},
	{
		name: "peer-unverified", file: "automation/peer.go",
		old: "case err != nil && p.AllowUnverifiedPeers:",
		new: "case err != nil:",
		pkg: "./automation", test: "TestPeersThatCannotBeVerified",
		why: "where the kernel does not tell who is there, anybody would be let in",
	},
	{
		name: "stale-socket-dial", file: "automation/socket_unix.go",
		old: "	case isLive(path):",
		new: "	case false:",
		pkg: "./automation", test: "TestALiveInstanceStays",
		why: "a second instance would take the socket from the first",
	},
	{
		name: "stale-socket-kind", file: "automation/socket_unix.go",
		old: "	case info.Mode()&fs.ModeSocket == 0:",
		new: "	case false:",
		pkg: "./automation", test: "TestListenRefuses",
		why: "a file that lies at the path would be deleted",
	},
	{
		name: "socket-mode", file: "automation/socket_unix.go",
		old: "os.Chmod(staged, 0o600)",
		new: "os.Chmod(staged, 0o666)",
		pkg: "./automation", test: "TestListenMakesAPrivateSocket",
		why: "every user could connect",
	},
	{
		name: "directory-mode", file: "automation/socket_dir_unix.go",
		old: "mode&0o077 != 0",
		new: "mode&0o002 != 0",
		pkg: "./automation", test: "TestListenRefuses",
		why: "the socket would lie where others can reach it",
	},
	{
		name: "own-file-only", file: "automation/socket_unix.go",
		old: "if err != nil || idOf(info) != f.id {",
		new: "if _ = info; err != nil {",
		pkg: "./automation", test: "TestCloseRemovesOnlyItsOwnFile",
		why: "an app that ends would remove the socket of its successor",
	},
	{
		name: "path-length", file: "automation/path.go",
		old: "if len(full) > MaxPath {",
		new: "if false {",
		pkg: "./automation", test: "TestListenRefuses",
		why: "a long path would fail with an error of the system that explains nothing",
	},
	{
		name: "sent-twice", file: "automation/client.go",
		old: "	case err == errLost:\n",
		new: "	case err == errLost && false:\n",
		pkg: "./automation", test: "TestHowConnectionsEnd",
		why: "an input of unknown fate would look like one that was not sent, and be sent again",
	},
}
