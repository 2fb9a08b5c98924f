//! A node of a tree of boards: the board, the words around it, and the space that both take.

use boards::Queens;

use super::below::Below;
use super::measure::mono_width;
use super::node::{Border, DrawnNode, Part, Room};
use crate::choices::{CallOr, Choice, left_out};
use crate::facts::CallAnalysis;
use crate::fold::{FoldedNode, What};
use crate::game::terms::NEVER_RETURNED;
use crate::labels::{clip, counted, spaced, value};
use crate::pictures::text::spaces_kept;
use crate::pictures::{LastMove, Picture};
use crate::roles::{DEAD_END, Role, SOLUTION};

/// Draws a call as the board at the time of the call, or a choice as the board that it led to.
pub(super) fn board_node<'t>(
    facts: &CallAnalysis<'t>,
    shown: &FoldedNode<Choice<'t>>,
) -> DrawnNode {
    let mut out = DrawnNode {
        is_pile: shown.hidden > 0,
        ..DrawnNode::default()
    };
    let (number, value) = match shown.what {
        What::Node(call) => (spaced(call + 1), value(facts.call(call))),
        What::Leaf(_) | What::Gap { .. } => (String::new(), None),
    };
    let value = value.filter(|_| facts.shows_values());
    let returned = value.map_or(String::new(), |value| format!("→ {}", clip(&value, 12)));
    let (picture, text) = board(facts, shown.what);
    let text = text.filter(|_| picture.is_none()).unwrap_or_default();
    let text: Vec<&str> = text.lines().collect();
    (out.width, out.height) = match &picture {
        Some(picture) => picture.extent(),
        None if text.is_empty() => (20.0, 6.0),
        None => {
            let widths = text.iter().map(|line| mono_width(line, 13.0));
            let widest = widths.fold(0.0, f64::max);
            (widest + 14.0, 16.0 * text.len() as f64 + 10.0)
        }
    };
    let words = match returned.as_str() {
        "" => mono_width(&number, 11.0),
        returned => mono_width(&number, 11.0) + 8.0 + mono_width(returned, 12.0),
    };
    // The width of the board, or of the words above it if these are wider.
    let wide = out.width.max(words + 2.0);
    if !number.is_empty() {
        out.head = 14.0;
    }
    let (side, above) = (out.width / 2.0, wide / 2.0 - 1.0);
    out.write("s halo", (-above, -4.0), number);
    out.write("v end halo", (above, -4.0), returned);
    if let Some(picture) = picture {
        out.put(Part::Picture(picture), (-side, 0.0));
    }
    for (at, words) in text.into_iter().enumerate() {
        let place = (7.0 - side, 17.0 + 16.0 * at as f64);
        out.write("", place, spaces_kept(words));
    }
    let (class, label) = fate(facts, shown);
    if let Some(class) = class {
        (out.outline, out.class) = (Border::Box(6.0), class);
    }
    let mut below: Vec<Below> = label.into_iter().collect();
    let mut pile = 0.0;
    if out.is_pile {
        let words = format!("… {} below", counted(shown.hidden, "call"));
        below.push(Below::left_out(words, shown.opens));
        pile = 5.0;
    }
    let widths = below.iter().map(Below::width);
    let widest = widths.fold(wide, f64::max);
    out.room = Room::middle(widest, out.height + pile + 16.0 * below.len() as f64);
    // The number in time is above the node.
    out.free_at = out.height / 2.0;
    out.put_below(below, out.height + pile + 14.0);
    out
}

/// Returns the class of the outline, and the line below the node.
fn fate<'t>(
    facts: &CallAnalysis<'t>,
    shown: &FoldedNode<Choice<'t>>,
) -> (Option<&'static str>, Option<Below>) {
    let good = || Some(Below::new("w m good", SOLUTION));
    let bad = |words: &str| Some(Below::new("w m bad", words));
    match shown.what {
        What::Node(call) => match facts.roles[call] {
            Role::Solution => (Some("n o"), good()),
            Role::DeadEnd => (Some("n"), Some(Below::new("w m", DEAD_END))),
            Role::Clash => (Some("n x"), bad("queens attack")),
            Role::Panicked | Role::NeverReturned => (Some("n x"), bad(NEVER_RETURNED)),
            Role::Base | Role::Inner | Role::Again | Role::Remembered => (Some("n"), None),
        },
        What::Leaf(Choice::Rejected(_, choice)) => (None, bad(&format!("× {choice}"))),
        What::Leaf(Choice::Tried(call, play)) => {
            let play = facts.play(call, play);
            match facts.solves(play) {
                true => (Some("n o"), good()),
                false => (Some("n hid"), Some(Below::new("w m", facts.came_of(play)))),
            }
        }
        What::Gap { siblings, nodes } => {
            let words = format!("⋮ {}", left_out(siblings, nodes));
            (None, Some(Below::left_out(words, shown.opens)))
        }
    }
}

/// Returns the picture of a node's board, and its text.
fn board<'t>(facts: &CallAnalysis<'t>, what: CallOr<'t>) -> (Option<Picture>, Option<&'t str>) {
    match what {
        What::Node(call) => {
            let empty = || Some(Picture::Queens(Queens::empty(facts.queens?), Vec::new()));
            let mut picture = match facts.board_at(call) {
                Some(board) => Picture::of(board, before(facts, call)),
                None => empty(),
            };
            if let Some(Picture::Queens(board, crosses)) = &mut picture {
                *crosses = never_tried(facts, call, board);
            }
            (picture, facts.call(call).board)
        }
        What::Leaf(Choice::Tried(call, play)) => {
            let play = facts.play(call, play);
            (Picture::of(facts.board(play.to), None), Some(play.board))
        }
        What::Gap { .. } | What::Leaf(Choice::Rejected(..)) => (None, None),
    }
}

/// Returns the step from the board of the calling function to the board of a call.
fn before<'f>(facts: &'f CallAnalysis, call: usize) -> Option<LastMove<'f>> {
    Some(LastMove {
        before: facts.board_at(facts.call(call).parent?)?,
        choice: None,
        by: None,
    })
}

/// Returns the attacked squares of the row that this call fills, except the squares that it tried anyway. A call that tried
/// none fills the first empty row.
fn never_tried(facts: &CallAnalysis, call: usize, board: &Queens) -> Vec<(usize, usize)> {
    if board.is_full() {
        return Vec::new();
    }
    let plays = facts.call(call).plays.iter();
    let tried = plays.filter_map(|play| facts.board(play.to).queens());
    let tried: Vec<&Queens> = tried.collect();
    let is_empty = |row: &usize| board.queens().iter().all(|(filled, _)| filled != row);
    let first = tried.first().and_then(|first| first.newest(board));
    let filled = first.map(|(row, _)| row).filter(is_empty);
    let row = filled.or_else(|| (0..board.size()).find(is_empty));
    let squares = row
        .into_iter()
        .flat_map(|row| (0..board.size()).map(move |column| (row, column)));
    let is_crossed = |&(row, column): &(usize, usize)| {
        board.is_attacked(row, column) && !tried.iter().any(|tried| tried.has(row, column))
    };
    squares.filter(is_crossed).collect()
}
