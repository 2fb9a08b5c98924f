//! Draws counts beside the table that contains the same numbers: as bars, as marks on a scale, or as lines.
//!
//! A chart is HTML with an SVG in each of its rows. Horizontal places are shares of the width, so that a chart fits on a
//! phone and on a wide screen. Its words keep their size and break into lines like all words of a page.

mod bars;
mod data;
mod icicle;
mod key;
mod lines;
mod marks;
mod scale;

use serde_json::{Map, Value};

use crate::table::{ChartKind, Charted, Table};
use data::Chart;
pub use icicle::{IcicleNode, icicle_bands};
use markup::{Element, Marks};
use scale::Scale;

/// Returns the chart of a table as HTML for a page with [`CHART_CSS`](crate::CHART_CSS), or `None` if the table has no
/// chart; `id` begins the ids in it. A series or a row without counts leaves an empty place.
///
/// The time is linear in the number of counts, except for lines, which compare the counts of each place with one another.
pub fn chart_html(table: &Table, id: &str) -> Option<String> {
    let charted = table.chart.as_ref()?;
    Some(match &charted.kind {
        ChartKind::Icicle(bands) => icicle::html(table, charted, bands, id),
        _ => drawn(&Chart::of(table, charted), id),
    })
}

fn drawn(chart: &Chart, id: &str) -> String {
    let scale = Scale::of(chart);
    let about = format!("{}. {}", chart.charted.counted, scale.in_words());
    let mut all = head(&chart.charted, about.trim_end(), id);
    let (class, drawing) = match &chart.charted.kind {
        ChartKind::Bars | ChartKind::PlainBars => ("bars", bars::drawn(chart, &scale)),
        ChartKind::Lines(across) => ("lines", lines::drawn(chart, &scale, across)),
        // An icicle is drawn by `icicle`.
        ChartKind::Marks | ChartKind::Band | ChartKind::Icicle(_) => {
            ("marks", marks::drawn(chart, &scale))
        }
    };
    if chart.series() > 1 && class != "lines" {
        all += key::of(chart);
    }
    // The words inside label the parts of a picture. A screen reader gets a description of the chart, and the place of the
    // numbers.
    let range = format!("{id}-range");
    all += image("chart-image", id, &format!("{id}-about {range}")).holding(drawing);
    let range = Element::new("p").id(&range).attribute("hidden", "");
    all += range.words(&in_words(chart));
    let figure = Element::new("figure").class(&format!("fig chart chart-{class}"));
    let figure = figure.id(id);
    let figure = match ladders(chart) {
        Some(ladders) => figure.attribute("data-ladders", &ladders),
        None => figure,
    };
    Marks::from(figure.holding(all)).to_string()
}

/// Returns the title of a chart and the line below it.
fn head(charted: &Charted, about: &str, id: &str) -> Marks {
    let line = |class: &str, part: &str| Element::new("p").class(class).id(&format!("{id}-{part}"));
    let mut head = Marks::from(line("fig-title", "title").words(&charted.title));
    head += line("fig-marks", "about").words(about);
    head
}

/// Returns the element around the picture of a chart, which the elements of these ids describe.
fn image(class: &str, id: &str, described_by: &str) -> Element {
    let image = Element::new("div").class(class).attribute("role", "img");
    let image = image.attribute("aria-labelledby", &format!("{id}-title"));
    image.attribute("aria-describedby", described_by)
}

/// Describes a chart for people who cannot see it.
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

/// Returns the counts that `cargo ladder` can measure again, by its arguments and by the name of the technique, as JSON. A
/// count is a string, because it may exceed the numbers of scripts.
fn ladders(chart: &Chart) -> Option<String> {
    let mut all = Map::new();
    for (series, question) in chart.charted.ladders.iter().enumerate() {
        let rows = chart.charted.techniques.iter().zip(&chart.rows);
        let counts = rows.filter_map(|(technique, row)| {
            let count = row.counts.get(series)?.as_ref()?.count.to_string();
            (!technique.is_empty()).then(|| (technique.clone(), Value::String(count)))
        });
        all.insert(question.clone(), Value::Object(counts.collect()));
    }
    (!all.is_empty()).then(|| Value::Object(all).to_string())
}

#[cfg(test)]
mod tests;
