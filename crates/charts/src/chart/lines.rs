//! Draws counts over a growing quantity as lines, from left to right. The names of the lines are at the end where the lines
//! are farther apart.

use super::bars::track_of;
use super::data::{Chart, NARROW};
use super::key::Sign;
use super::scale::Scale;
use markup::{Element, Marks};
use markup::{mono_width, sans_width};

/// The height of the largest count above the smallest.
const HIGH: f64 = 200.0;
/// The space above the drawing.
const TOP: f64 = 20.0;
/// The space below the drawing, for the numbers on the horizontal axis and their meaning.
const FOOT: f64 = 48.0;
/// The gap between the drawing and the words beside it.
const GAP: f64 = 12.0;
/// The space of a sign before a name.
const SIGN: f64 = 13.0;
/// The additional width of a drawing on a wide page, compared with a narrow one.
const WIDER: f64 = 250.0;
/// The additional width of a drawing at its widest.
const WIDEST: f64 = 380.0;
/// The distance from one name to the next.
const NAME: f64 = 16.0;

pub(super) fn drawn(chart: &Chart, scale: &Scale, across: &str) -> Marks {
    let last = chart.rows.len().saturating_sub(1);
    let steps = last.max(1) as f64;
    let x = |place: usize| place as f64 / steps;
    let y = |count: u128| TOP + HIGH * (1.0 - scale.share(count));
    let spread = |place: usize| {
        let row = chart.rows.get(place).into_iter();
        let counts = row.flat_map(|row| row.counts.iter().flatten());
        let at = counts.map(|count| y(count.count));
        let (low, high) = at.fold((f64::MAX, f64::MIN), |(a, b), it| (a.min(it), b.max(it)));
        high - low
    };
    let names_left = spread(0) > spread(last);
    let names = names(chart, if names_left { 0 } else { last }, y);
    let names_wide = names.iter().map(Name::wide).fold(0.0, f64::max);
    let marks = scale.marks();
    let widest = |words: &mut dyn Iterator<Item = &String>| {
        let widths = words.map(|it| mono_width(it, 11.0));
        widths.fold(0.0, f64::max)
    };
    let scale_wide = widest(&mut marks.iter().map(|(_, written)| written));

    let mut all = Marks::default();
    for (count, written) in &marks {
        let line = Element::new("line").class("rule").share("x1", 0.0);
        let line = line.share("x2", 1.0).number("y1", y(*count));
        all += line.number("y2", y(*count));
        let (class, side, shift) = match names_left {
            true => ("s", 1.0, GAP),
            false => ("s end", 0.0, -GAP),
        };
        let text = Element::new("text").class(class).share("x", side);
        let text = text.number("dx", shift).number("y", y(*count) + 4.0);
        all += text.words(written);
    }
    let room = (NARROW - names_wide - scale_wide - 3.0 * GAP) / steps;
    let foot = TOP + HIGH + 20.0;
    let place_wide = widest(&mut chart.rows.iter().map(|row| &row.name));
    let every = ((place_wide + 4.0) / room).ceil().max(1.0) as usize;
    for (place, row) in chart.rows.iter().enumerate() {
        let class = if place % every == 0 {
            "s m"
        } else {
            "s m wide-only"
        };
        let text = Element::new("text").class(class).share("x", x(place));
        all += text.number("y", foot).words(&row.name);
    }
    let below = Element::new("text").class("p m").share("x", 0.5);
    all += below.number("y", foot + 20.0).words(across);
    for series in (0..chart.series()).rev() {
        all += line(chart, series, x, y);
    }
    // On a wide page the counts are at their points, if these have space for them. Otherwise only
    // the last count is shown, beside the name.
    let pitch = [WIDER, WIDEST].map(|more| room + more / steps);
    let count_wide = widest(&mut chart.counts().map(|count| &count.shown));
    let at_points = chart.series() <= 4 && count_wide <= pitch[0];
    if at_points {
        all += counts_at(chart, pitch, x, y);
    }
    let count_class = if at_points { "v narrow-only" } else { "v" };
    for name in &names {
        let (side, out, class) = match names_left {
            true => (0.0, -1.0, "p end"),
            false => (1.0, 1.0, "p"),
        };
        // A name beside its point needs no sign.
        let mut at = GAP;
        if name.moved {
            let sign = name.sign.mark().moved((out * (GAP + 4.0), name.y));
            let place = Element::new("svg").share("x", side);
            all += place.class("chart-place").inline(&sign);
            at += SIGN;
        }
        let text = Element::new("text").class(class).share("x", side);
        let text = text.number("dx", out * at).number("y", name.y + 4.0);
        let count = Element::new("tspan").class(count_class);
        let count = count.words(&format!(" {}", name.count));
        all += text.words(&name.name).inline(&count);
    }
    let (left, right) = match names_left {
        true => (names_wide, scale_wide + GAP),
        false => (scale_wide + GAP, names_wide),
    };
    let svg = track_of(TOP + HIGH + FOOT).holding(all);
    let style = format!("padding:0 {right:.0}px 0 {left:.0}px");
    let plot = Element::new("div").class("chart-plot");
    plot.attribute("style", &style).holding(svg).into()
}

