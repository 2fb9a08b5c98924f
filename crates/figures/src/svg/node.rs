//! A node of a drawing of any kind: its outline, and the pieces inside and around it. A call, a board, a position of a
//! search and a blank supply the pieces; this module draws them.

use super::below::Below;
use crate::element::{Element, Marks, Path, rect, text};
use crate::game::Mover;
use crate::input::showing;
use crate::labels::clip;
use crate::pictures::Picture;
use crate::svg::{cross, foot};

/// The distance from the top of a node to the words above it.
const ABOVE: f64 = 6.0;

/// A node, ready to be drawn. Its coordinates start at the middle of its top.
#[derive(Default)]
pub(crate) struct DrawnNode {
    pub outline: Border,
    /// The class of its outline.
    pub class: &'static str,
    pub width: f64,
    /// The distance from its top to the point where the edges to its children begin.
    pub height: f64,
    /// Whether it looks like a pile, because nodes below it are left out.
    pub is_pile: bool,
    pub pieces: Vec<(Part, (f64, f64))>,
    pub room: Room,
    /// The height of the words above its top. There the edge to it goes straight down, so that it crosses no words.
    pub head: f64,
    /// The distance from its top to a place at its left side that is free of words.
    pub free_at: f64,
    /// The title that a pointer shows.
    pub title: String,
    /// The part of the run's input that it shows.
    pub input: Option<String>,
    /// Whether it was built but never visited.
    pub is_faint: bool,
}

/// The line around a node.
#[derive(Clone, Copy, Default)]
pub(crate) enum Border {
    #[default]
    None,
    /// A box with corners of this radius.
    Box(f64),
    /// A triangle for MAX or MIN.
    Triangle(Mover),
}

/// A piece in a node or around it.
pub(crate) enum Part {
    /// Words of a class.
    Words(&'static str, String),
    /// A line below the node.
    Below(Below),
    /// A board. Its point is the top left corner.
    Picture(Picture),
    /// A player's sign of a class, as large as a letter.
    Sign(&'static str, Mover),
    /// A branch that was cut, with the length of the cross's arms.
    Cross(f64),
    /// The ground below a base case, and its width.
    Foot(f64),
}

/// The space that a node takes: to the left and to the right of its middle, and downwards.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Room {
    pub left: f64,
    pub right: f64,
    pub height: f64,
}

impl Room {
    /// Returns the space of a box of this width and height, centred on the middle of the node.
    pub(crate) fn middle(width: f64, height: f64) -> Self {
        Room {
            left: width / 2.0,
            right: width / 2.0,
            height,
        }
    }
}

impl DrawnNode {
    pub(crate) fn put(&mut self, piece: Part, at: (f64, f64)) {
        self.pieces.push((piece, at));
    }

    pub(crate) fn write(&mut self, class: &'static str, at: (f64, f64), words: impl Into<String>) {
        self.put(Part::Words(class, words.into()), at);
    }

    /// Adds words above the node, centred.
    pub(crate) fn write_above(&mut self, words: &str) {
        self.write("s m halo", (0.0, -ABOVE), words);
        self.head = if words.is_empty() { 0.0 } else { 17.0 };
    }

    /// Adds lines below the node. The number is the distance from its top to the first line.
    pub(crate) fn put_below(&mut self, lines: Vec<Below>, first: f64) {
        for (at, words) in lines.into_iter().enumerate() {
            self.put(Part::Below(words), (0.0, first + 15.0 * at as f64));
        }
    }

    /// Returns the boards in it.
    pub(crate) fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.pieces.iter().filter_map(|(piece, _)| match piece {
            Part::Picture(picture) => Some(picture),
            _ => None,
        })
    }

    /// Draws the node of this number. The point is the middle of its top.
    pub(crate) fn draw(&self, (x, y): (f64, f64), v: usize, figure: &str) -> Element {
        let mut out = Marks::default();
        if !self.title.is_empty() {
            out += Element::new("title").words(&clip(&self.title, 300));
        }
        let below: &[f64] = if self.is_pile { &[6.0, 3.0] } else { &[] };
        for shift in below {
            out += self.outline("n", (x + shift, y + shift));
        }
        out += self.outline(self.class, (x, y));
        for (piece, (right, down)) in &self.pieces {
            out += piece.draw((x + right, y + down), figure);
        }
        let mut node = Element::new("g").id(&format!("{figure}-n{v}"));
        node = showing(node, self.input.as_deref());
        if self.is_faint {
            node = node.class("faint");
        }
        match out.is_empty() {
            true => node,
            false => node.holding(out),
        }
    }

    fn outline(&self, class: &str, (x, y): (f64, f64)) -> Option<Element> {
        let size = (self.width, self.height);
        match self.outline {
            Border::None => None,
            Border::Box(radius) => Some(rect(class, (x - self.width / 2.0, y), size, radius)),
            Border::Triangle(mover) => Some(triangle(class, mover, (x, y), size)),
        }
    }
}

impl Part {
    fn draw(&self, at: (f64, f64), figure: &str) -> Marks {
        match self {
            Part::Words(class, words) => text(class, at, words),
            Part::Below(words) => words.draw(at),
            Part::Picture(picture) => picture.draw(at, figure),
            &Part::Sign(class, mover) => triangle(class, mover, at, (13.0, 10.0)).into(),
            &Part::Cross(arm) => cross(at, arm),
            &Part::Foot(width) => foot(at.0, at.1, width),
        }
    }
}

/// Draws a triangle whose box begins at `y` and is centred at `x`.
fn triangle(class: &str, mover: Mover, (x, y): (f64, f64), (width, height): (f64, f64)) -> Element {
    let (tip, base) = match mover {
        Mover::Max => (y, y + height),
        Mover::Min => (y + height, y),
    };
    let side = Path::at((x, tip)).line_to((x + width / 2.0, base));
    let triangle = side.horizontal_to(x - width / 2.0).close();
    Element::new("path")
        .class(class)
        .attribute("stroke-linejoin", "round")
        .along(&triangle)
}
