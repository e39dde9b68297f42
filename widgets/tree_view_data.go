package widgets

// TreeData is the data of a tree, which need not be there yet and is never
// asked for as a whole: a file system, a database. Implement it by a pointer.
//
// A node is known by its key, its path or number, which no other node of the
// tree has; "" is what stands above the top nodes and is not drawn itself.
type TreeData interface {
	// Children says what is below a node. It is asked once when the node opens,
	// when Version has changed, and after [TreeState.Refresh]. It must not wait:
	// what takes long is begun there and told with Loading.
	Children(key string) Branch
	// Child is the key of child i of a node, from 0.
	Child(key string, i int) string
	// Node is the node with that key as it is drawn.
	Node(key string) TreeNode
	// Version changes whenever nodes have come, gone or moved. The tree keeps
	// which rows there are until it does; 0 for good will do for a tree that
	// stays as it is.
	Version() uint64
}

// Branch is what is below a node of a tree.
type Branch struct {
	// Len is how many children there are so far.
	Len int
	// Loading says that more will come: a row at the end says so, too.
	Loading bool
	// Error is why they could not be read; a row at the end tells it. Closing
	// the node and opening it asks again.
	Error string
}

// TreeNode is one node of a tree as it is drawn and described.
type TreeNode struct {
	Row
	// Leaf says that nothing can be below it. Whether anything is below another
	// node is not known before it opens.
	Leaf bool
}
