package screen

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// photograph is a picture of many colours, soft ones and noise; with alpha some of it is transparent.
func photograph(w, h int, alpha bool) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	noise := rand.New(rand.NewPCG(uint64(w), uint64(h)))
	for y := range h {
		for x := range w {
			c := color.NRGBA{uint8(255 * x / w), uint8(255 * y / h), uint8(noise.IntN(256)), 255}
			if alpha {
				c.A = uint8(x * 7)
			}
			m.SetNRGBA(x, y, c)
		}
	}
	return m
}

// drawing is a picture of so many colours.
func drawing(w, h, colors int) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		n := i / 5 % colors
		m.SetNRGBA(i%w, i/w, color.NRGBA{uint8(n), uint8(n * 3), uint8(n >> 8), 255})
	}
	return m
}

func wantPixels(t *testing.T, got image.Image, m *image.NRGBA, r image.Rectangle) {
	t.Helper()
	if got.Bounds().Size() != r.Size() {
		t.Fatalf("the picture is %v, want %v", got.Bounds(), r)
	}
	for y := range r.Dy() {
		for x := range r.Dx() {
			c := color.NRGBAModel.Convert(got.At(x, y)).(color.NRGBA)
			want := m.NRGBAAt(r.Min.X+x, r.Min.Y+y)
			if want.A == 0 {
				want = color.NRGBA{}
			}
			if c.A == 0 {
				c = color.NRGBA{}
			}
			if c != want {
				t.Fatalf("pixel %d,%d is %v, want %v", x, y, c, want)
			}
		}
	}
}

func TestPNGKeepsEveryPixel(t *testing.T) {
	transparent := drawing(20, 20, 4)
	transparent.SetNRGBA(3, 3, color.NRGBA{})
	transparent.SetNRGBA(4, 3, color.NRGBA{9, 9, 9, 77})
	var c codec
	for name, m := range map[string]*image.NRGBA{
		"photograph": photograph(97, 61, false), "with alpha": photograph(97, 61, true), "one pixel": drawing(1, 1, 1),
		"two colours": drawing(300, 200, 2), "256 colours": drawing(90, 90, 256), "257 colours": drawing(90, 90, 257),
		"few, transparent": transparent, "one row": photograph(5000, 1, false), "one column": photograph(1, 5000, false),
	} {
		for _, r := range []image.Rectangle{m.Rect, m.Rect.Inset(m.Rect.Dx() / 5).Intersect(m.Rect)} {
			if r.Empty() {
				continue
			}
			c.encodePNG(m, r)
			got, err := png.Decode(bytes.NewReader(c.png))
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			wantPixels(t, got, m, r)
		}
	}
	if c.encodePNG(drawing(800, 600, 8), image.Rect(0, 0, 800, 600)); len(c.png) > 30_000 {
		t.Errorf("a drawing of 8 colours takes %d bytes", len(c.png))
	}
}

func FuzzDeflate(f *testing.F) {
	f.Add([]byte("to be or not to be, to be or not"), uint16(1))
	f.Add([]byte{0}, uint16(40000))
	f.Fuzz(func(t *testing.T, piece []byte, times uint16) {
		data := bytes.Repeat(piece, 1+int(times)%400)
		checkDeflate(t, data)
	})
}

func checkDeflate(t *testing.T, data []byte) {
	t.Helper()
	var d deflater
	packed := d.appendZlib([]byte("before"), data)
	r, err := zlib.NewReader(bytes.NewReader(packed[len("before"):]))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, data) {
		t.Fatalf("%d bytes come back as %d: %v", len(data), len(got), err)
	}
	if most := len(data) + 5*(len(data)/storedBlock+1) + 6; len(packed)-len("before") > most {
		t.Fatalf("%d bytes become %d", len(data), len(packed))
	}
}

func TestDeflate(t *testing.T) {
	noise := rand.New(rand.NewPCG(1, 2))
	random := make([]byte, 200_000)
	for i := range random {
		random[i] = byte(noise.Uint32())
	}
	far := bytes.Clone(random[:100_000])
	copy(far[40_000:], far[:300]) // beyond what a match reaches
	copy(far[32_768+500:], far[500:900])
	for _, data := range [][]byte{
		nil, {1}, {1, 2, 3}, make([]byte, 1<<20), random, far, random[:65535], random[:65536], bytes.Repeat(random[:257], 100),
		bytes.Repeat(random[:258], 3), bytes.Repeat(random[:259], 3), bytes.Repeat([]byte("ab"), 40_000),
	} {
		checkDeflate(t, data)
	}
	for n := range 600 { // every length of a match
		checkDeflate(t, append(bytes.Repeat([]byte{7}, n), 1, 2, 3))
	}
	for far := 1; far < 40_000; far += 1 + far/9 { // and the classes of distances
		checkDeflate(t, append(append([]byte("mark"), random[:far]...), "mark"...))
	}
}

