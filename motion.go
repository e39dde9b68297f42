package limoni

import (
	"os"
	"strings"
	"time"
)

// motion is whether things may move by themselves.
type motion uint8

const (
	motionOfEnvironment motion = iota
	motionFull
	motionReduced
)

// WithReducedMotion says whether what moves by itself stands still: spinners
// are text, animations are at their end, nothing blinks. In a terminal it is so
// by default where the environment variable REDUCED_MOTION is set and is not
// 0, false, no or off.
func WithReducedMotion(on bool) Option {
	return func(o *options) {
		o.motion = motionFull
		if on {
			o.motion = motionReduced
		}
	}
}

// ReducedMotion reports whether what is drawn should not move by itself.
func (f *Frame) ReducedMotion() bool { return f.app.options.motion == motionReduced }

// readEnvironment takes what the user has set and the app left open.
func (o *options) readEnvironment() {
	if !o.frameTimeSet {
		o.frameTime = time.Second / defaultFPS
	}
	if o.motion == motionOfEnvironment && isOn(os.Getenv("REDUCED_MOTION")) {
		o.motion = motionReduced
	}
}

// isOn reads a switch in the environment.
func isOn(value string) bool {
	switch strings.ToLower(value) {
	case "", "0", "false", "no", "off":
		return false
	}
	return true
}
