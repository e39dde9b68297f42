package widgets

import (
	"unicode"
)

// The letters of a query are looked for in a title in their order. A match is
// worth the more the better its letters stand: at the beginning of the title,
// one after the other, at the beginning of a word, behind a sign or a small
// letter before a capital ("openFile", "src/main"), or anywhere. So a title
// that begins with the query comes first, then those where it is words or their
// beginnings.
const (
	atStart    = 24
	afterMatch = 20 // right behind the letter before
	atWord     = 16
	atBoundary = 12
	anywhere   = 1
)

// What lies beyond is not looked at.
const (
	maxQuery = 64
	maxTitle = 256
)

// fuzzy is a query with the memory to match titles.
type fuzzy struct {
	query [maxQuery]rune
	n     int
	exact bool // it has a capital: then case counts
	// last[i][j] is the best of the first i+1 letters with letter i at j, 0 for
	// none; best[i][j] the best of them up to j.
	last, best [maxQuery][maxTitle]int16
	title      [maxTitle]rune
}

// set takes a query; its spaces do not count.
func (z *fuzzy) set(query string) {
	z.n, z.exact = 0, false
	for _, r := range query {
		if unicode.IsSpace(r) || z.n == maxQuery {
			continue
		}
		z.query[z.n] = r
		z.exact = z.exact || unicode.IsUpper(r)
		z.n++
	}
}

// score is how well a title matches, 0 where it does not.
func (z *fuzzy) score(title string) int {
	if z.n == 0 {
		return 1
	}
	if !z.contains(title) {
		return 0
	}
	length := z.read(title)
	if length == 0 {
		return 0
	}
	for i := range z.n {
		z.row(i, length)
	}
	return int(z.best[z.n-1][length-1])
}

// contains is the quick answer for the many titles that do not match.
func (z *fuzzy) contains(title string) bool {
	i := 0
	for _, r := range title {
		if z.same(z.query[i], r) {
			if i++; i == z.n {
				return true
			}
		}
	}
	return false
}

func (z *fuzzy) same(query, r rune) bool {
	return query == r || !z.exact && lower(query) == lower(r)
}

// read splits a title into its letters.
func (z *fuzzy) read(title string) int {
	n := 0
	for _, r := range title {
		if n == maxTitle {
			break
		}
		z.title[n] = r
		n++
	}
	return n
}

// row computes the matches of letter i.
func (z *fuzzy) row(i, length int) {
	var best int16
	for j := range length {
		z.last[i][j] = 0
		if z.same(z.query[i], z.title[j]) {
			z.last[i][j] = z.at(i, j)
		}
		best = max(best, z.last[i][j])
		z.best[i][j] = best
	}
}

// at is the best match with letter i at j, which is the same letter.
func (z *fuzzy) at(i, j int) int16 {
	place := z.place(j)
	if i == 0 {
		return place
	}
	if j == 0 || z.best[i-1][j-1] == 0 {
		return 0
	}
	score := z.best[i-1][j-1] + place
	if behind := z.last[i-1][j-1]; behind > 0 {
		score = max(score, behind+max(place, afterMatch))
	}
	return score
}

// place is what a letter is worth where it stands.
func (z *fuzzy) place(j int) int16 {
	if j == 0 {
		return atStart
	}
	before, r := z.title[j-1], z.title[j]
	switch {
	case unicode.IsSpace(before) && !unicode.IsSpace(r):
		return atWord
	case unicode.IsLetter(before) || unicode.IsDigit(before):
		if unicode.IsLower(before) && unicode.IsUpper(r) {
			return atBoundary
		}
		return anywhere
	case unicode.IsLetter(r) || unicode.IsDigit(r):
		return atBoundary
	}
	return anywhere
}

// matched sets the places of the letters of a title that match best.
func (z *fuzzy) matched(title string, places *[maxTitle]bool) {
	clear(places[:])
	if z.n == 0 || z.score(title) == 0 {
		return
	}
	j := z.read(title) - 1
	behind := false // the letter after this one stands right behind it
	for i := z.n - 1; i >= 0; i-- {
		for !behind && (z.last[i][j] == 0 || z.last[i][j] < z.best[i][j]) {
			j--
		}
		places[j] = true
		behind = i > 0 && j > 0 && z.last[i-1][j-1] > 0 && z.last[i][j] == z.last[i-1][j-1]+max(z.place(j), afterMatch)
		j--
	}
}