// decodeSixel draws sixels, as their documentation says.
func decodeSixel(t *testing.T, s string) *image.NRGBA {
	t.Helper()
	body, ok := strings.CutPrefix(s, "\x1bP0;1;0q\"1;1;")
	body, ended := strings.CutSuffix(body, "\x1b\\")
	if !ok || !ended {
		t.Fatalf("sixels are %.60q", s)
	}
	token := regexp.MustCompile(`^(\d+;\d+)|#(\d+);2;(\d+);(\d+);(\d+)|#(\d+)|!(\d+)([?-~])|([?-~$-])`)
	var m *image.NRGBA
	palette := map[string]color.NRGBA{}
	var pen color.NRGBA
	x, y := 0, 0
	put := func(n int, c byte) {
		for range n {
			for i := range 6 {
				if (c-'?')>>i&1 == 0 {
					continue
				}
				if !(image.Pt(x, y+i)).In(m.Rect) {
					t.Fatalf("a pixel at %d,%d lies outside of %v", x, y+i, m.Rect)
				}
				m.SetNRGBA(x, y+i, pen)
			}
			x++
		}
	}
	for body != "" {
		g := token.FindStringSubmatch(body)
		if g == nil || !strings.HasPrefix(body, g[0]) {
			t.Fatalf("sixels go on with %.30q", body)
		}
		body = body[len(g[0]):]
		part := func(s string) uint8 { n, _ := strconv.Atoi(s); return uint8((n*255 + 50) / 100) }
		switch {
		case g[1] != "":
			var w, h int
			fmt.Sscanf(g[1], "%d;%d", &w, &h)
			m = image.NewNRGBA(image.Rect(0, 0, w, h))
		case g[2] != "":
			pen = color.NRGBA{part(g[3]), part(g[4]), part(g[5]), 255}
			palette[g[2]] = pen
		case g[6] != "":
			pen, ok = palette[g[6]]
			if !ok {
				t.Fatalf("colour %s is not defined", g[6])
			}
		case g[7] != "":
			n, _ := strconv.Atoi(g[7])
			put(n, g[8][0])
		case g[9] == "$":
			x = 0
		case g[9] == "-":
			x, y = 0, y+6
		default:
			put(1, g[9][0])
		}
	}
	return m
}

func sixelOf(m *image.NRGBA, columns, rows int, part image.Rectangle, cw, ch int) string {
	var c codec
	p := placement{picture: NewPicture(m), size: image.Pt(columns, rows), part: part, at: part}
	return string(c.appendSixel(nil, &p, cw, ch))
}

func TestSixelsOfFewColours(t *testing.T) {
	m := image.NewNRGBA(image.Rect(0, 0, 30, 20)) // cells of 10 by 10
	for y := range 20 {
		for x := range 30 {
			if c := (x/3 + y/2) % 4; c > 0 {
				m.SetNRGBA(x, y, color.NRGBA{uint8(51 * c), uint8(255 - 51*c), 102, 255})
			}
		}
	}
	wantPixels(t, decodeSixel(t, sixelOf(m, 3, 2, image.Rect(0, 0, 3, 2), 10, 10)), m, m.Rect)
	wantPixels(t, decodeSixel(t, sixelOf(m, 3, 2, image.Rect(1, 1, 3, 2), 10, 10)), m, image.Rect(10, 10, 30, 20))
	large := decodeSixel(t, sixelOf(m, 3, 2, image.Rect(0, 0, 3, 2), 20, 30)) // the terminal's pixels are smaller
	for y := range 60 {
		for x := range 60 {
			if got, want := large.NRGBAAt(x, y), m.NRGBAAt(x/2, y/3); got != want && want.A > 0 {
				t.Fatalf("pixel %d,%d is %v, want %v", x, y, got, want)
			}
		}
	}
	if got := sixelOf(drawing(16, 12, 1), 2, 1, image.Rect(0, 0, 2, 1), 8, 12); got != "\x1bP0;1;0q\"1;1;16;12#0;2;0;0;0#0!16~-#0!16~\x1b\\" {
		t.Errorf("one colour is %q", got)
	}
}

