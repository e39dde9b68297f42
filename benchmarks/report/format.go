package main

import (
	"fmt"
	"math"
)

// number shows three digits, and no more than one behind the point.
func number(v float64) string {
	switch {
	case math.Abs(v-math.Round(v)) < 0.005 || math.Abs(v) >= 100:
		return fmt.Sprintf("%.0f", v)
	case math.Abs(v) >= 10:
		return fmt.Sprintf("%.1f", v)
	}
	return fmt.Sprintf("%.2f", v)
}

// nanoseconds shows a time.
func nanoseconds(ns float64) string {
	switch {
	case ns >= 1e6:
		return fmt.Sprintf("%.2f ms", ns/1e6)
	case ns >= 100e3:
		return fmt.Sprintf("%.0f \u00b5s", ns/1e3)
	case ns >= 1e3:
		return fmt.Sprintf("%.1f \u00b5s", ns/1e3)
	}
	return fmt.Sprintf("%.0f ns", ns)
}
