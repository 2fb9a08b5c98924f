//! A node of the game tree: its contents, and the space that they need.

use super::cuts::DrawnCuts;
use crate::fold::{FoldedNode, What};
use crate::game::fold::{Cut, FoldedGame};
use crate::game::node::Mover;
use crate::game::terms::{AGAIN, NEED_NOT_BE_TRIED, NOT_SEARCHED};
use crate::game::tree::Game;
use crate::input;
use crate::labels::{clip, spaced};
use crate::svg::below::Below;
use crate::svg::measure::mono_width;
use crate::svg::node::{Border, DrawnNode, Part, Room};

/// Draws the nodes of a game tree.
pub(super) struct GameNodes<'g> {
    pub game: &'g Game<'g>,
    pub folded: &'g FoldedGame,
    pub cuts: &'g DrawnCuts,
    /// Whether the figure is whole. In a player it is not: cuts are announced when they happen, and windows narrow.
    pub is_whole: bool,
    /// Whether the figure is in a page, where a reader may change the input of the run.
    pub in_page: bool,
}

/// The surroundings of a node.
#[derive(Default)]
struct Around {
    /// The move that led there.
    above: String,
    below: Vec<Below>,
    /// The space for an arrow on the left, for the window on the right, and for a star between the node and the lines below
    /// it.
    left: f64,
    right: f64,
    star: f64,
}

impl GameNodes<'_> {
    /// Draws the node at this place in the drawing.
    pub(super) fn node(&self, v: usize) -> DrawnNode {
        let shown = &self.folded.nodes[v];
        let (mut out, mut around) = match shown.what {
            What::Node(this) => self.position(this, shown),
            What::Leaf(branches) => cut(self.game, branches),
            What::Gap { siblings, nodes } => {
                let words = format!("⋮ {} more", spaced(nodes.max(siblings)));
                let gap = DrawnNode {
                    width: 20.0,
                    height: 20.0,
                    ..DrawnNode::default()
                };
                let mut around = Around::default();
                around.below.push(Below::left_out(words, shown.opens));
                (gap, around)
            }
        };
        if let Some(number) = self.cuts.number(v).filter(|_| self.is_whole) {
            let words = format!("cut {number}");
            around.below.push(Below::new("w m bad", words));
        }
        if self.in_page {
            out.input = input::of_node(self.game, shown.what);
        }
        around.put_to(out)
    }

    fn position(&self, this: usize, shown: &FoldedNode<Cut>) -> (DrawnNode, Around) {
        let (game, node) = (self.game, &self.game.nodes[this]);
        let has_star = node.parent.is_some() && game.ends_line(self.folded, shown);
        let mut out = DrawnNode {
            class: class(game, this, has_star),
            is_pile: shown.hidden > 0,
            is_faint: node.unvisited,
            ..DrawnNode::default()
        };
        let mut around = Around {
            above: game.led_by(this).unwrap_or_default(),
            below: below(game, this, shown),
            ..Around::default()
        };
        if !node.is_leaf() && self.cuts.at.iter().any(Option::is_some) {
            around.left = 12.0;
        }
        let (mover, again) = (node.chooses(), game.again(this));
        let (value, window) = (value(game, this), node.window_given().unwrap_or_default());
        let text = mono_width(&value, 12.0);
        // In a player the window changes: `now (44, 40)`.
        let given = match self.is_whole || window.is_empty() {
            true => mono_width(&window, 11.0),
            false => mono_width(&format!("now  {window}"), 11.0),
        };
        let value_class = if value == "×" { "v m bad" } else { "v m" };
        if let Some(picture) = game.picture(this) {
            let (wide, high) = picture.extent();
            out.outline = Border::Box(6.0);
            out.width = (wide + 14.0).max(text + 48.0).max(given + 10.0).ceil();
            out.height = high + 30.0 + if window.is_empty() { 0.0 } else { 15.0 };
            // There is room for the player's sign before the value, and for the star behind it.
            let middle = match (mover.is_some(), has_star) {
                (true, false) => 8.0,
                (false, true) => -6.0,
                _ => 0.0,
            };
            if let Some(mover) = mover {
                let class = if again { "sign again" } else { "sign" };
                let at = (middle - text / 2.0 - 12.0, 7.0);
                out.put(Part::Sign(class, mover), at);
            }
            out.write(value_class, (middle, 17.0), value);
            if has_star {
                out.write("w m good", (middle + text / 2.0 + 9.0, 17.0), "★");
            }
            out.put(Part::Picture(picture), (-wide / 2.0, 25.0));
            out.write("s m given", (0.0, 26.0 + high + 14.0), window);
            return (out, around);
        }
        let base;
        (out.outline, out.width, out.height, base) = match mover {
            None => (Border::Box(6.0), (text + 16.0).max(34.0).ceil(), 28.0, 18.5),
            Some(mover) => {
                let wide = (text / 0.52 + 4.0).max(60.0).ceil();
                let base = if mover == Mover::Max { 32.0 } else { 17.0 };
                (Border::Triangle(mover), wide, 40.0, base)
            }
        };
        if again {
            around.above = format!("{} {AGAIN}", around.above).trim_start().to_owned();
        }
        if !window.is_empty() {
            around.right = given + 6.0;
        }
        out.write(value_class, (0.0, base), value);
        out.write("s given", (out.width / 2.0 + 6.0, base), window);
        if has_star {
            around.star = 16.0;
        }
        (out, around)
    }
}

