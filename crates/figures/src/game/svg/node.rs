//! A node of the game tree, ready to be drawn.

use crate::fold::FoldedNode;
use crate::game::fold::Cut;
use crate::game::node::Mover;
use crate::game::terms::{AGAIN, NEED_NOT_BE_TRIED, NOT_SEARCHED};
use crate::game::tree::Game;
use crate::game::view::{CutView, PositionView, Worth};
use crate::labels::{clip, spaced};
use crate::pictures::Picture;
use crate::svg::below::Below;
use crate::svg::measure::mono_width;
use crate::view::NodeView;

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
    /// The node of a view: a position's picture is that of the game, and a cut may have a number.
    pub(super) fn new(
        game: &Game,
        view: &NodeView<PositionView, CutView>,
        shown: &FoldedNode<Cut>,
        number: Option<usize>,
    ) -> Self {
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
        match view {
            NodeView::Node(view) => out.position(view, game.picture(view.node), shown),
            NodeView::Branch(view) => out.cut(view),
            NodeView::LeftOut { siblings, nodes } => {
                let words = format!("⋮ {} more", spaced(*nodes.max(siblings)));
                out.below.push(Below::left_out(words, shown.opens));
            }
        }
        if let Some(number) = number {
            let words = format!("cut {number}");
            out.below.push(Below::new("w m bad", words));
        }
        out
    }

    fn cut(&mut self, view: &CutView) {
        self.shape = Shape::Cut;
        (self.width, self.height) = (34.0, 28.0);
        self.value = view.unread.map_or(String::new(), words::minus);
        match view.branches.len() {
            1 => self.above = clip(&view.moves, 12),
            _ => self.below.push(Below::new("w m bad", view.moves.as_str())),
        }
        if view
            .branches
            .iter()
            .all(|branch| branch.looked_at.is_some())
        {
            let words = Game::left_out_as(view.branches);
            self.below.push(Below::new("w m", words));
        } else if view.branches.iter().all(|branch| branch.peeked) {
            self.below.push(Below::new("w m", NOT_SEARCHED));
        }
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

    fn position(&mut self, view: &PositionView, picture: Option<Picture>, shown: &FoldedNode<Cut>) {
        self.star = view.ends_line && !view.is_root;
        self.vain = view.is_unvisited;
        self.value = match &view.worth {
            Worth::Value(value) => value.clone(),
            _ if view.is_unvisited => view.unseen.clone().unwrap_or_default(),
            Worth::NeverReturned => "×".into(),
            Worth::NoValue(_) => "?".into(),
            Worth::Nothing => String::new(),
        };
        self.class = match () {
            () if view.is_too_many => "n x",
            () if view.is_root => "n c",
            () if self.star => "n o",
            () if view.is_unvisited => "n vain",
            () if view.is_answered_at_once => "n k",
            () => "n",
        };
        self.mover = view.mover;
        self.again = view.again;
        self.lane = view.is_inner;
        self.above.clone_from(&view.led_by);
        if shown.hidden > 0 {
            let words = format!("… {} below", spaced(shown.hidden));
            self.below.push(Below::left_out(words, shown.opens));
        }
        if view.is_too_many {
            self.below.push(Below::new("w m bad", NEED_NOT_BE_TRIED));
        }
        if let Some(looked_at) = &view.looked_at {
            self.below.push(Below::new("w m", looked_at.as_str()));
        }
        self.window = view.window.clone().unwrap_or_default();
        let text = mono_width(&self.value, 12.0);
        match (picture, self.mover) {
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
