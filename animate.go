package limoni

import "time"

// Every asks for a frame at each multiple of d on the app's clock, and returns
// how many of them there have been: a number that is one higher each time. All
// who ask for one d share its frames. It holds while every paint asks for it;
// d is at least a millisecond.
func (f *Frame) Every(d time.Duration) int64 {
	d = max(d, time.Millisecond)
	n := f.Now().UnixNano() / int64(d)
	f.at(time.Unix(0, (n+1)*int64(d)))
	return n
}

// animationStep is the time between two frames of an animation.
const animationStep = time.Second / 30

// Animate is how far something has come that began at start and takes d, from 0
// to 1, and asks for the frames on the way. Before start it is 0; where motion
// is reduced, and for the zero start, it is 1 at once.
//
//	x := int(f.Animate(a.opened, 200*time.Millisecond) * float64(width))
func (f *Frame) Animate(start time.Time, d time.Duration) float64 {
	if start.IsZero() || f.ReducedMotion() {
		return 1
	}
	since := f.Now().Sub(start)
	switch {
	case since >= d:
		return 1
	case since < 0:
		f.at(start)
		return 0
	}
	f.at(f.Now().Add(min(animationStep, d-since)))
	return float64(since) / float64(d)
}
