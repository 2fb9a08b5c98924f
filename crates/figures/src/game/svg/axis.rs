//! The number line of a window: what would still change a decision above, and the value that
//! no longer did.

use crate::game::Game;
use crate::game::number::{INFINITY, shown};
use crate::svg::measure::{mono_width, sans_width};
use crate::svg::{escape, num};

/// A number line, drawn.
pub(super) struct Axis {
    pub drawing: String,
    pub width: f64,
    pub height: f64,
}

/// The numbers that a line shows, and where.
struct Scale {
    first: i64,
    last: i64,
    step: i64,
    left: f64,
    unit: f64,
}

impl Scale {
    /// A scale that shows all of `values` between `left` and `right`.
    fn new(values: &[i64], left: f64, right: f64) -> Option<Self> {
        let (low, high) = (*values.iter().min()?, *values.iter().max()?);
        let wanted = ((high - low) / 8).max(1);
        let step = (0..18)
            .flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)))
            .find(|&step| step >= wanted)?;
        let first = low.div_euclid(step) * step - if low.rem_euclid(step) == 0 { step } else { 0 };
        let last = (high.div_euclid(step) + 1) * step;
        Some(Scale {
            first,
            last,
            step,
            left,
            unit: (right - left) / (last - first) as f64,
        })
    }

    fn x(&self, value: i64) -> f64 {
        let value = value.clamp(self.first, self.last);
        self.left + (value - self.first) as f64 * self.unit
    }
}

/// The window of the first of these cuts; none where there is none or no window is known.
pub(super) fn axis(
    game: &Game,
    cuts: &[usize],
    (left, top): (f64, f64),
    width: f64,
) -> Option<Axis> {
    let cut = *cuts.first()?;
    let (node, why) = (&game.nodes[cut], game.nodes[cut].why?);
    let window = node.window?;
    let mover = node.mover?.name();
    let finite = |value: &i64| value.abs() < INFINITY;
    let leaves = game.nodes.iter().filter(|node| node.children.is_empty());
    let values = leaves.filter_map(|node| node.value);
    let values: Vec<i64> = values
        .chain([why.best, window.alpha, window.beta])
        .filter(finite)
        .collect();
    let words = if cuts.len() > 1 {
        format!("the window of cut 1, and what {mover} found there")
    } else {
        format!("the window of the cut node, and what {mover} found there")
    };
    let (margin, line) = (74.0, top + 42.0);
    let scale = Scale::new(&values, left + margin, left + width - margin)?;
    let mut out = format!(
        "<text class=\"p\" x=\"{}\" y=\"{}\">{}</text>\n",
        num(left),
        num(top),
        escape(&words)
    );
    let (from, to) = (scale.x(scale.first), scale.x(scale.last));
    let mut ticks = format!("M{} {}H{}", num(from), num(line), num(to));
    let mut value = scale.first;
    while value <= scale.last {
        let x = num(scale.x(value));
        ticks += &format!("M{x} {}v8", num(line - 4.0));
        out += &format!(
            "<text class=\"s m\" x=\"{x}\" y=\"{}\">{}</text>\n",
            num(line + 20.0),
            shown(value)
        );
        value += scale.step;
    }
    out += &format!("<path class=\"axis\" d=\"{ticks}\"/>\n");
    let end = |value: i64, open: f64| if finite(&value) { scale.x(value) } else { open };
    let (alpha, beta) = (end(window.alpha, from - 14.0), end(window.beta, to + 14.0));
    let y = num(line);
    out += &format!(
        "<path class=\"band\" d=\"M{} {y}H{}\"/>\n",
        num(alpha),
        num(beta)
    );
    for (value, x) in [(window.alpha, alpha), (window.beta, beta)] {
        if finite(&value) {
            out += &format!(
                "<circle class=\"open\" cx=\"{}\" cy=\"{y}\" r=\"6\"/>\n",
                num(x)
            );
        }
    }
    let mut label = |class: &str, x: f64, y: f64, text: &str| {
        let (x, y) = (num(x), num(y));
        out += &format!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>\n",
            escape(text)
        );
    };
    let (a, b) = (
        format!("α = {}", shown(window.alpha)),
        format!("β = {}", shown(window.beta)),
    );
    if finite(&window.alpha) {
        label("s m win", alpha, line - 12.0, &a);
    } else {
        label("s end win", alpha - 8.0, line + 4.0, &a);
    }
    if finite(&window.beta) {
        label("s m win", beta, line - 12.0, &b);
    } else {
        label("s win", beta + 8.0, line + 4.0, &b);
    }
    let best = scale.x(why.best);
    label(
        "s m bad",
        best,
        line - 26.0,
        &format!("{mover} has {}", shown(why.best)),
    );
    out += &crate::svg::cross(best, line, 5.5);
    Some(Axis {
        drawing: out,
        width: width
            .max(sans_width(&words, 12.0))
            .max(mono_width(&a, 11.0)),
        height: 42.0 + 26.0,
    })
}
