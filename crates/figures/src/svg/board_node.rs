//! A node of a tree of boards.

use std::collections::HashMap;

use boards::{Board, Queens};

use super::below::Below;
use super::measure::mono_width;
use super::scene::{Drawing, Room};
use crate::call_view::{CallNodeView, Fate};
use crate::choices::{Choice, left_out};
use crate::element::{Element, Marks, group, rect, text};
use crate::facts::Facts;
use crate::fold::{FoldedNode, What};
use crate::game::terms::NEVER_RETURNED;
use crate::input::showing;
use crate::labels::{clip, counted, spaced};
use crate::pictures::Picture;
use crate::pictures::text::line;
use crate::roles::{DEAD_END, Role, SOLUTION};
use crate::view::NodeView;

/// The row that is filled next at each depth: not every program goes from the first to the
/// last.
pub(super) struct NextRows(HashMap<usize, usize>);

impl NextRows {
    pub(super) fn new(facts: &Facts) -> Self {
        let mut rows = HashMap::new();
        for (this, call) in facts.tree().calls.iter().enumerate() {
            let first = call.plays.first().map(|play| facts.board_after(play));
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

/// A node, ready to be drawn.
pub(super) struct BoardNode {
    picture: Option<Picture>,
    /// A board that has none.
    text: Vec<String>,
    /// Whether squares are crossed.
    pub(super) crossed: bool,
    class: &'static str,
    pile: bool,
    /// The number of the call in time.
    number: String,
    /// What the call returned, where no board shows it.
    returned: String,
    below: Vec<Below>,
    width: f64,
    height: f64,
    /// Which part of what the run was given it shows.
    pub(super) input: Option<String>,
}

impl BoardNode {
    pub(super) fn new<'t>(
        facts: &Facts<'t>,
        view: &CallNodeView<'t>,
        node: &FoldedNode<Choice<'t>>,
        rows: &NextRows,
    ) -> Self {
        let (board, text) = match node.what {
            What::Node(call) => (facts.board_at(call), facts.call(call).board),
            What::Leaf(Choice::Tried(call, play)) => {
                let play = &facts.call(call).plays[play];
                (Some(facts.board_after(play)), Some(play.board))
            }
            What::Gap { .. } | What::Leaf(Choice::Rejected(_)) => (None, None),
        };
        let mut picture = match (board, node.what) {
            (None, What::Node(_)) => facts
                .queens
                .map(|size| Picture::Queens(Queens::empty(size), Vec::new())),
            (board, _) => board.and_then(|board| Picture::of(board, None)),
        };
        let (class, label) = match view {
            NodeView::Node(call) => match call.role {
                Role::Solution => ("n o", Some(Below::new("w m good", SOLUTION))),
                Role::DeadEnd => ("n", Some(Below::new("w m", DEAD_END))),
                Role::Clash => ("n x", Some(Below::new("w m bad", "queens attack"))),
                Role::Panicked | Role::NeverReturned => {
                    ("n x", Some(Below::new("w m bad", NEVER_RETURNED)))
                }
                Role::Base | Role::Inner | Role::Again | Role::Remembered => ("n", None),
            },
            NodeView::Branch(made) => match made.fate {
                Fate::Rejected => {
                    let words = format!("× {}", made.choice);
                    ("", Some(Below::new("w m bad", words)))
                }
                Fate::Solves => ("n o", Some(Below::new("w m good", SOLUTION))),
                Fate::Tried => ("n hid", Some(Below::new("w m", made.came_of_it))),
            },
            &NodeView::LeftOut { siblings, nodes } => {
                let words = format!("⋮ {}", left_out(siblings, nodes));
                ("", Some(Below::left_out(words, node.opens)))
            }
        };
        let mut below: Vec<Below> = label.into_iter().collect();
        if node.hidden > 0 {
            below.push(Below::left_out(
                format!("… {} below", counted(node.hidden, "call")),
                node.opens,
            ));
        }
        let (number, value) = match view {
            NodeView::Node(call) => (spaced(call.call + 1), call.value.as_ref()),
            NodeView::Branch(_) | NodeView::LeftOut { .. } => (String::new(), None),
        };
        let value = value.filter(|_| facts.shows_values());
        let returned = value.map_or(String::new(), |value| format!("→ {}", clip(value, 12)));
        let text: Vec<String> = match (&picture, text) {
            (None, Some(text)) => text.lines().map(str::to_owned).collect(),
            _ => Vec::new(),
        };
        let mut crossed = false;
        if let (What::Node(call), Some(Picture::Queens(board, crosses))) = (node.what, &mut picture)
        {
            *crosses = never_tried(facts, call, board, rows);
            crossed = !crosses.is_empty();
        }
        let (width, height) = match &picture {
            Some(picture) => picture.extent(),
            None if text.is_empty() => (20.0, 6.0),
            None => {
                let widest = text
                    .iter()
                    .map(|line| mono_width(line, 13.0))
                    .fold(0.0, f64::max);
                (widest + 14.0, 16.0 * text.len() as f64 + 10.0)
            }
        };
        BoardNode {
            picture,
            text,
            crossed,
            class,
            pile: node.hidden > 0,
            number,
            returned,
            below,
            width,
            height,
            input: None,
        }
    }
}

impl Drawing for BoardNode {
    fn room(&self) -> Room {
        let below = self.below.iter().map(Below::width).fold(0.0, f64::max);
        let pile = if self.pile { 5.0 } else { 0.0 };
        let height = self.height + pile + 16.0 * self.below.len() as f64;
        Room::middle((self.above().max(below), height))
    }

    fn foot(&self) -> f64 {
        self.height
    }

    /// Its number in time stands above it.
    fn free_at(&self) -> f64 {
        self.height / 2.0
    }

    fn head(&self) -> f64 {
        let words = !self.number.is_empty() || !self.returned.is_empty();
        if words { 14.0 } else { 0.0 }
    }

    fn draw(&self, (x, y): (f64, f64), v: usize, id: &str) -> Element {
        let left = x - self.width / 2.0;
        let mut out = Marks::default();
        let shifts: &[f64] = if self.pile { &[6.0, 3.0, 0.0] } else { &[0.0] };
        for &shift in shifts.iter().filter(|_| !self.class.is_empty()) {
            let (corner, size) = ((left + shift, y + shift), (self.width, self.height));
            out += rect(self.class, corner, size, 6.0);
        }
        let above = self.above() / 2.0 - 1.0;
        out += text("s halo", (x - above, y - 4.0), &self.number);
        out += text("v end halo", (x + above, y - 4.0), &self.returned);
        if let Some(picture) = &self.picture {
            out += picture.draw((left, y), id);
        }
        for (at, words) in self.text.iter().enumerate() {
            out += line("", (left + 7.0, y + 17.0 + 16.0 * at as f64), words);
        }
        for (at, words) in self.below.iter().enumerate() {
            let lower = y + self.height + if self.pile { 19.0 } else { 14.0 } + 15.0 * at as f64;
            out += words.draw((x, lower));
        }
        showing(group(&format!("{id}-n{v}"), out), self.input.as_deref())
    }
}

impl BoardNode {
    /// The width of the board, or of what stands above it, where that is more.
    fn above(&self) -> f64 {
        let number = mono_width(&self.number, 11.0);
        let words = match self.returned.as_str() {
            "" => number,
            returned => number + 8.0 + mono_width(returned, 12.0),
        };
        self.width.max(words + 2.0)
    }
}

/// The attacked squares of the row that this call fills, save those that it tried all the same.
fn never_tried(facts: &Facts, call: usize, board: &Queens, rows: &NextRows) -> Vec<(usize, usize)> {
    let it = facts.call(call);
    let Some(row) = rows.of(it.depth, board).filter(|_| !board.is_full()) else {
        return Vec::new();
    };
    let plays = it.plays.iter().map(|play| facts.board_after(play));
    let tried: Vec<&Queens> = plays.filter_map(Board::queens).collect();
    let free = |column: usize| {
        !board.is_attacked(row, column) || tried.iter().any(|tried| tried.has(row, column))
    };
    (0..board.size())
        .filter(|&column| !free(column))
        .map(|column| (row, column))
        .collect()
}
