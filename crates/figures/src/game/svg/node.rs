//! A node of the game tree, ready to be drawn.

use crate::fold::What;
use crate::game::fold::{Cut, FoldedGame};
use crate::game::node::Mover;
use crate::game::terms::{AGAIN, LOOKED_AT, NEED_NOT_BE_TRIED, NOT_SEARCHED};
use crate::game::tree::Game;
use crate::labels::{clip, counted, spaced};
use crate::pictures::Picture;
use crate::svg::below::Below;
use crate::svg::measure::mono_width;

/// What a node looks like.
pub(super) enum Shape {
    /// MAX or MIN as a triangle.
    Triangle(Mover),
    /// A leaf, or a node of which nothing more is known.
    Box,
    /// The board itself.
    Board(Picture),
    /// A branch that was cut.
    Cut,
    /// Siblings that are not shown.
    Gap,
}

pub(super) struct GameNode {
    pub(super) shape: Shape,
    pub(super) mover: Option<Mover>,
    /// It was built, and never visited.
    pub(super) vain: bool,
    /// The same player moved before.
    pub(super) again: bool,
    pub(super) value: String,
    pub(super) window: String,
    pub(super) class: &'static str,
    pub(super) star: bool,
    /// Above the node: the move that led here.
    pub(super) above: String,
    pub(super) below: Vec<Below>,
    pub(super) pile: bool,
    pub(super) width: f64,
    pub(super) height: f64,
    /// Room for an arrow on the left.
    pub(super) lane: bool,
    /// Room for the window as it is narrowed while the node is searched.
    pub(super) narrowed: f64,
    /// Which part of what the run was given it shows.
    pub(super) input: Option<String>,
}

impl GameNode {
    pub(super) fn new(game: &Game, folded: &FoldedGame, v: usize, number: Option<usize>) -> Self {
        let shown = &folded.nodes[v];
        let mut out = GameNode {
            shape: Shape::Gap,
            mover: None,
            vain: false,
            again: false,
            value: String::new(),
            window: String::new(),
            class: "n",
            star: false,
            above: String::new(),
            below: Vec::new(),
            pile: shown.hidden > 0,
            width: 20.0,
            height: 20.0,
            lane: false,
            narrowed: 0.0,
            input: None,
        };
        match shown.what {
            What::Node(node) => {
                out.position(game, folded, v, node);
                if let Some(number) = number {
                    out.below
                        .push(Below::new("w m bad", format!("cut {number}")));
                }
            }
            What::Leaf(Cut { node, from, to }) => {
                out.shape = Shape::Cut;
                (out.width, out.height) = (34.0, 28.0);
                if let Some(value) = game.unread(shown.what) {
                    out.value = words::minus(value);
                }
                let moves = game.cut_moves(shown.what);
                if to - from == 1 {
                    out.above = clip(&moves, 12);
                } else {
                    out.below.push(Below::new("w m bad", moves));
                }
                let cut = &game.nodes[node].cut[from..to];
                if cut.iter().all(|branch| branch.looked_at.is_some()) {
                    out.below.push(Below::new("w m", Game::left_out_as(cut)));
                } else if cut.iter().all(|branch| branch.peeked) {
                    out.below.push(Below::new("w m", NOT_SEARCHED));
                }
                if let Some(number) = number {
                    out.below
                        .push(Below::new("w m bad", format!("cut {number}")));
                }
            }
            What::Gap { siblings, nodes } => {
                out.below.push(Below::left_out(
                    format!("⋮ {} more", spaced(nodes.max(siblings))),
                    shown.opens,
                ));
            }
        }
        out
    }

    /// In a player the window beside a node changes: `now (44, 40)`.
    pub(super) fn leave_room_for_now(&mut self) {
        if self.window.is_empty() {
            return;
        }
        self.narrowed = mono_width("now  ", 11.0);
        if self.is_board() {
            let window = mono_width(&self.window, 11.0) + self.narrowed;
            self.width = self.width.max(window + 10.0).ceil();
        }
    }

