//go:build !race

package realapp

const raceDetector = false
