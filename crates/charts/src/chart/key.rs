//! Distinguishes the series of a chart, even without colour: by the shape of a mark, filled or hollow.

use super::data::Chart;
use crate::table::ChartKind;
use markup::{Element, Marks, Path, rect};

/// The sign of a series.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sign(usize);

impl Sign {
    pub(super) fn of(series: usize) -> Sign {
        Sign(series)
    }

    /// Whether its mark is hollow and its line dashed.
    pub(super) fn hollow(self) -> bool {
        self.0 % 2 == 1
    }

    /// Returns the class of its colour.
    fn colour(self) -> &'static str {
        ["chart-1", "chart-2", "chart-3"][self.0 / 2 % 3]
    }

    /// Returns the class of a bar.
    pub(super) fn bar(self) -> &'static str {
        match self.hollow() {
            false => "chart-bar",
            true => "chart-bar hollow",
        }
    }

    /// Returns the class of a line or of a mark.
    pub(super) fn class(self, what: &str) -> String {
        let hollow = if self.hollow() { " hollow" } else { "" };
        format!("{what} {}{hollow}", self.colour())
    }

    /// Returns the mark, around 0, 0.
    pub(super) fn mark(self) -> Element {
        let sides = [(5.5, 5.5), (-5.5, 5.5), (-5.5, -5.5)];
        let shape = match self.0 / 2 % 3 {
            0 => Path::circle((0.0, 0.0), 4.5),
            1 => Path::square((-4.0, -4.0), 8.0),
            _ => { sides.into_iter() }
                .fold(Path::at((0.0, -5.5)), Path::line_by)
                .close(),
        };
        let mark = Element::new("path").class(&self.class("chart-sign"));
        mark.along(&shape)
    }

    /// Returns the mark at a share of the width, and at this distance from the top.
    pub(super) fn at(self, across: f64, down: f64) -> Element {
        let place = Element::new("svg").share("x", across).number("y", down);
        place.class("chart-place").inline(&self.mark())
    }

    /// Returns the mark as a drawing of its own, as large as a letter.
    pub(super) fn alone(self) -> Element {
        let svg = Element::new("svg").size((12.0, 12.0));
        let svg = svg.attribute("viewBox", "-6 -6 12 12");
        svg.inline(&self.mark())
    }
}

/// Explains the meaning of each sign.
pub(super) fn of(chart: &Chart) -> Element {
    let columns = chart.charted.columns.iter().enumerate();
    let items = columns.map(|(series, (_, name))| {
        let sign = Sign::of(series);
        let sample = match chart.charted.kind {
            ChartKind::Bars | ChartKind::PlainBars => {
                let bar = rect(sign.bar(), (1.0, 1.0), (20.0, 10.0), 2.0);
                Element::new("svg").size((22.0, 12.0)).inline(&bar)
            }
            _ => sign.alone(),
        };
        Element::new("li").inline(&sample).words(name)
    });
    let items: Marks = items.collect();
    let key = Element::new("ul").class("chart-key");
    key.attribute("aria-hidden", "true").holding(items)
}
