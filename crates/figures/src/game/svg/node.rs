//! A node of the game tree: its contents, and the space that they need.

use super::cuts::DrawnCuts;
use crate::fold::FoldedNode;
use crate::game::fold::Cut;
use crate::game::node::Mover;
use crate::game::terms::{AGAIN, NEED_NOT_BE_TRIED, NOT_SEARCHED};
use crate::game::tree::Game;
use crate::game::view::{CutView, PositionView, Worth};
use crate::input;
use crate::labels::{clip, spaced};
use crate::svg::below::Below;
use crate::svg::measure::mono_width;
use crate::svg::node::{Border, DrawnNode, Part, Room};
use crate::view::NodeView;

/// Draws the nodes of a game tree.
pub(super) struct GameNodes<'g> {
    pub game: &'g Game<'g>,
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
    /// Whether its star is below it. A board has the star inside.
    has_star: bool,
    /// Whether there is space for an arrow on the left.
    has_lane: bool,
    /// The width that the window needs on the right.
    beside: f64,
}

impl GameNodes<'_> {
    /// Draws the node at this place in the drawing.
    pub(super) fn node(
        &self,
        v: usize,
        view: &NodeView<PositionView, CutView>,
        shown: &FoldedNode<Cut>,
    ) -> DrawnNode {
        let (mut out, mut around) = match view {
            NodeView::Node(view) => self.position(view, shown),
            NodeView::Branch(view) => cut(view),
            NodeView::LeftOut { siblings, nodes } => {
                let words = format!("⋮ {} more", spaced(*nodes.max(siblings)));
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

    fn position(&self, view: &PositionView, shown: &FoldedNode<Cut>) -> (DrawnNode, Around) {
        let has_star = view.ends_line && !view.is_root;
        let mut out = DrawnNode {
            class: class(view, has_star),
            is_pile: shown.hidden > 0,
            is_faint: view.is_unvisited,
            ..DrawnNode::default()
        };
        let mut around = Around {
            above: view.led_by.clone(),
            below: below(view, shown),
            has_lane: view.is_inner && self.cuts.at.iter().any(Option::is_some),
            ..Around::default()
        };
        let (value, window) = (value(view), view.window.clone().unwrap_or_default());
        let text = mono_width(&value, 12.0);
        // In a player the window changes: `now (44, 40)`.
        let given = match self.is_whole || window.is_empty() {
            true => mono_width(&window, 11.0),
            false => mono_width(&format!("now  {window}"), 11.0),
        };
        let value_class = if value == "×" { "v m bad" } else { "v m" };
        if let Some(picture) = self.game.picture(view.node) {
            let (wide, high) = picture.extent();
            out.outline = Border::Box(6.0);
            out.width = (wide + 14.0).max(text + 48.0).max(given + 10.0).ceil();
            out.height = high + 30.0 + if window.is_empty() { 0.0 } else { 15.0 };
            // There is room for the player's sign before the value, and for the star behind it.
            let middle = match (view.mover.is_some(), has_star) {
                (true, false) => 8.0,
                (false, true) => -6.0,
                _ => 0.0,
            };
            if let Some(mover) = view.mover {
                let class = if view.again { "sign again" } else { "sign" };
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
        (out.outline, out.width, out.height, base) = match view.mover {
            None => (Border::Box(6.0), (text + 16.0).max(34.0).ceil(), 28.0, 18.5),
            Some(mover) => {
                let wide = (text / 0.52 + 4.0).max(60.0).ceil();
                let base = if mover == Mover::Max { 32.0 } else { 17.0 };
                (Border::Triangle(mover), wide, 40.0, base)
            }
        };
        if view.mover.is_some() && view.again {
            around.above = format!("{} {AGAIN}", around.above).trim_start().to_owned();
        }
        if !window.is_empty() {
            around.beside = given + 6.0;
        }
        around.has_star = has_star;
        out.write(value_class, (0.0, base), value);
        out.write("s given", (out.width / 2.0 + 6.0, base), window);
        (out, around)
    }
}

fn value(view: &PositionView) -> String {
    match &view.worth {
        Worth::Value(value) => value.clone(),
        _ if view.is_unvisited => view.unseen.clone().unwrap_or_default(),
        Worth::NeverReturned => "×".into(),
        Worth::NoValue(_) => "?".into(),
        Worth::Nothing => String::new(),
    }
}

fn class(view: &PositionView, has_star: bool) -> &'static str {
    match () {
        () if view.is_too_many => "n x",
        () if view.is_root => "n c",
        () if has_star => "n o",
        () if view.is_unvisited => "n vain",
        () if view.is_answered_at_once => "n k",
        () => "n",
    }
}

/// Returns the lines below a position.
fn below(view: &PositionView, shown: &FoldedNode<Cut>) -> Vec<Below> {
    let mut out = Vec::new();
    if shown.hidden > 0 {
        let words = format!("… {} below", spaced(shown.hidden));
        out.push(Below::left_out(words, shown.opens));
    }
    if view.is_too_many {
        out.push(Below::new("w m bad", NEED_NOT_BE_TRIED));
    }
    if let Some(looked_at) = &view.looked_at {
        out.push(Below::new("w m", looked_at.as_str()));
    }
    out
}

/// Draws branches that were cut: a cross, and faintly below it the value that was never read.
fn cut(view: &CutView) -> (DrawnNode, Around) {
    let mut out = DrawnNode {
        outline: Border::Box(6.0),
        class: "n never",
        width: 34.0,
        height: 28.0,
        ..DrawnNode::default()
    };
    let unread = view.unread.map_or(String::new(), textfmt::minus);
    let (middle, arm) = if unread.is_empty() {
        (14.0, 5.5)
    } else {
        (8.5, 4.0)
    };
    out.put(Part::Cross(arm), (0.0, middle));
    out.write("s m unread", (0.0, 23.5), unread);
    let mut around = Around::default();
    match view.branches.len() {
        1 => around.above = clip(&view.moves, 12),
        _ => around
            .below
            .push(Below::new("w m bad", view.moves.as_str())),
    }
    let mut branches = view.branches.iter();
    if branches.clone().all(|branch| branch.looked_at.is_some()) {
        let words = Game::left_out_as(view.branches);
        around.below.push(Below::new("w m", words));
    } else if branches.all(|branch| branch.peeked) {
        around.below.push(Below::new("w m", NOT_SEARCHED));
    }
    (out, around)
}

impl Around {
    /// Adds the surroundings to a node, and reserves the space for all of it.
    fn put_to(self, mut out: DrawnNode) -> DrawnNode {
        let pile = if out.is_pile { 6.0 } else { 0.0 };
        let star = if self.has_star { 16.0 } else { 0.0 };
        let lane = if self.has_lane { 12.0 } else { 0.0 };
        let lower = out.height + pile + star;
        let widths = self.below.iter().map(Below::width);
        let words = widths.fold(mono_width(&self.above, 11.0), f64::max) / 2.0 + 3.0;
        let half = out.width / 2.0;
        out.room = Room {
            left: (half + lane).max(words),
            right: (half + self.beside + pile).max(words),
            height: lower + 15.0 * self.below.len() as f64,
        };
        out.free_at = 2.0;
        out.write_above(&self.above);
        if self.has_star {
            out.write("w m good", (0.0, out.height + 14.0), "★");
        }
        out.put_below(self.below, lower + 13.0);
        out
    }
}
