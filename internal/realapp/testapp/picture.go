package main

import (
	"image"
	"image/color"

	"limoni"
	"limoni/widgets"
)

// pictureArea is where the picture is: on the pad.
var pictureArea = limoni.Rect{Min: limoni.Point{X: 10, Y: 14}, Max: limoni.Point{X: 20, Y: 19}}

// drawPicture shows a picture until somebody presses u.
func (a *app) drawPicture(f *limoni.Frame) {
	if f.Key("u") {
		a.picture = false
	}
	if !a.picture {
		return
	}
	area := pictureArea
	if a.inline > 0 {
		area = limoni.Rect{Min: limoni.Point{X: 40}, Max: limoni.Point{X: 44, Y: 2}}
	}
	widgets.Image{ID: "picture", Label: "A green square", Picture: green, Fit: widgets.FitStretch}.Draw(f, area)
}

var green = func() image.Image {
	m := image.NewRGBA(image.Rect(0, 0, 4, 4))
	for i := range 16 {
		m.SetRGBA(i%4, i/4, color.RGBA{0, uint8(128 + i), 0, 255})
	}
	return m
}()
