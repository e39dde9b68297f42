package accessibility

import (
	"strconv"
	"strings"
)

// hideQuotes hides the texts beside the tree that quote what the app's hook has
// taken away.
func (r *redaction) hideQuotes(s *Snapshot) {
	taken := r.taken(s.Tree.Nodes)
	if len(taken) == 0 {
		return
	}
	s.Title = hideQuote(s.Title, taken)
	s.Announcements = append([]Announcement(nil), s.Announcements...)
	for i := range s.Announcements {
		s.Announcements[i].Text = hideQuote(s.Announcements[i].Text, taken)
	}
	for _, list := range [...]*[]string{&s.Problems, &s.Pending} {
		*list = append([]string(nil), *list...)
		for i := range *list {
			(*list)[i] = hideQuote((*list)[i], taken)
		}
	}
}

// taken are the texts that nodes had which are withheld and now have no more,
// none where the app has no hook.
func (r *redaction) taken(left []Node) (texts []string) {
	take := func(text, left string) {
		if text = strings.TrimSpace(text); text != "" && text != strings.TrimSpace(left) {
			texts = append(texts, text)
		}
	}
	for i := range r.answers {
		if r.places[i].secret < 0 {
			continue
		}
		n := &r.tree.Nodes[i]
		d := detailsOf(&r.tree, n)
		take(n.ID, left[i].ID)
		take(n.Label, left[i].Label)
		take(n.Value, left[i].Value)
		for _, text := range [...]string{d.Description, d.Placeholder, d.ErrorMessage, d.ValueText} {
			take(text, "")
		}
	}
	return texts
}

// hideQuote hides a text that holds one of those taken away, as it is or in
// quotes.
func hideQuote(text string, taken []string) string {
	for _, secret := range taken {
		quoted := strconv.Quote(secret)
		if strings.Contains(text, secret) || strings.Contains(text, quoted[1:len(quoted)-1]) {
			return hidden
		}
	}
	return text
}
