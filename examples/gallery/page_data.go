package main

import (
	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// data is the page of rows.
type data struct {
	regions widgets.Strings
	region  int
	luggage widgets.Strings
	packed  widgets.Selection

	planets widgets.Records
	columns []widgets.Column
	order   widgets.SortOrder
	visited widgets.Selection
	state   widgets.TableState

	costs       widgets.Records
	months      []widgets.Column
	cost, month int
	told        string
}

func newData() data {
	p := data{
		regions: widgets.Strings{
			"Abruzzo", "Aosta Valley", "Apulia", "Basilicata", "Calabria", "Campania", "Emilia-Romagna",
			"Friuli-Venezia Giulia", "Lazio", "Liguria", "Lombardy", "Marche", "Molise", "Piedmont",
			"Sardinia", "Sicily", "Trentino-South Tyrol", "Tuscany", "Umbria", "Veneto",
		},
		luggage: widgets.Strings{"Passport", "Tickets", "Sun cream", "Charger", "A good book"},
		planets: widgets.Records{
			{"Mercury", "Rock", "4879", "88"}, {"Venus", "Rock", "12104", "225"}, {"Earth", "Rock", "12756", "365"},
			{"Mars", "Rock", "6792", "687"}, {"Jupiter", "Gas", "142984", "4331"}, {"Saturn", "Gas", "120536", "10747"},
			{"Uranus", "Ice", "51118", "30589"}, {"Neptune", "Ice", "49528", "59800"},
		},
		columns: []widgets.Column{
			{ID: "planet", Title: "Planet", Sortable: true},
			{ID: "kind", Title: "Kind", Width: layout.Fixed(6), Sortable: true},
			{ID: "diameter", Title: "Diameter km", Width: layout.Fixed(13), Align: layout.AlignEnd, Sortable: true},
			{ID: "year", Title: "Year in days", Width: layout.Fixed(14), Align: layout.AlignEnd, Sortable: true},
		},
		order: widgets.SortOrder{Column: -1},
		costs: widgets.Records{
			{"Rent", "820", "820", "850", "850"}, {"Food", "310", "295", "342", "318"},
			{"Travel", "64", "48", "212", "75"}, {"Books", "0", "37", "12", "58"},
		},
		months: []widgets.Column{{ID: "cost", Title: "Euro"}},
	}
	for _, month := range [...]string{"January", "February", "March", "April"} {
		p.months = append(p.months, widgets.Column{ID: month, Title: month, Width: layout.Fixed(8), Align: layout.AlignEnd})
	}
	return p
}

func (p *data) draw(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(3).SplitColumns(area, layout.Fixed(24), layout.Fill(1))
	p.drawLists(f, columns[0])
	p.drawTables(f, columns[1])
}

func (p *data) drawLists(f *limoni.Frame, area limoni.Rect) {
	bottom := layout.CutBottom(&area, len(p.luggage)+2)
	area.Max.Y = max(area.Max.Y-1, area.Min.Y)
	area = titled(f, "List", area)
	widgets.List{ID: "regions", Label: "Regions", Items: &p.regions, Selected: &p.region, Typeahead: true, Scrollbar: true}.Draw(f, area)

	bottom = titled(f, "List, several chosen", bottom)
	count := layout.CutBottom(&bottom, 1)
	widgets.List{ID: "luggage", Label: "Luggage", Items: &p.luggage, Chosen: &p.packed}.Draw(f, bottom)
	n := len(p.luggage)
	widgets.Label{Text: f.Concat(f.Itoa(p.packed.Count(n)), " of ", f.Itoa(n), " packed")}.Draw(f, count)
}

func (p *data) drawTables(f *limoni.Frame, area limoni.Rect) {
	bottom := layout.CutBottom(&area, len(p.costs)+3)
	area.Max.Y = max(area.Max.Y-1, area.Min.Y)
	area = titled(f, "Table, sorted by its header", area)
	planets := widgets.Table{
		ID: "planets", Label: "Planets", Data: &p.planets, Columns: p.columns,
		Sort: &p.order, Chosen: &p.visited, Resizable: true, State: &p.state,
	}.Draw(f, area)
	if planets.Changed() {
		p.planets.Sort(p.order)
	}

	bottom = titled(f, "Table of cells", bottom)
	told := layout.CutBottom(&bottom, 1)
	costs := widgets.Table{
		ID: "costs", Label: "Costs", Data: &p.costs, Columns: p.months, Frozen: 1,
		Cells: true, Selected: &p.cost, Column: &p.month,
	}.Draw(f, bottom)
	if key, _, ok := costs.Item(); ok && costs.Clicked() && p.month > 0 {
		p.told = key + " in " + p.months[p.month].Title + ": " + p.costs[p.cost][p.month]
	}
	if p.told != "" {
		widgets.Status{ID: "told", Text: p.told}.Draw(f, told)
	}
}
