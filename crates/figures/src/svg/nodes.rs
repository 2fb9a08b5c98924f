//! What is written in the nodes of a recursion tree, and how much room it takes.

use super::below::Below;
use super::measure::{mono_width, sans_width, wrap_label, wrap_words};
use crate::call_view::{CallNodeView, CallView, Fate};
use crate::choices::{Choice, left_out};
use crate::element::{Marks, text};
use crate::fold::FoldedNode;
use crate::labels::{clip, counted, not_shown, spaced};
use crate::roles::{DEAD_END, Role};
use crate::view::NodeView;

/// From the sides of a box to what is written in it.
const EDGE: f64 = 5.0;
/// How far the pile of a folded node reaches below its box.
const PILE: f64 = 6.0;

/// How the label of a call is broken into lines.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Style {
    /// `fibonacci(5)` on one line where it fits.
    OneLine,
    /// The name above the arguments: narrower, for wide trees.
    NameAbove,
    /// The arguments alone, since all calls are of the function that the first one names.
    Arguments,
}

/// What is written in one node.
pub(crate) struct Inside {
    lines: Vec<String>,
    notes: Vec<String>,
    number: String,
    value: String,
    /// Below the box, and below its pile.
    below: Below,
    pile: f64,
    pub width: f64,
    pub height: f64,
}

impl Inside {
    pub(crate) fn new(view: &CallNodeView, node: &FoldedNode<Choice>, style: Style) -> Self {
        match view {
            NodeView::Node(call) => Self::of_call(call, node, style),
            &NodeView::LeftOut { siblings, nodes } => {
                let words = not_shown(&left_out(siblings, nodes));
                Self::of_words(Below::left_out(words, node.opens))
            }
            NodeView::Branch(made) if made.fate == Fate::Rejected => {
                let words = format!("{} {}", clip(made.choice, 16), made.came_of_it);
                Self::of_words(Below::new("w m", words))
            }
            NodeView::Branch(made) => Self::of_words(Below::new("w m", made.came_of_it)),
        }
    }

    fn of_words(below: Below) -> Self {
        let empty = String::new;
        Inside {
            lines: vec![],
            notes: vec![],
            number: empty(),
            value: empty(),
            below,
            pile: 0.0,
            width: 20.0,
            height: 20.0,
        }
    }

    fn of_call(call: &CallView, node: &FoldedNode<Choice>, style: Style) -> Self {
        let (args, hidden) = (format!("({})", call.args), node.hidden);
        let lines = match style {
            Style::OneLine => wrap_label(&format!("{}{args}", call.function), 28, 3),
            Style::Arguments if !call.is_root => wrap_label(&args, 18, 3),
            Style::Arguments | Style::NameAbove => {
                let mut lines = wrap_label(call.function, 18, 1);
                lines.extend(wrap_label(&args, 18, 3));
                lines
            }
        };
        let measure = |text: &str| sans_width(text, 11.0);
        let notes = call.notes.iter().take(4);
        let mut notes: Vec<String> = notes
            .flat_map(|note| wrap_words(&clip(note, 60), 150.0, measure))
            .collect();
        notes.truncate(4);
        let number = spaced(call.call + 1);
        let value = call.returned(20);
        let widest = lines
            .iter()
            .map(|line| mono_width(line, 13.0))
            .fold(0.0, f64::max);
        let foot = mono_width(&number, 11.0)
            + mono_width(&value, 12.0)
            + if value.is_empty() { 0.0 } else { 5.0 };
        let noted = notes.iter().map(|note| measure(note)).fold(0.0, f64::max);
        Inside {
            width: (widest.max(foot).max(noted) + 2.0 * EDGE).max(48.0).ceil(),
            height: 26.0 + 16.0 * lines.len() as f64 + 14.0 * notes.len() as f64,
            below: match call.role {
                _ if hidden > 0 => {
                    Below::left_out(format!("… {} below", counted(hidden, "call")), node.opens)
                }
                Role::DeadEnd => Below::new("w m", DEAD_END),
                Role::Clash => Below::new("w m", "queens attack"),
                _ => Below::default(),
            },
            pile: if hidden > 0 { PILE } else { 0.0 },
            lines,
            notes,
            number,
            value,
        }
    }

    /// The room the node takes in the layout.
    pub(crate) fn extent(&self) -> (f64, f64) {
        let below = if self.below.is_empty() {
            (0.0, 0.0)
        } else {
            (self.below.width() + 4.0, 16.0 + self.pile)
        };
        (self.width.max(below.0), self.height + below.1)
    }

    /// The text of a node whose box is centred at `x` and begins at `y`.
    pub(super) fn write(&self, x: f64, y: f64) -> Marks {
        let mut out = Marks::default();
        let mut base = y + 18.0;
        for line in &self.lines {
            out += text("m", (x, base), line);
            base += 16.0;
        }
        for note in &self.notes {
            out += text("w m i", (x, base - 1.0), note);
            base += 14.0;
        }
        let (left, right, foot) = (
            x - self.width / 2.0 + EDGE,
            x + self.width / 2.0 - EDGE,
            y + self.height - 7.0,
        );
        out += text("s", (left, foot), &self.number);
        let class = if self.value == "×" {
            "v end bad"
        } else {
            "v end"
        };
        out += text(class, (right, foot), &self.value);
        out += self.below.draw((x, y + self.height + self.pile + 15.0));
        out
    }
}