// A photograph has the colours of the fixed palette; over any place they are right on the whole.
func TestSixelsOfManyColours(t *testing.T) {
	m := photograph(80, 64, false)
	got := decodeSixel(t, sixelOf(m, 10, 4, image.Rect(0, 0, 10, 4), 8, 16))
	for _, r := range []image.Rectangle{m.Rect, image.Rect(8, 8, 40, 40), image.Rect(40, 20, 72, 60)} {
		var want, mean [3]int
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				for i := range 3 {
					want[i] += int(m.Pix[m.PixOffset(x, y)+i])
					mean[i] += int(got.Pix[got.PixOffset(x, y)+i])
				}
			}
		}
		for i := range 3 {
			if n := r.Dx() * r.Dy(); abs(want[i]-mean[i])/n > 6 {
				t.Errorf("in %v part %d is %d on the whole, want %d", r, i, mean[i]/n, want[i]/n)
			}
		}
	}
}

func TestKittyChunks(t *testing.T) {
	m := photograph(64, 64, true)
	var c codec
	out := string(c.appendKitty(nil, 0xfffffffe, NewPicture(m)))
	chunks := strings.Split(strings.TrimSuffix(out, "\x1b\\"), "\x1b\\")
	if len(chunks) < 3 {
		t.Fatalf("%d chunks show nothing", len(chunks))
	}
	data := ""
	for i, chunk := range chunks {
		head, payload, _ := strings.Cut(chunk, ";")
		want := "\x1b_Gq=2,m=1"
		if i == 0 {
			want = "\x1b_Ga=t,f=100,q=2,i=4294967294,m=1"
		}
		if i == len(chunks)-1 {
			want = "\x1b_Gq=2,m=0"
		}
		if head != want || len(payload) > kittyChunk || i < len(chunks)-1 && len(payload)%4 != 0 {
			t.Errorf("chunk %d begins with %q, want %q, and has %d bytes", i, head, want, len(payload))
		}
		data += payload
	}
	file, err := base64.StdEncoding.DecodeString(data)
	if err != nil {
		t.Fatal(err)
	}
	got, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	wantPixels(t, got, m, m.Rect)
}

func TestInlineImageOfAPart(t *testing.T) {
	m := photograph(40, 64, false)
	var c codec
	p := placement{picture: NewPicture(m), size: image.Pt(5, 4), part: image.Rect(1, 2, 4, 4), at: image.Rect(0, 0, 3, 2)}
	head, payload, _ := strings.Cut(string(c.appendITerm(nil, &p)), ":")
	file, err := base64.StdEncoding.DecodeString(strings.TrimSuffix(payload, "\a"))
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf("\x1b]1337;File=inline=1;preserveAspectRatio=0;doNotMoveCursor=1;size=%d;width=3;height=2", len(file))
	if head != want {
		t.Errorf("it begins with %q, want %q", head, want)
	}
	got, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	wantPixels(t, got, m, image.Rect(8, 32, 32, 64))
}

// Nothing but what the protocols are made of is written, whatever the pixels are.
func TestPicturesCannotBreakOut(t *testing.T) {
	plain := regexp.MustCompile(`^[ -~]*$`)
	for i, m := range []*image.NRGBA{photograph(40, 40, true), drawing(40, 40, 200), image.NewNRGBA(image.Rect(0, 0, 40, 40))} {
		p := placement{picture: NewPicture(m), size: image.Pt(4, 4), part: image.Rect(0, 0, 4, 4), at: image.Rect(0, 0, 4, 4)}
		var c codec
		kitty := strings.NewReplacer("\x1b_G", "", "\x1b\\", "").Replace(string(c.appendKitty(nil, 1, p.picture)))
		iterm := strings.TrimSuffix(strings.TrimPrefix(string(c.appendITerm(nil, &p)), "\x1b]"), "\a")
		sixel := strings.TrimSuffix(strings.TrimPrefix(string(c.appendSixel(nil, &p, 10, 10)), "\x1bP"), "\x1b\\")
		for _, s := range []string{kitty, iterm, sixel} {
			if !plain.MatchString(s) {
				t.Errorf("picture %d is written as %q", i, s)
			}
		}
	}
}
