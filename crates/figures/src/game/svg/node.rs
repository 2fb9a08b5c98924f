//! A node of the game tree, ready to be drawn.

use super::grid;
use crate::game::fold::{Folded, What};
use crate::game::grid::Grid;
use crate::game::{Game, Mover};
use crate::labels::{clip, counted, spaced};
use crate::svg::arrange::Room;
use crate::svg::measure::{mono_width, sans_width};
use crate::svg::{cross, escape, num};

/// The board of a position, where it is a small grid.
pub(super) fn board(game: &Game, node: usize) -> Option<Grid> {
    Grid::parse(game.nodes[node].board.as_deref()?)
}

/// What a node looks like.
enum Shape {
    /// MAX or MIN as a triangle.
    Triangle(Mover),
    /// A leaf, or a node of which nothing more is known.
    Box,
    /// The board itself, and where the newest mark stands.
    Board(Grid, Option<usize>),
    /// A branch that was cut.
    Cut,
    /// Siblings that are not shown.
    Gap,
}

pub(super) struct Drawn {
    shape: Shape,
    mover: Option<Mover>,
    value: String,
    window: String,
    class: &'static str,
    star: bool,
    /// Above the node: the move that led here.
    above: String,
    /// Below it: a class and a text each.
    below: Vec<(&'static str, String)>,
    pile: bool,
    width: f64,
    height: f64,
    /// Room for an arrow on the left.
    lane: bool,
}

impl Drawn {
    pub(super) fn new(game: &Game, folded: &Folded, v: usize, number: Option<usize>) -> Self {
        let shown = &folded.nodes[v];
        let mut out = Drawn {
            shape: Shape::Gap,
            mover: None,
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
        };
        match shown.what {
            What::Node(node) => out.position(game, folded, v, node),
            What::Cut(node, from, to) => {
                out.shape = Shape::Cut;
                (out.width, out.height) = (34.0, 28.0);
                let moves = game.cut_moves(shown.what);
                if to - from == 1 {
                    out.above = clip(&moves, 12);
                } else {
                    out.below.push(("w m bad", moves));
                }
                if game.nodes[node].cut[from..to]
                    .iter()
                    .all(|branch| branch.peeked)
                {
                    out.below.push(("w m", "not searched".into()));
                }
                if let Some(number) = number {
                    out.below.push(("w m bad", format!("cut {number}")));
                }
            }
            What::Gap(siblings, positions) => {
                out.below
                    .push(("w m", format!("⋮ {} more", spaced(positions.max(siblings)))));
            }
        }
        out
    }

