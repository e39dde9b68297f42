package accessibility

// findMoved marks what left the longest run of nodes that kept their order;
// what only moved along with its container is not marked.
func (c *comparison) findMoved() {
	c.moved = make([]bool, len(c.was))
	c.stays = longestRise(c.was)
	for i, was := range c.was {
		c.moved[i] = was >= 0 && !c.stays[i]
	}
	for i := len(c.moved) - 1; i >= 0; i-- {
		up := c.after.parent(i)
		if up >= 0 && c.moved[up] {
			c.moved[i] = false
		}
	}
}

// longestRise marks a longest rising subsequence of numbers, leaving out the
// negative ones.
func longestRise(numbers []int) []bool {
	var ends []int // ends[k] is the index of the smallest end of a run of k+1
	before := make([]int, len(numbers))
	for i, n := range numbers {
		if n < 0 {
			continue
		}
		k := searchEnds(ends, numbers, n)
		before[i] = -1
		if k > 0 {
			before[i] = ends[k-1]
		}
		if k == len(ends) {
			ends = append(ends, i)
		} else {
			ends[k] = i
		}
	}
	marks := make([]bool, len(numbers))
	if len(ends) > 0 {
		for i := ends[len(ends)-1]; i >= 0; i = before[i] {
			marks[i] = true
		}
	}
	return marks
}

func searchEnds(ends, numbers []int, n int) int {
	low, high := 0, len(ends)
	for low < high {
		if mid := (low + high) / 2; numbers[ends[mid]] < n {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low
}
