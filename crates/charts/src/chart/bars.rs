//! Draws counts as bars, each with its number at its end.

use super::data::{Chart, ChartCount, NARROW};
use super::key::Sign;
use super::scale::Scale;
use markup::mono_width;
use markup::{Element, Marks};

/// The height of a bar.
const BAR: f64 = 15.0;
/// The distance from one bar of a row to the next.
const STEP: f64 = 19.0;
/// The gap between a bar's end and its number.
const GAP: f64 = 6.0;

pub(super) fn drawn(chart: &Chart, scale: &Scale) -> Marks {
    let rows = chart.rows.iter().map(|row| {
        let height = STEP * row.counts.len() as f64;
        let mut track = rules(scale, height);
        for (series, count) in row.counts.iter().enumerate() {
            track += bar(series, count.as_ref(), scale);
        }
        let name = Element::new("div").class("chart-name").words(&row.name);
        let mut both = Marks::from(name);
        both += track_of(height).holding(track);
        Element::new("div").class("chart-row").holding(both)
    });
    let mut all: Marks = rows.collect();
    all += axis(scale);
    all
}

/// Returns an empty drawing as wide as the chart.
pub(super) fn track_of(height: f64) -> Element {
    let svg = Element::new("svg").class("chart-track");
    svg.attribute("width", "100%").number("height", height)
}

/// Draws the marks of the scale as lines through a row.
pub(super) fn rules(scale: &Scale, height: f64) -> Marks {
    let lines = scale.marks().into_iter().map(|(count, _)| {
        let across = scale.share(count);
        let line = Element::new("line").class("rule");
        let line = line.share("x1", across).share("x2", across);
        line.number("y1", 0.0).number("y2", height)
    });
    lines.collect()
}

/// Writes the marks of the scale below its rows.
pub(super) fn axis(scale: &Scale) -> Marks {
    let marks = scale.marks();
    let mut words = Marks::default();
    // Numbers that do not fit on a narrow page are written only on a wide one.
    let mut end = f64::NEG_INFINITY;
    for (count, written) in marks {
        let across = scale.share(count);
        let wide = mono_width(&written, 11.0);
        let (class, from) = match across * NARROW {
            at if at < wide / 2.0 => ("s", at),
            at if at + wide / 2.0 > NARROW => ("s end", at - wide),
            at => ("s m", at - wide / 2.0),
        };
        let room = from >= end + GAP;
        if room {
            end = from + wide;
        }
        let class = format!("{class}{}", if room { "" } else { " wide-only" });
        let text = Element::new("text").class(&class).share("x", across);
        words += text.number("y", 13.0).words(&written);
    }
    track_of(18.0).holding(words).into()
}

fn bar(series: usize, count: Option<&ChartCount>, scale: &Scale) -> Marks {
    let top = STEP * series as f64 + (STEP - BAR) / 2.0;
    let share = count.map_or(0.0, |count| scale.share(count.count));
    let mut marks = Marks::default();
    if count.is_some_and(|count| count.count > 0) {
        let bar = Element::new("rect").class(Sign::of(series).bar());
        let bar = bar.number("x", 0.0).number("y", top).share("width", share);
        marks += bar.number("height", BAR).number("rx", 2.0);
    }
    let words = count.map_or("–", |count| &count.shown);
    marks += beside(words, share, GAP, top + BAR - 3.5);
    marks
}

/// Writes words beside a place: on its right if they fit there on the smallest page, otherwise on its left, and at the right
/// end if they fit on neither side.
pub(super) fn beside(words: &str, share: f64, gap: f64, down: f64) -> Element {
    let wide = mono_width(words, 12.0) + gap;
    let at = share * NARROW;
    let (class, at, shift) = match () {
        () if at + wide <= NARROW => ("v", share, gap),
        () if at >= wide => ("v end", share, -gap),
        () => ("v end", 1.0, 0.0),
    };
    let text = Element::new("text").class(class).share("x", at);
    text.number("dx", shift).number("y", down).words(words)
}
