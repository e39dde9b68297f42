package accessibility

import "strconv"

func (c *comparison) startLine(mark string) {
	c.lines++
	c.out = append(startLine(c.out, 0), mark...)
}

// write goes through both trees at once: what is gone stands where it was.
func (c *comparison) write() {
	c.gone = c.goneRoots()
	depth := make([]int, len(c.was))
	for i, was := range c.was {
		switch {
		case was < 0:
			c.writeNew(i, depth)
			continue
		case c.stays[i]:
			c.writeGone(was)
			c.next++
		}
		c.writeChange(i, was)
	}
	c.writeGone(len(c.is))
}

// goneRoots counts, for each node before that is gone, its gone descendants;
// it is -1 for one whose container is gone too, and for one that is not gone.
func (c *comparison) goneRoots() []int {
	counts, roots := make([]int, len(c.is)), make([]int, len(c.is))
	for i, is := range c.is {
		roots[i] = -1
		counts[i] = -1
		if is >= 0 {
			continue
		}
		c.changed++
		roots[i] = i
		if up := c.before.parent(i); up >= 0 && roots[up] >= 0 {
			roots[i] = roots[up]
		}
		counts[roots[i]]++
	}
	return counts
}

// writeGone writes what is gone up to index end before.
func (c *comparison) writeGone(end int) {
	for ; c.next < end; c.next++ {
		c.writeGoneAt(c.next)
	}
}

func (c *comparison) writeGoneAt(i int) {
	if c.gone[i] < 0 {
		return
	}
	c.startLine("- ")
	c.out = appendBriefLine(c.out, c.before, i)
	if c.gone[i] > 0 {
		c.out = strconv.AppendInt(append(c.out, " with "...), int64(c.gone[i]), 10)
		c.out = append(c.out, " more"...)
	}
}

func (c *comparison) writeNew(i int, depth []int) {
	c.changed++
	up := c.after.parent(i)
	switch {
	case up >= 0 && c.was[up] < 0:
		depth[i] = depth[up] + 1
	case up >= 0:
		c.writeReplaced(c.was[up])
	default:
		c.writeReplaced(-1)
	}
	c.startLine("+ ")
	for range depth[i] {
		c.out = append(c.out, ' ')
	}
	c.out = appendBriefLine(c.out, c.after, i)
}

// writeReplaced writes what is gone at this place in a container, so that the
// old stands before the new.
func (c *comparison) writeReplaced(container int) {
	for c.next < len(c.is) && c.is[c.next] < 0 && c.before.Contains(container, c.before.parent(c.next)) {
		c.writeGoneAt(c.next)
		c.next++
	}
}