/// The name of a line, and its place.
struct Name {
    sign: Sign,
    name: String,
    /// The count at this end.
    count: String,
    y: f64,
    /// Whether it was moved away from its point.
    moved: bool,
}

impl Name {
    /// Returns the width of its words beside the drawing.
    fn wide(&self) -> f64 {
        let words = sans_width(&self.name, 12.0) + mono_width(&self.count, 12.0);
        GAP + SIGN + words + 6.0
    }
}

/// Returns the names of the lines at one of their ends, moved apart if they would overlap.
fn names(chart: &Chart, place: usize, y: impl Fn(u128) -> f64) -> Vec<Name> {
    let counts = chart.rows.get(place).map_or(&[][..], |row| &row.counts);
    let all = chart.charted.columns.iter().zip(counts).enumerate();
    let mut names: Vec<Name> = all
        .filter_map(|(series, ((_, name), count))| {
            let count = count.as_ref()?;
            Some(Name {
                sign: Sign::of(series),
                name: name.clone(),
                count: count.shown.clone(),
                y: y(count.count),
                moved: false,
            })
        })
        .collect();
    names.sort_by(|a, b| a.y.total_cmp(&b.y));
    let points: Vec<f64> = names.iter().map(|name| name.y).collect();
    let mut lowest = TOP - NAME;
    for name in &mut names {
        name.y = name.y.max(lowest + NAME);
        lowest = name.y;
    }
    let mut highest = TOP + HIGH + NAME;
    for name in names.iter_mut().rev() {
        name.y = name.y.min(highest - NAME);
        highest = name.y;
    }
    for (name, point) in names.iter_mut().zip(points) {
        name.moved = (name.y - point).abs() > 3.0;
    }
    names
}

fn line(chart: &Chart, series: usize, x: impl Fn(usize) -> f64, y: impl Fn(u128) -> f64) -> Marks {
    let sign = Sign::of(series);
    let points = chart.rows.iter().enumerate().filter_map(|(place, row)| {
        let count = row.counts.get(series)?.as_ref()?;
        Some((x(place), y(count.count)))
    });
    let points: Vec<(f64, f64)> = points.collect();
    let mut marks = Marks::default();
    // The coordinates of a path cannot be shares of the width.
    for (from, to) in points.iter().zip(points.iter().skip(1)) {
        let piece = Element::new("line").class(&sign.class("chart-line"));
        let piece = piece.share("x1", from.0).number("y1", from.1);
        marks += piece.share("x2", to.0).number("y2", to.1);
    }
    for &(across, down) in &points {
        marks += sign.at(across, down);
    }
    marks
}