    fn position(&mut self, game: &Game, folded: &FoldedGame, v: usize, this: usize) {
        let node = &game.nodes[this];
        let (shown, inner) = (&folded.nodes[v], !node.children.is_empty());
        let on_line = |&child: &usize| matches!(folded.nodes[child].what, What::Node(node) if game.nodes[node].line);
        self.star = node.line && !shown.children.iter().any(on_line) && node.parent.is_some();
        self.vain = node.unvisited;
        self.value = match node.label() {
            Some(value) => value,
            None if node.unvisited => game.unseen(this).unwrap_or_default().to_owned(),
            None if !node.returned => "×".into(),
            None if game.valued => "?".into(),
            None => String::new(),
        };
        self.class = match () {
            () if game.first_too_many() == Some(this) => "n x",
            () if node.parent.is_none() => "n c",
            () if self.star => "n o",
            () if node.unvisited => "n vain",
            () if game.answered_at_once(this) => "n k",
            () => "n",
        };
        self.mover = node.mover.filter(|_| inner);
        self.again = game.again(this);
        self.lane = inner;
        self.above = game.led_by(this).unwrap_or_default();
        if shown.hidden > 0 {
            self.below.push(Below::left_out(
                format!("… {} below", spaced(shown.hidden)),
                shown.opens,
            ));
        }
        if game.first_too_many() == Some(this) {
            self.below.push(Below::new("w m bad", NEED_NOT_BE_TRIED));
        }
        if node.peeked > 0 {
            self.below.push(Below::new(
                "w m",
                format!("{LOOKED_AT} {}", counted(node.peeked, "move")),
            ));
        }
        let window = node
            .window
            .filter(|_| inner)
            .map(crate::game::number::window_shown);
        self.window = window.unwrap_or_default();
        let text = mono_width(&self.value, 12.0);
        match (game.picture(this), self.mover) {
            (Some(picture), _) => {
                let (wide, high) = picture.extent();
                let window = mono_width(&self.window, 11.0);
                self.width = (wide + 14.0).max(text + 48.0).max(window + 10.0).ceil();
                self.height = high + 30.0 + if self.window.is_empty() { 0.0 } else { 15.0 };
                self.shape = Shape::Board(picture);
            }
            (None, Some(mover)) => {
                if self.again {
                    self.above = format!("{} {AGAIN}", self.above).trim_start().to_owned();
                }
                self.width = (text / 0.52 + 4.0).max(60.0).ceil();
                self.height = 40.0;
                self.shape = Shape::Triangle(mover);
            }
            (None, None) => {
                self.width = (text + 16.0).max(34.0).ceil();
                self.height = 28.0;
                self.shape = Shape::Box;
            }
        }
    }

    /// Whether its picture refers to symbols.
    pub(super) fn has_symbols(&self) -> bool {
        matches!(&self.shape, Shape::Board(picture) if picture.has_symbols())
    }

    pub(super) fn is_board(&self) -> bool {
        matches!(self.shape, Shape::Board(..))
    }

    /// Where the words below it begin.
    pub(super) fn lower(&self) -> f64 {
        self.height + if self.pile { 6.0 } else { 0.0 } + if self.stands_out() { 16.0 } else { 0.0 }
    }

    /// Whether its star stands below it: a board has it inside.
    pub(super) fn stands_out(&self) -> bool {
        self.star && !self.is_board()
    }

    pub(super) fn half(&self) -> f64 {
        self.width / 2.0
    }

    /// Where an arrow meets it that comes from below, from the left or from the right of `x`, its
    /// middle; seen from there and from its top.
    pub(super) fn target(&self, from_right: bool) -> (f64, f64) {
        let side = if from_right { 0.25 } else { -0.25 } * self.width;
        match self.shape {
            Shape::Triangle(Mover::Min) => (side + side.signum() * 2.0, self.height * 0.5 + 4.0),
            _ => (side, self.height + 3.0),
        }
    }

    /// How far the value of a board stands to the right, for the sign before it and the star
    /// behind it.
    pub(super) fn shift(&self) -> f64 {
        match (self.mover.is_some(), self.star) {
            (true, false) => 8.0,
            (false, true) => -6.0,
            _ => 0.0,
        }
    }
}