fn value(game: &Game, this: usize) -> String {
    let node = &game.nodes[this];
    match node.label() {
        Some(value) => value,
        None if node.unvisited => game.unseen(this).unwrap_or_default().into(),
        None if !node.returned => "×".into(),
        None if game.valued => "?".into(),
        None => String::new(),
    }
}

fn class(game: &Game, this: usize, has_star: bool) -> &'static str {
    match &game.nodes[this] {
        _ if game.first_too_many() == Some(this) => "n x",
        node if node.parent.is_none() => "n c",
        _ if has_star => "n o",
        node if node.unvisited => "n vain",
        _ if game.answered_at_once(this) => "n k",
        _ => "n",
    }
}

/// Returns the lines below a position.
fn below(game: &Game, this: usize, shown: &FoldedNode<Cut>) -> Vec<Below> {
    let mut out = Vec::new();
    if shown.hidden > 0 {
        let words = format!("… {} below", spaced(shown.hidden));
        out.push(Below::left_out(words, shown.opens));
    }
    if game.first_too_many() == Some(this) {
        out.push(Below::new("w m bad", NEED_NOT_BE_TRIED));
    }
    let looked_at = game.nodes[this].looked_at();
    out.extend(looked_at.map(|words| Below::new("w m", words)));
    out
}

/// Draws branches that were cut: a cross, and faintly below it the value that was never read.
fn cut(game: &Game, cut: Cut) -> (DrawnNode, Around) {
    let (branches, moves) = (game.branches_of(cut), game.cut_moves(cut));
    let mut out = DrawnNode {
        outline: Border::Box(6.0),
        class: "n never",
        width: 34.0,
        height: 28.0,
        ..DrawnNode::default()
    };
    let unread = game.unread(cut).map_or(String::new(), textfmt::minus);
    let (middle, arm) = if unread.is_empty() {
        (14.0, 5.5)
    } else {
        (8.5, 4.0)
    };
    out.put(Part::Cross(arm), (0.0, middle));
    out.write("s m unread", (0.0, 23.5), unread);
    let mut around = Around::default();
    match branches.len() {
        1 => around.above = clip(&moves, 12),
        _ => around.below.push(Below::new("w m bad", moves)),
    }
    if branches.iter().all(|branch| branch.looked_at.is_some()) {
        let words = Game::left_out_as(branches);
        around.below.push(Below::new("w m", words));
    } else if branches.iter().all(|branch| branch.peeked) {
        around.below.push(Below::new("w m", NOT_SEARCHED));
    }
    (out, around)
}

impl Around {
    /// Adds the surroundings to a node, and reserves the space for all of it.
    fn put_to(self, mut out: DrawnNode) -> DrawnNode {
        let pile = if out.is_pile { 6.0 } else { 0.0 };
        let lower = out.height + pile + self.star;
        let widths = self.below.iter().map(Below::width);
        let words = widths.fold(mono_width(&self.above, 11.0), f64::max) / 2.0 + 3.0;
        let half = out.width / 2.0;
        out.room = Room {
            left: (half + self.left).max(words),
            right: (half + self.right + pile).max(words),
            height: lower + 15.0 * self.below.len() as f64,
        };
        out.free_at = 2.0;
        out.write_above(&self.above);
        // A board has the star inside.
        if self.star > 0.0 {
            out.write("w m good", (0.0, out.height + 14.0), "★");
        }
        out.put_below(self.below, lower + 13.0);
        out
    }
}
