//! The number line of a window: the values that could still change a decision above, and the value that no longer
//! could.

use game::Value;

use super::cuts::DrawnCuts;
use crate::element::{Marks, Path, circle, path, text};
use crate::game::number::{is_finite, shown};
use crate::game::scale::Scale;
use crate::game::tree::Game;
use crate::svg::cross;
use crate::svg::measure::{mono_width, sans_width};

/// A drawn number line.
pub(super) struct Axis {
    pub drawing: Marks,
    pub width: f64,
    pub height: f64,
}

/// A scale with its place in the drawing.
struct Placed {
    scale: Scale,
    left: f64,
    unit: f64,
}

impl Placed {
    fn x(&self, value: impl Into<i64>) -> f64 {
        let value = value.into().clamp(self.scale.first, self.scale.last);
        self.left + (value - self.scale.first) as f64 * self.unit
    }
}

/// Draws the window of the first of these cuts. Returns `None` if there is no cut or no window is known.
pub(super) fn axis(
    game: &Game,
    cuts: &DrawnCuts,
    (left, top): (f64, f64),
    width: f64,
) -> Option<Axis> {
    let cut = *cuts.nodes.first()?;
    let (node, why) = (&game.nodes[cut], game.nodes[cut].why?);
    let window = node.window?;
    let mover = game.who(node.mover?);
    let leaves = game.nodes.iter().filter(|node| node.children.is_empty());
    let values = leaves.filter_map(|node| node.value);
    let values: Vec<Value> = values
        .chain([why.best, window.alpha, window.beta])
        .filter(|&value| is_finite(value))
        .collect();
    let words = if cuts.are_several() {
        format!("the window of cut 1, and what {mover} found there")
    } else {
        format!("the window of the cut node, and what {mover} found there")
    };
    let (margin, line) = (74.0, top + 42.0);
    let numbers = Scale::of(&values)?;
    let scale = Placed {
        scale: numbers,
        left: left + margin,
        unit: (width - 2.0 * margin) / (numbers.last - numbers.first) as f64,
    };
    let (from, to) = (scale.x(numbers.first), scale.x(numbers.last));
    let mut out = text("p", (from, top), &words);
    let mut ticks = Path::at((from, line)).horizontal_to(to);
    let mut value = numbers.first;
    while value <= numbers.last {
        let x = scale.x(value);
        ticks = ticks.move_to((x, line - 4.0)).vertical_by(8.0);
        let number = textfmt::minus(&value.to_string());
        out += text("s m", (x, line + 20.0), &number);
        value += numbers.step;
    }
    out += path("axis", &ticks);
    let end = |value: Value, open: f64| {
        if is_finite(value) {
            scale.x(value)
        } else {
            open
        }
    };
    let (alpha, beta) = (end(window.alpha, from - 14.0), end(window.beta, to + 14.0));
    out += path("band", &Path::at((alpha, line)).horizontal_to(beta));
    for (value, x) in [(window.alpha, alpha), (window.beta, beta)] {
        if is_finite(value) {
            out += circle("open", (x, line), 6.0);
        }
    }
    let (a, b) = (
        format!("α = {}", shown(window.alpha)),
        format!("β = {}", shown(window.beta)),
    );
    // Labels that would touch give way, one to each side.
    let half = |label: &str| mono_width(label, 11.0) / 2.0;
    let (apart, needed) = (beta - alpha, half(&a) + half(&b) + 6.0);
    let both = is_finite(window.alpha) && is_finite(window.beta);
    let aside = if both {
        ((needed - apart) / 2.0).max(0.0)
    } else {
        0.0
    };
    if is_finite(window.alpha) {
        out += text("s m win", (alpha - aside, line - 12.0), &a);
    } else {
        out += text("s end win", (alpha - 8.0, line + 4.0), &a);
    }
    if is_finite(window.beta) {
        out += text("s m win", (beta + aside, line - 12.0), &b);
    } else {
        out += text("s win", (beta + 8.0, line + 4.0), &b);
    }
    let best = scale.x(why.best);
    let has = format!("{mover} has {}", shown(why.best));
    out += text("s m bad", (best, line - 26.0), &has);
    out += cross((best, line), 5.5);
    Some(Axis {
        drawing: out,
        width: width
            .max(margin + sans_width(&words, 12.0))
            .max(mono_width(&a, 11.0)),
        height: 42.0 + 26.0,
    })
}
