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

/// The height of a number line.
pub(super) const HEIGHT: f64 = 68.0;

/// Draws the window of the first of these cuts. Returns the number line and its width, or `None` if there is no cut or no window is known.
pub(super) fn axis(
    game: &Game,
    cuts: &DrawnCuts,
    (left, top): (f64, f64),
    width: f64,
) -> Option<(Marks, f64)> {
    let cut = *cuts.nodes.first()?;
    let (node, why) = (&game.nodes[cut], game.nodes[cut].why?);
    let window = node.window?;
    let mover = game.who(node.mover?);
    let leaves = game.nodes.iter().filter(|node| node.children.is_empty());
    let values = leaves.filter_map(|node| node.value);
    let values = values.chain([why.best, window.alpha, window.beta]);
    let which = match cuts.are_several() {
        true => "cut 1",
        false => "the cut node",
    };
    let words = format!("the window of {which}, and what {mover} found there");
    let (margin, line) = (74.0, top + 42.0);
    let Scale { first, last, step } = Scale::of(values)?;
    let unit = (width - 2.0 * margin) / (last - first) as f64;
    let place = |number: i64| left + margin + (number.clamp(first, last) - first) as f64 * unit;
    let (from, to) = (place(first), place(last));
    let mut out = text("p", (from, top), &words);
    let mut ticks = Path::at((from, line)).horizontal_to(to);
    let mut number = first;
    while number <= last {
        let x = place(number);
        ticks = ticks.move_to((x, line - 4.0)).vertical_by(8.0);
        let words = textfmt::minus(&number.to_string());
        out += text("s m", (x, line + 20.0), &words);
        number += step;
    }
    out += path("axis", &ticks);
    let x = |value: Value, open: f64| match is_finite(value) {
        true => place(value.into()),
        false => open,
    };
    let (alpha, beta) = (x(window.alpha, from - 14.0), x(window.beta, to + 14.0));
    out += path("band", &Path::at((alpha, line)).horizontal_to(beta));
    let ends = [
        ("α", window.alpha, alpha, -1.0),
        ("β", window.beta, beta, 1.0),
    ];
    let label = |name: &str, value: Value| format!("{name} = {}", shown(value));
    let widths = ends.map(|(name, value, ..)| mono_width(&label(name, value), 11.0));
    // Labels that would touch give way, one to each side.
    let missing = (widths[0] + widths[1]) / 2.0 + 6.0 - (beta - alpha);
    let aside = match ends.iter().all(|&(_, value, ..)| is_finite(value)) {
        true => (missing / 2.0).max(0.0),
        false => 0.0,
    };
    let mut labels = Marks::default();
    for (name, value, x, side) in ends {
        let label = label(name, value);
        if is_finite(value) {
            out += circle("open", (x, line), 6.0);
            labels += text("s m win", (x + side * aside, line - 12.0), &label);
        } else {
            let class = if side < 0.0 { "s end win" } else { "s win" };
            labels += text(class, (x + side * 8.0, line + 4.0), &label);
        }
    }
    out += labels;
    let best = place(why.best.into());
    let has = format!("{mover} has {}", shown(why.best));
    out += text("s m bad", (best, line - 26.0), &has);
    out += cross((best, line), 5.5);
    let width = width.max(margin + sans_width(&words, 12.0)).max(widths[0]);
    Some((out, width))
}
