//! Draws counts as marks on one scale, with a row for each item that is compared.

use super::bars::{axis, beside, rules, track_of};
use super::data::{Chart, ChartKind};
use super::key::Sign;
use super::scale::Scale;
use markup::{Element, Marks};

/// The height of a row, without its name.
const ROW: f64 = 20.0;

pub(super) fn drawn(chart: &Chart, scale: &Scale) -> Marks {
    let single = chart.series() < 2;
    let mut all = Marks::default();
    for row in &chart.rows {
        let mut track = rules(scale, ROW);
        let shares = row
            .counts
            .iter()
            .map(|count| count.as_ref().map(|it| scale.share(it.count)));
        let shares: Vec<Option<f64>> = shares.collect();
        let known = || shares.iter().flatten().copied();
        if chart.charted.kind == ChartKind::Band && known().count() > 1 {
            let (least, largest) =
                known().fold((1.0, 0.0), |(a, b): (f64, f64), it| (a.min(it), b.max(it)));
            let band = Element::new("line").class("chart-band");
            let band = band.share("x1", least).share("x2", largest);
            track += band.number("y1", ROW / 2.0).number("y2", ROW / 2.0);
        }
        // The mark of a single series is far from its name, and near the next name.
        if let ([Some(share)], true) = (&shares[..], single) {
            let guide = Element::new("line").class("chart-guide").share("x1", 0.0);
            let guide = guide.share("x2", *share).number("y1", ROW / 2.0);
            track += guide.number("y2", ROW / 2.0);
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
