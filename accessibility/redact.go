package accessibility

// Redact reduces s to what a caller with policy p may know. It changes s and
// nothing else: memory that s shares with another snapshot is copied first. A
// second call changes nothing.
//
// Whatever the policy, a sensitive node keeps only key, ID, role, label,
// states, actions, bounds, parent and position; its descendants lose ID and
// label as well. The screen cells inside all their bounds, where no higher
// layer covers them, become "*" without a style, one a column, and a cursor
// inside is reported at the first cell. Where a node loses its ID or label, its key and those
// inside it are veiled: they stay the same while the process lives and tell
// nothing.
//
// Without ExposeScreen what remains is structure, as [Disclosures] lists it:
// the screen is empty, and a title, announcements, problems and pending names
// are only counted, each as "(hidden)". Without ExposeInputValues no value of
// a node that a user can change is told, neither by the node nor by its cells
// nor by the cursor. Withheld says afterwards what p does not grant.
//
// What the app's own [Policy.Redact] says of a node comes first. A title, an
// announcement, a problem or a pending name that quotes a text it took away is
// hidden as well. As long as it says the same of its own answers, a second call
// at most moves a cursor from the start of a node that it gave other texts to
// the start of a field in there.
func Redact(s *Snapshot, p Policy) {
	checkCells(&s.Screen)
	forgetHidden(&s.Screen)
	s.Withheld |= p.Withheld()
	answers := askApp(&s.Tree, p.Redact)
	if p.ExposeScreen && p.ExposeInputValues && answers == nil && nothingWithheld(&s.Tree) {
		return
	}
	r := redaction{tree: s.Tree, layers: s.Layers, focus: s.Focus, policy: p, answers: answers}
	r.inherit()
	s.Tree.Nodes, s.Tree.Rare = r.nodes()
	if p.ExposeScreen {
		r.fillScreen(&s.Screen)
		r.hideQuotes(s)
	} else {
		s.Screen = Screen{}
		s.Title = hide(s.Title)
		s.Announcements = hideAnnouncements(s.Announcements)
		s.Problems = hideAll(s.Problems)
		s.Pending = hideAll(s.Pending)
	}
	r.moveCursor(&s.Cursor)
	r.veil(s)
}

// nothingWithheld reports whether a policy that withholds nothing leaves t as it
// is: no node is sensitive, and each of the details is one node's, in order.
func nothingWithheld(t *Tree) bool {
	rare := int32(0)
	for i := range t.Nodes {
		n := &t.Nodes[i]
		if n.Details != 0 {
			rare++
		}
		if n.States.Has(StateSensitive) || n.Details != 0 && n.Details != rare {
			return false
		}
	}
	return int(rare) == len(t.Rare)
}

// redaction is one run over a snapshot; tree is as it was before.
type redaction struct {
	tree   Tree
	layers []Layer
	focus  Key
	policy Policy
	places []place
	masked bool // any place is
	// answers are the nodes as the app's own hook has them, nil where it has
	// taken nothing away.
	answers []Node
}

// place is what decides about a node: its own row of the table and what it
// inherits from its containers.
type place struct {
	tells  *Disclosure
	secret int  // the outermost sensitive node at or above it, -1 for none
	row    bool // it is inside a row
	value  bool // it is inside a text role whose value is not granted
	masked bool // its cells must not be read
}

func (r *redaction) inherit() {
	t := &r.tree
	r.places = make([]place, len(t.Nodes))
	for i := range t.Nodes {
		o := place{secret: -1}
		if up := t.parent(i); up >= 0 {
			o = r.places[up]
			o.row = o.row || o.tells.ID != 0
			o.value = o.value || holdsText(t.Nodes[up].Role) && !r.policy.Grants(o.tells.Value)
		}
		if o.secret < 0 && r.sensitive(i) {
			o.secret = i
		}
		if i > 0 && t.Nodes[i].Role == t.Nodes[i-1].Role {
			o.tells = r.places[i-1].tells
		} else {
			o.tells = disclosureOf(t.Nodes[i].Role)
		}
		o.masked = r.masks(&t.Nodes[i], &o)
		r.masked = r.masked || o.masked
		r.places[i] = o
	}
}

// holdsText reports whether text inside a node of this role is its value. The
// list of a combo box is not: it says what could be entered.
func holdsText(r Role) bool { return r.IsText() && r != RoleComboBox }

// nodes returns the reduced nodes and their details, in memory of their own.
// Details that no node has are left behind.
func (r *redaction) nodes() ([]Node, []Details) {
	nodes := append([]Node(nil), r.tree.Nodes...)
	var rare []Details
	for i := range nodes {
		n, o := &nodes[i], &r.places[i]
		var d Details
		rarely := n.Details > 0 && int(n.Details) <= len(r.tree.Rare)
		if rarely {
			d = r.tree.Rare[n.Details-1]
		}
		n.Details = 0
		r.answer(n, i)
		r.reduce(n, &d, o)
		switch {
		case r.edited(i) && o.secret == i:
			// it has the app's own texts
		case o.secret >= 0:
			keepSecret(n, o.secret != i)
		case rarely:
			rare = append(rare, d)
			n.Details = int32(len(rare))
		}
		r.takeActions(n, i)
	}
	return nodes, rare
}

func (r *redaction) reduce(n *Node, d *Details, o *place) {
	tells := o.tells
	reads := tells.Label != 0
	value := valueGrant(n, tells)
	if !r.policy.ExposeScreen {
		d.Description = ""
		if tells.ID != 0 || reads && (o.row || n.Position > 0) {
			n.ID = ""
		}
	}
	if !r.policy.Grants(tells.Label) {
		n.Label, d.Placeholder = "", ""
	}
	if o.value && reads {
		n.ID, n.Label, d.Description, d.Placeholder = "", "", "", ""
		value = GrantScreen | GrantValues
	}
	if !r.policy.Grants(value) {
		n.Value = ""
		d.dropValue(value&GrantValues != 0)
	}
}

// valueGrant is what a node's value needs: what its role says, and
// ExposeInputValues where the user can change it whatever its role.
func valueGrant(n *Node, tells *Disclosure) Grant {
	switch {
	case !changeable(n):
		return tells.Value
	case tells.Label == 0 && tells.Value == GrantScreen:
		return GrantValues
	}
	return tells.Value | GrantValues
}

// changeable reports whether a user can change the node's value now.
func changeable(n *Node) bool {
	return n.Actions&(ActionSetValue|ActionIncrement|ActionDecrement) != 0
}

// dropValue takes away the value in all its forms. How far an input is
// scrolled and how many lines it has would tell the length of its text.
func (d *Details) dropValue(input bool) {
	d.ValueText, d.ErrorMessage = "", ""
	d.Range, d.Ranged = Range{}, false
	d.CaretRow, d.CaretColumn = 0, 0
	if input {
		d.ScrollX, d.ScrollY, d.ScrollMaxX, d.ScrollMaxY = 0, 0, 0, 0
		d.RowCount, d.ColumnCount = 0, 0
	}
}

// hidden stands for a text the policy does not show.
const hidden = "(hidden)"

func hide(s string) string {
	if s == "" {
		return ""
	}
	return hidden
}

func hideAnnouncements(list []Announcement) []Announcement {
	out := append([]Announcement(nil), list...)
	for i := range out {
		out[i].Text = hidden
	}
	return out
}

func hideAll(texts []string) []string {
	if len(texts) == 0 {
		return nil
	}
	out := make([]string, len(texts))
	for i := range out {
		out[i] = hidden
	}
	return out
}