/// Writes the counts except 0, above or below their points, and a little to a side if a line goes through both places. A
/// count that would cover a point or another count is omitted. `pitch` is the least and the largest space of one place.
fn counts_at(
    chart: &Chart,
    pitch: [f64; 2],
    x: impl Fn(usize) -> f64,
    y: impl Fn(u128) -> f64,
) -> Marks {
    let mut marks = Marks::default();
    for (place, row) in chart.rows.iter().enumerate() {
        let here = row.counts.iter().enumerate();
        let here = here.filter_map(|(series, count)| Some((Sign::of(series), count.as_ref()?)));
        let here: Vec<_> = here.collect();
        // The areas already used in this column, from top to bottom.
        let points = here.iter().map(|(_, count)| y(count.count));
        let mut taken: Vec<[f64; 2]> = points.map(|y| [y - 5.0, y + 5.0]).collect();
        let pieces = pieces(chart, place, &y);
        for (sign, count) in here.iter().filter(|(_, count)| count.count > 0) {
            let downs = match sign.hollow() {
                true => [18.0, -10.0],
                false => [-10.0, 18.0],
            };
            let room = |base: f64| [base - 8.5, base];
            // The numbers of the horizontal axis are below the lowest line.
            let free = |base: f64| {
                let [top, bottom] = room(base);
                bottom < TOP + HIGH + 8.0 && taken.iter().all(|it| bottom < it[0] || it[1] < top)
            };
            let half = mono_width(&count.shown, 11.0) / 2.0;
            let clear = |(shift, base): (f64, f64)| {
                let place = [shift - half - 1.0, shift + half + 1.0];
                let mut pieces = pieces.iter();
                pieces.all(|piece| !piece.meets(place, room(base), pitch))
            };
            // A count beside its point must not reach the next point.
            let side = Some(half + 5.0).filter(|side| side + half + 5.0 < pitch[0]);
            let shifts = [Some(0.0), side.map(|it| -it), side].into_iter().flatten();
            let all = shifts.flat_map(|shift| downs.map(|down| (shift, y(count.count) + down)));
            let all: Vec<(f64, f64)> = all.filter(|&(_, base)| free(base)).collect();
            let best = all.iter().copied().find(|&at| clear(at));
            if let Some((shift, base)) = best.or(all.first().copied()) {
                let text = Element::new("text").class("s m halo wide-only");
                let mut text = text.share("x", x(place));
                if shift != 0.0 {
                    text = text.number("dx", shift);
                }
                marks += text.number("y", base).words(&count.shown);
                taken.push(room(base));
            }
        }
    }
    marks
}

/// A piece of a line, from a point to the previous or the next place.
struct Piece {
    forward: bool,
    from: f64,
    to: f64,
}

/// Returns the pieces of all lines that meet at this place.
fn pieces(chart: &Chart, place: usize, y: impl Fn(u128) -> f64) -> Vec<Piece> {
    let down = |place: Option<usize>, series: usize| {
        let count = chart.rows.get(place?)?.counts.get(series)?.as_ref()?;
        Some(y(count.count))
    };
    let both = [(place.checked_sub(1), false), (Some(place + 1), true)];
    let all = (0..chart.series()).flat_map(|series| both.map(|both| (series, both)));
    let pieces = all.filter_map(|(series, (other, forward))| {
        Some(Piece {
            forward,
            from: down(Some(place), series)?,
            to: down(other, series)?,
        })
    });
    pieces.collect()
}

impl Piece {
    /// Whether it crosses the area at this distance to the right of its point, for some pitch between these two.
    fn meets(&self, [left, right]: [f64; 2], [top, bottom]: [f64; 2], pitch: [f64; 2]) -> bool {
        let (near, far) = match self.forward {
            true => (left, right),
            false => (-right, -left),
        };
        let steep = self.to - self.from;
        if steep.abs() < 0.1 {
            return (top..=bottom).contains(&self.from) && far > 0.0;
        }
        // Between these shares of its length it is at the height of the area.
        let [a, b] = [top, bottom].map(|it| (it - self.from) / steep);
        let (begin, end) = (a.min(b).max(0.0), a.max(b).min(1.0));
        begin < end && pitch[0] * begin < far && near < pitch[1] * end
    }
}
