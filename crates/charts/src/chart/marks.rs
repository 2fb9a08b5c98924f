//! Draws counts as marks on one scale, with a row for each item that is compared.

use super::bars::{axis, beside, rules, track_of};
use super::data::Chart;
use super::key::Sign;
use super::scale::Scale;
use crate::table::ChartKind;
use markup::{Element, Marks};

/// The height of a row, without its name.
const ROW: f64 = 20.0;

pub(super) fn drawn(chart: &Chart, scale: &Scale) -> Marks {
    let single = chart.series() < 2;
    let mut all = Marks::default();
    for row in &chart.rows {
        let mut track = rules(scale, ROW);
        let line = |class: &str, from: f64, to: f64| {
            let line = Element::new("line").class(class).share("x1", from);
            let line = line.share("x2", to).number("y1", ROW / 2.0);
            line.number("y2", ROW / 2.0)
        };
        let counts = row.counts.iter().map(Option::as_ref);
        let shares = counts.map(|count| Some(scale.share(count?.count)));
        let shares: Vec<Option<f64>> = shares.collect();
        let known = || shares.iter().flatten().copied();
        if chart.charted.kind == ChartKind::Band && known().count() > 1 {
            track += line(
                "chart-band",
                known().fold(1.0, f64::min),
                known().fold(0.0, f64::max),
            );
        }
        // The mark of a single series is far from its name, and near the next name.
        if let ([Some(share)], true) = (&shares[..], single) {
            track += line("chart-guide", 0.0, *share);
        }
        // The first series is drawn on top.
        for (series, share) in shares.iter().enumerate().rev() {
            track += share.map(|share| Sign::of(series).at(share, ROW / 2.0));
        }
        let mut head = Marks::from(Element::new("span").class("chart-name").words(&row.name));
        match &row.counts[..] {
            [Some(count)] if single => {
                let share = scale.share(count.count);
                track += beside(&count.shown, share, 10.0, ROW / 2.0 + 4.0);
            }
            counts => {
                let counts = counts.iter().enumerate().map(|(series, count)| {
                    let words = count.as_ref().map_or("–", |count| &count.shown);
                    let value = Element::new("span").class("chart-value");
                    value.inline(&Sign::of(series).alone()).words(words)
                });
                let counts: Marks = counts.collect();
                head += Element::new("span").class("chart-values").holding(counts);
            }
        }
        let mut both = Marks::from(Element::new("div").class("chart-head").holding(head));
        both += track_of(ROW).holding(track);
        all += Element::new("div").class("chart-row").holding(both);
    }
    all += axis(scale);
    all
}
