//! A node of a tree of boards: the board, the words around it, and the space that both take.

use std::collections::HashMap;

use boards::{Board, Queens};

use super::below::Below;
use super::measure::mono_width;
use super::node::{Border, DrawnNode, Part, Room};
use crate::call_view::{CallNodeView, Fate};
use crate::choices::{CallOr, Choice, left_out};
use crate::facts::CallAnalysis;
use crate::fold::{FoldedNode, What};
use crate::game::terms::NEVER_RETURNED;
use crate::labels::{clip, counted, spaced};
use crate::pictures::text::spaces_kept;
use crate::pictures::{LastMove, Picture};
use crate::roles::{DEAD_END, Role, SOLUTION};
use crate::view::NodeView;

/// The row that is filled next at each depth. Some programs do not fill the rows from the first to the last.
pub(super) struct NextRows(HashMap<usize, usize>);

impl NextRows {
    pub(super) fn new(facts: &CallAnalysis) -> Self {
        let mut rows = HashMap::new();
        for (this, call) in facts.tree().calls.iter().enumerate() {
            let first = call.plays.first().map(|play| facts.board(play.to));
            let Some(played) = first.and_then(Board::queens) else {
                continue;
            };
            let empty = Queens::empty(played.size());
            let before = facts.board_at(this).and_then(Board::queens);
            if let Some((row, _)) = played.newest(before.unwrap_or(&empty)) {
                rows.entry(call.depth).or_insert(row);
            }
        }
        NextRows(rows)
    }

    fn of(&self, depth: usize, board: &Queens) -> Option<usize> {
        let empty = |row: &usize| board.queens().iter().all(|(filled, _)| filled != row);
        self.0
            .get(&depth)
            .copied()
            .filter(empty)
            .or_else(|| (0..board.size()).find(empty))
    }
}

/// Draws a call as the board at the time of the call, or a choice as the board that it led to.
pub(super) fn board_node<'t>(
    facts: &CallAnalysis<'t>,
    view: &CallNodeView<'t>,
    shown: &FoldedNode<Choice<'t>>,
    rows: &NextRows,
) -> DrawnNode {
    let mut out = DrawnNode {
        is_pile: shown.hidden > 0,
        ..DrawnNode::default()
    };
    let (number, value) = match view {
        NodeView::Node(call) => (spaced(call.call + 1), call.value.as_ref()),
        NodeView::Branch(_) | NodeView::LeftOut { .. } => (String::new(), None),
    };
    let value = value.filter(|_| facts.shows_values());
    let returned = value.map_or(String::new(), |value| format!("→ {}", clip(value, 12)));
    let (picture, text) = board(facts, shown.what, rows);
    let text: Vec<&str> = match picture {
        None => text.map_or(Vec::new(), |text| text.lines().collect()),
        Some(_) => Vec::new(),
    };
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
    let (class, label) = fate(view, shown);
    if let Some(class) = class {
        (out.outline, out.class) = (Border::Box(6.0), class);
    }
    let mut below: Vec<Below> = label.into_iter().collect();
    if out.is_pile {
        let words = format!("… {} below", counted(shown.hidden, "call"));
        below.push(Below::left_out(words, shown.opens));
    }
    let (pile, first) = if out.is_pile {
        (5.0, 19.0)
    } else {
        (0.0, 14.0)
    };
    let widths = below.iter().map(Below::width);
    let widest = widths.fold(wide, f64::max);
    out.room = Room::middle(widest, out.height + pile + 16.0 * below.len() as f64);
    // The number in time is above the node.
    out.free_at = out.height / 2.0;
    out.put_below(below, out.height + first);
    out
}

/// Returns the class of the outline, and the line below the node.
fn fate(view: &CallNodeView, shown: &FoldedNode<Choice>) -> (Option<&'static str>, Option<Below>) {
    let good = || Some(Below::new("w m good", SOLUTION));
    let bad = |words: &str| Some(Below::new("w m bad", words));
    match view {
        NodeView::Node(call) => match call.role {
            Role::Solution => (Some("n o"), good()),
            Role::DeadEnd => (Some("n"), Some(Below::new("w m", DEAD_END))),
            Role::Clash => (Some("n x"), bad("queens attack")),
            Role::Panicked | Role::NeverReturned => (Some("n x"), bad(NEVER_RETURNED)),
            Role::Base | Role::Inner | Role::Again | Role::Remembered => (Some("n"), None),
        },
        NodeView::Branch(made) => match made.fate {
            Fate::Rejected => (None, bad(&format!("× {}", made.choice))),
            Fate::Solves => (Some("n o"), good()),
            Fate::Tried => (Some("n hid"), Some(Below::new("w m", made.came_of_it))),
        },
        &NodeView::LeftOut { siblings, nodes } => {
            let words = format!("⋮ {}", left_out(siblings, nodes));
            (None, Some(Below::left_out(words, shown.opens)))
        }
    }
}

/// Returns the picture of a node's board, and its text.
fn board<'t>(
    facts: &CallAnalysis<'t>,
    what: CallOr<'t>,
    rows: &NextRows,
) -> (Option<Picture>, Option<&'t str>) {
    match what {
        What::Node(call) => {
            let picture = match facts.board_at(call) {
                Some(board) => Picture::of(board, before(facts, call)),
                None => facts
                    .queens
                    .map(|size| Picture::Queens(Queens::empty(size), Vec::new())),
            };
            let picture = picture.map(|picture| match picture {
                Picture::Queens(board, _) => {
                    let crosses = never_tried(facts, call, &board, rows);
                    Picture::Queens(board, crosses)
                }
                other => other,
            });
            (picture, facts.call(call).board)
        }
        What::Leaf(Choice::Tried(call, play)) => {
            let play = &facts.call(call).plays[play];
            (Picture::of(facts.board(play.to), None), Some(play.board))
        }
        What::Gap { .. } | What::Leaf(Choice::Rejected(_)) => (None, None),
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

/// Returns the attacked squares of the row that this call fills, except the squares that it tried anyway.
fn never_tried(
    facts: &CallAnalysis,
    call: usize,
    board: &Queens,
    rows: &NextRows,
) -> Vec<(usize, usize)> {
    let it = facts.call(call);
    let Some(row) = rows.of(it.depth, board).filter(|_| !board.is_full()) else {
        return Vec::new();
    };
    let plays = it.plays.iter().map(|play| facts.board(play.to));
    let tried: Vec<&Queens> = plays.filter_map(Board::queens).collect();
    let free = |column: usize| {
        !board.is_attacked(row, column) || tried.iter().any(|tried| tried.has(row, column))
    };
    (0..board.size())
        .filter(|&column| !free(column))
        .map(|column| (row, column))
        .collect()
}
