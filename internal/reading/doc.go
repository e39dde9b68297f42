// Package reading is what views of a text have in common: the keys that scroll
// them, a text that grows at its end, and one style on top of another.
package reading
