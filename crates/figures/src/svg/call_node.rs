//! A node of the recursion tree: its content, and the space that it takes.

use super::below::Below;
use super::measure::{mono_width, sans_width, wrap_label, wrap_words};
use super::node::{Border, DrawnNode, Part, Room};
use crate::call_view::CallView;
use crate::choices::{Choice, left_out};
use crate::facts::CallAnalysis;
use crate::fold::{FoldedNode, What};
use crate::labels::{clip, counted, not_shown, spaced};
use crate::roles::{DEAD_END, Role};

/// The distance from the sides of a box to its content.
const EDGE: f64 = 5.0;
/// How far the pile of a folded node reaches below its box.
const PILE: f64 = 6.0;

/// How the label of a call is broken into lines.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Style {
    /// `fibonacci(5)` on one line if it fits.
    OneLine,
    /// The name above the arguments, which is narrower, for wide trees.
    NameAbove,
    /// Only the arguments. All calls are calls of the function that the first one names.
    Arguments,
}

/// Draws a call, a choice that led to no call, or calls that are not shown.
pub(super) fn call_node<'t>(
    facts: &CallAnalysis<'t>,
    shown: &FoldedNode<Choice<'t>>,
    style: Style,
) -> DrawnNode {
    let (mut out, above) = match shown.what {
        What::Node(call) => {
            let node = call_box(&CallView::of(facts, call), shown, style);
            (node, facts.choice[call])
        }
        What::Gap { siblings, nodes } => {
            let words = not_shown(&left_out(siblings, nodes));
            (
                sign("m soft", "⋮", Below::left_out(words, shown.opens)),
                None,
            )
        }
        What::Leaf(Choice::Rejected(_, choice)) => {
            let words = format!("{} {}", clip(choice, 16), facts.left_out());
            (sign("m bad", "×", Below::new("w m", words)), None)
        }
        What::Leaf(Choice::Tried(call, play)) => {
            let play = facts.play(call, play);
            let (class, mark) = match facts.solves(play) {
                true => ("m good", "★"),
                false => ("m soft", "○"),
            };
            let node = sign(class, mark, Below::new("w m", facts.came_of(play)));
            (node, Some(play.choice))
        }
    };
    if let Some(choice) = above {
        out.write_above(&clip(choice, 12));
    }
    out
}

/// Draws a sign without a box, and words below it.
fn sign(class: &'static str, sign: &str, below: Below) -> DrawnNode {
    let mut out = DrawnNode {
        width: 20.0,
        height: 20.0,
        ..DrawnNode::default()
    };
    out.write(class, (0.0, 15.0), sign);
    with_below(out, Some(below))
}

/// Draws the box of a call, and gives it the title that a pointer shows.
fn call_box(call: &CallView, shown: &FoldedNode<Choice>, style: Style) -> DrawnNode {
    let lines = label(call, style);
    let measure = |text: &str| sans_width(text, 11.0);
    let notes = call.notes.iter().take(4);
    let notes = notes.flat_map(|note| wrap_words(&clip(note, 60), 150.0, measure));
    let notes: Vec<String> = notes.take(4).collect();
    let (number, returned) = (spaced(call.call + 1), call.returned(20));
    let gap = if returned.is_empty() { 0.0 } else { 5.0 };
    let below_them = mono_width(&number, 11.0) + mono_width(&returned, 12.0) + gap;
    let widths = lines.iter().map(|line| mono_width(line, 13.0));
    let widths = widths.chain(notes.iter().map(|note| measure(note)));
    let widest = widths.fold(below_them, f64::max);
    let value = call.value.as_ref();
    let value = value.map_or(String::new(), |value| format!(" → {value}"));
    let mut out = DrawnNode {
        outline: Border::Box(9.0),
        class: node_class(call),
        width: (widest + 2.0 * EDGE).max(48.0).ceil(),
        height: 26.0 + 16.0 * lines.len() as f64 + 14.0 * notes.len() as f64,
        is_pile: shown.hidden > 0,
        title: format!("{}({}){value}", call.function, call.args),
        ..DrawnNode::default()
    };
    let (side, height) = (out.width / 2.0, out.height);
    if call.role == Role::Base && !call.is_root {
        out.put(Part::Foot(out.width - 18.0), (9.0 - side, height));
    }
    let mut base = 18.0;
    for line in lines {
        out.write("m", (0.0, base), line);
        base += 16.0;
    }
    for note in notes {
        out.write("w m i", (0.0, base - 1.0), note);
        base += 14.0;
    }
    out.write("s", (EDGE - side, height - 7.0), number);
    let class = if returned == "×" {
        "v end bad"
    } else {
        "v end"
    };
    out.write(class, (side - EDGE, height - 7.0), returned);
    let below = match call.role {
        _ if out.is_pile => {
            let words = format!("… {} below", counted(shown.hidden, "call"));
            Some(Below::left_out(words, shown.opens))
        }
        Role::DeadEnd => Some(Below::new("w m", DEAD_END)),
        Role::Clash => Some(Below::new("w m", "queens attack")),
        _ => None,
    };
    with_below(out, below)
}

/// Returns `fibonacci(5)` in lines.
fn label(call: &CallView, style: Style) -> Vec<String> {
    let args = call.in_brackets();
    match style {
        Style::OneLine => wrap_label(&format!("{}{args}", call.function), 28, 3),
        Style::Arguments if !call.is_root => wrap_label(&args, 18, 3),
        Style::Arguments | Style::NameAbove => {
            let mut lines = wrap_label(call.function, 18, 1);
            lines.extend(wrap_label(&args, 18, 3));
            lines
        }
    }
}

/// Adds the line below a node and its pile, and the space that all of it takes.
fn with_below(mut out: DrawnNode, below: Option<Below>) -> DrawnNode {
    let pile = if out.is_pile { PILE } else { 0.0 };
    let (wide, high) = match &below {
        Some(words) => (words.width() + 4.0, 16.0 + pile),
        None => (0.0, 0.0),
    };
    out.room = Room::middle(out.width.max(wide), out.height + high);
    out.free_at = 2.0;
    out.put_below(below.into_iter().collect(), out.height + pile + 15.0);
    out
}

pub(super) fn node_class(call: &CallView) -> &'static str {
    match call.role {
        Role::Panicked | Role::NeverReturned | Role::Clash => "n x",
        Role::Solution => "n o",
        Role::Again => "n a",
        Role::Remembered => "n k",
        _ if call.is_root => "n c",
        Role::Base | Role::DeadEnd | Role::Inner => "n",
    }
}
