//! Counts as a picture, beside the table that holds the same numbers: as bars, as marks on a scale, or as lines.
//!
//! A chart is HTML with an SVG in each of its rows. Places across are shares of the width, so that it fits on a phone
//! and on a wide screen, and its words keep their size and break into lines as all words of a page do.

mod bars;
mod data;
mod icicle;
mod key;
mod lines;
mod marks;
mod scale;

use serde_json::{Map, Value};

use crate::table::Table;
use data::{Chart, ChartKind};
pub use icicle::{IcicleNode, icicle_bands};
use markup::{Element, Marks};
use scale::Scale;

/// The chart of a table, where it has one, as HTML that stands in a page with [`CHART_CSS`](crate::CHART_CSS); `id` begins the ids in it. A series or
/// a row without counts leaves a place that is empty.
///
/// The time is linear in the number of counts, but for lines, of which those of one place are compared with one another.
pub fn chart_html(table: &Table, id: &str) -> Option<String> {
    let charted = table.chart.as_ref()?;
    Some(match &charted.kind {
        ChartKind::Icicle(bands) => icicle::html(table, charted, bands, id),
        _ => drawn(&Chart::of(table, charted), id),
    })
}

fn drawn(chart: &Chart, id: &str) -> String {
    let scale = Scale::of(chart);
    let named = |part: &str| format!("{id}-{part}");
    let title = Element::new("p").class("fig-title").id(&named("title"));
    let about = Element::new("p").class("fig-marks").id(&named("about"));
    let mut all = Marks::from(title.words(&chart.title));
    all += about.words(format!("{}. {}", chart.counted, scale.in_words()).trim_end());
    let (class, drawing) = match &chart.kind {
        ChartKind::Bars | ChartKind::PlainBars => ("bars", bars::drawn(chart, &scale)),
        ChartKind::Lines(across) => ("lines", lines::drawn(chart, &scale, across)),
        _ => ("marks", marks::drawn(chart, &scale)),
    };
    if chart.series.len() > 1 && class != "lines" {
        all += key::of(chart);
    }
    // The words inside are the labels of a picture: who hears the page is told what it shows, and where the numbers are.
    let image = Element::new("div")
        .class("chart-image")
        .attribute("role", "img");
    let image = image.attribute("aria-labelledby", &named("title"));
    let image = image.attribute(
        "aria-describedby",
        &format!("{} {}", named("about"), named("range")),
    );
    all += image.holding(drawing);
    let range = Element::new("p")
        .id(&named("range"))
        .attribute("hidden", "");
    all += range.words(&in_words(chart));
    let figure = Element::new("figure").class(&format!("fig chart chart-{class}"));
    let figure = figure.id(id);
    let figure = match ladders(chart) {
        Some(ladders) => figure.attribute("data-ladders", &ladders),
        None => figure,
    };
    Marks::from(figure.holding(all)).to_string()
}

/// What a chart shows, for who cannot see it.
fn in_words(chart: &Chart) -> String {
    let counts = chart.rows.iter().flat_map(|row| {
        let counts = row.counts.iter().flatten();
        counts.map(|count| (count.count, &count.shown, &row.name))
    });
    let all: Vec<_> = counts.collect();
    let least = all.iter().min_by_key(|(count, ..)| *count);
    let Some(((_, low, at), (_, high, to))) = least.zip(all.iter().max_by_key(|it| it.0)) else {
        return "There is nothing in it.".to_owned();
    };
    format!(
        "The least is {low} ({at}), the largest {high} ({to}). All numbers stand in the table of this page."
    )
}

/// The counts that `cargo ladder` can measure again, by its question and by the name of the technique, as JSON. A
/// number may be larger than those of scripts, so it is a string.
fn ladders(chart: &Chart) -> Option<String> {
    let mut all = Map::new();
    for (series, question) in chart.ladders.iter().enumerate() {
        let counts = chart.rows.iter().filter_map(|row| {
            let count = row.counts.get(series)?.as_ref()?.count.to_string();
            Some((row.technique.clone()?, Value::String(count)))
        });
        all.insert(question.clone(), Value::Object(counts.collect()));
    }
    (!all.is_empty()).then(|| Value::Object(all).to_string())
}

#[cfg(test)]
mod tests;
