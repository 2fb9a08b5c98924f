//! Counts as a picture, beside the table that holds the same numbers: as bars, as marks on a scale, or as lines.
//!
//! A chart is HTML with an SVG in each of its rows. Places across are shares of the width, so that it fits on a phone
//! and on a wide screen, and its words keep their size and break into lines as all words of a page do.

mod bars;
mod key;
mod lines;
mod marks;
mod scale;

use serde_json::{Map, Value};

use crate::element::{Element, Marks};
use scale::Scale;

/// What a chart shows: rows of counts, one for each series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    /// The title, which is also its name for who cannot see it.
    pub title: String,
    /// What is counted, as the beginning of a sentence: "Nodes", "Boards looked at".
    pub counted: String,
    /// How it is drawn.
    pub kind: ChartKind,
    /// The names of the series. A single one is not named in the picture.
    pub series: Vec<String>,
    /// The rows from top to bottom; of lines the places from left to right.
    pub rows: Vec<ChartRow>,
    /// What `cargo ladder` is asked for the counts of each series, as `queens 12`; empty where it does not measure them.
    pub ladders: Vec<String>,
}

/// How a chart is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChartKind {
    /// A bar for each count, from 1 upwards on a scale of powers of ten: counts of programs that may differ by
    /// 24 of them.
    Bars,
    /// A bar for each count, from 0 upwards: counts that differ by a small factor.
    PlainBars,
    /// A mark for each count, on a scale of powers of ten that begins near the least.
    Marks,
    /// Marks, and from the least count of a row to its largest a band.
    Band,
    /// A line for each series, upwards on a scale of powers of ten. The words say what grows from left to right.
    Lines(&'static str),
}

/// A row of a chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartRow {
    /// What it is about.
    pub name: String,
    /// A count for each series; none where nothing was counted.
    pub counts: Vec<Option<ChartCount>>,
    /// What `cargo ladder` calls it.
    pub technique: Option<String>,
}

/// A count, and how its table writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartCount {
    /// The count as it is.
    pub count: u128,
    /// As it is written.
    pub shown: String,
}

/// The least width, in pixels, for which the labels are laid out: that of a page on a small phone.
const NARROW: f64 = 300.0;

/// The chart as HTML that stands in a page with [`FIGURE_CSS`](crate::FIGURE_CSS); `id` begins the ids in it. A series or
/// a row without counts leaves a place that is empty.
///
/// The time is linear in the number of counts, but for lines, of which those of one place are compared with one another.
pub fn chart_html(chart: &Chart, id: &str) -> String {
    let scale = Scale::of(chart);
    let named = |part: &str| format!("{id}-{part}");
    let title = Element::new("p").class("fig-title").id(&named("title"));
    let about = Element::new("p").class("fig-marks").id(&named("about"));
    let mut all = Marks::from(title.words(&chart.title));
    all += about.words(&format!("{}. {}", chart.counted, scale.in_words()).trim_end());
    let drawing = match chart.kind {
        ChartKind::Bars | ChartKind::PlainBars => bars::drawn(chart, &scale),
        ChartKind::Marks | ChartKind::Band => marks::drawn(chart, &scale),
        ChartKind::Lines(across) => lines::drawn(chart, &scale, across),
    };
    if chart.series.len() > 1 && !matches!(chart.kind, ChartKind::Lines(_)) {
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
    let class = match chart.kind {
        ChartKind::Bars | ChartKind::PlainBars => "fig chart chart-bars",
        ChartKind::Marks | ChartKind::Band => "fig chart chart-marks",
        ChartKind::Lines(_) => "fig chart chart-lines",
    };
    let figure = Element::new("figure").class(class).id(id);
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