    fn position(&mut self, game: &Game, folded: &Folded, v: usize, this: usize) {
        let node = &game.nodes[this];
        let (shown, inner) = (&folded.nodes[v], !node.children.is_empty());
        let on_line = |&child: &usize| matches!(folded.nodes[child].what, What::Node(node) if game.nodes[node].line);
        self.star = node.line && !shown.children.iter().any(on_line) && node.parent.is_some();
        self.value = match node.label() {
            Some(value) => value,
            None if !node.returned => "×".into(),
            None => "?".into(),
        };
        self.class = match () {
            () if node.parent.is_none() => "n c",
            () if self.star => "n o",
            () => "n",
        };
        self.mover = node.mover.filter(|_| inner);
        self.lane = inner;
        if let Some(choice) = node.choice.filter(|_| !game.numbered) {
            self.above = clip(choice, 12);
        }
        if shown.hidden > 0 {
            self.below
                .push(("w m", format!("… {} below", spaced(shown.hidden))));
        }
        if node.peeked > 0 {
            self.below
                .push(("w m", format!("looked at {}", counted(node.peeked, "move"))));
        }
        let window = node
            .window
            .filter(|_| inner)
            .map(super::super::Window::shown);
        self.window = window.unwrap_or_default();
        let text = mono_width(&self.value, 12.0);
        match (board(game, this), self.mover) {
            (Some(grid), _) => {
                let before = node.parent.and_then(|parent| board(game, parent));
                let newest = before.and_then(|before| grid.newest(&before));
                let (wide, high) = grid::extent(&grid);
                let window = mono_width(&self.window, 11.0);
                self.width = (wide + 14.0).max(text + 48.0).max(window + 10.0).ceil();
                self.height = high + 30.0 + if self.window.is_empty() { 0.0 } else { 15.0 };
                self.shape = Shape::Board(grid, newest);
            }
            (None, Some(mover)) => {
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

    /// The room it takes in the layout.
    pub(super) fn room(&self) -> Room {
        let half = self.width / 2.0;
        let beside = if self.window.is_empty() || self.is_board() {
            0.0
        } else {
            mono_width(&self.window, 11.0) + 6.0
        };
        let below = self
            .below
            .iter()
            .map(|(_, text)| sans_width(text, 11.0))
            .fold(0.0, f64::max);
        let above = mono_width(&self.above, 11.0);
        let words = below.max(above) / 2.0 + 3.0;
        Room {
            left: (half + if self.lane { 12.0 } else { 0.0 }).max(words),
            right: (half + beside + if self.pile { 6.0 } else { 0.0 }).max(words),
            height: self.lower() + 15.0 * self.below.len() as f64,
        }
    }

    fn is_board(&self) -> bool {
        matches!(self.shape, Shape::Board(..))
    }

    /// Where the words below it begin.
    fn lower(&self) -> f64 {
        self.height + if self.pile { 6.0 } else { 0.0 } + if self.stands_out() { 16.0 } else { 0.0 }
    }

    /// Whether its star stands below it: a board has it inside.
    fn stands_out(&self) -> bool {
        self.star && !self.is_board()
    }

    /// Where an edge to it ends, and where those from it begin.
    pub(super) fn head(&self) -> f64 {
        0.0
    }

    pub(super) fn foot(&self) -> f64 {
        self.height
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
    fn shift(&self) -> f64 {
        match (self.mover.is_some(), self.star) {
            (true, false) => 8.0,
            (false, true) => -6.0,
            _ => 0.0,
        }
    }

    pub(super) fn draw(&self, (x, y): (f64, f64), v: usize, id: &str) -> String {
        let mut out = format!("<g id=\"{id}-n{v}\">\n");
        let shifts: &[f64] = if self.pile { &[6.0, 3.0, 0.0] } else { &[0.0] };
        for (at, &shift) in shifts.iter().enumerate() {
            let class = if at + 1 < shifts.len() {
                "n"
            } else {
                self.class
            };
            out += &self.outline(class, (x + shift, y + shift));
        }
        let mut text = |class: &str, x: f64, y: f64, text: &str| {
            if !text.is_empty() {
                let (x, y) = (num(x), num(y));
                out += &format!(
                    "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>\n",
                    escape(text)
                );
            }
        };
        let half = self.half();
        let value = if self.value == "×" { "v m bad" } else { "v m" };
        match &self.shape {
            Shape::Triangle(mover) => {
                let base = match mover {
                    Mover::Max => y + self.height - 8.0,
                    Mover::Min => y + 17.0,
                };
                text(value, x, base, &self.value);
                text("s given", x + half + 6.0, base, &self.window);
            }
            Shape::Box => text(value, x, y + 18.5, &self.value),
            Shape::Board(grid, _) => {
                let shift = self.shift();
                text(value, x + shift, y + 17.0, &self.value);
                if self.star {
                    text(
                        "w m good",
                        x + shift + mono_width(&self.value, 12.0) / 2.0 + 9.0,
                        y + 17.0,
                        "★",
                    );
                }
                text(
                    "s m given",
                    x,
                    y + 26.0 + grid::extent(grid).1 + 14.0,
                    &self.window,
                );
            }
            Shape::Cut | Shape::Gap => {}
        }
        text("s m halo", x, y - 6.0, &self.above);
        if self.stands_out() {
            text("w m good", x, y + self.height + 14.0, "★");
        }
        for (at, (class, words)) in self.below.iter().enumerate() {
            text(class, x, y + self.lower() + 13.0 + 15.0 * at as f64, words);
        }
        if let Shape::Board(grid, newest) = &self.shape {
            let left = x - grid::extent(grid).0 / 2.0;
            out += &grid::squares(grid, *newest, (left, y + 25.0), grid::CELL);
            if let Some(mover) = self.mover {
                let sign = x + self.shift() - mono_width(&self.value, 12.0) / 2.0 - 12.0;
                out += &triangle("sign", mover, (sign, y + 7.0), 13.0, 10.0);
            }
        }
        if let Shape::Cut = self.shape {
            out += &cross(x, y + self.height / 2.0, 5.5);
        }
        out + "</g>\n"
    }

    fn outline(&self, class: &str, (x, y): (f64, f64)) -> String {
        let rect = |class: &str, radius: u8| {
            let [x, y, w, h] = [x - self.half(), y, self.width, self.height].map(num);
            format!(
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{radius}\"/>\n"
            )
        };
        match self.shape {
            Shape::Triangle(mover) => triangle(class, mover, (x, y), self.width, self.height),
            Shape::Box | Shape::Board(..) => rect(class, 6),
            Shape::Cut => rect("n never", 6),
            Shape::Gap => String::new(),
        }
    }
}

/// A triangle whose box begins at `y` and is centred at `x`.
fn triangle(class: &str, mover: Mover, (x, y): (f64, f64), width: f64, height: f64) -> String {
    let (tip, base) = match mover {
        Mover::Max => (y, y + height),
        Mover::Min => (y + height, y),
    };
    let [x1, x2, left] = [x, x + width / 2.0, x - width / 2.0].map(num);
    format!(
        "<path class=\"{class}\" stroke-linejoin=\"round\" d=\"M{x1} {}L{x2} {}H{left}z\"/>\n",
        num(tip),
        num(base)
    )
}
