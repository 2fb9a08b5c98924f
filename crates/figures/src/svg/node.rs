//! A node of a drawing, whatever it stands for: its outline, and the pieces inside and around it. A call, a board, a
//! position of a search and a blank say what these are; here they are drawn.

use super::below::Below;
use crate::element::{Element, Marks, Path, rect, text};
use crate::game::Mover;
use crate::input::showing;
use crate::labels::clip;
use crate::pictures::Picture;
use crate::svg::{cross, foot};

/// From the top of a node to the words above it.
const ABOVE: f64 = 6.0;

/// A node, ready to be drawn. Its places are seen from the middle of its top.
#[derive(Default)]
pub(crate) struct DrawnNode {
    pub outline: Border,
    /// The class of its outline.
    pub class: &'static str,
    pub width: f64,
    /// The edges from it begin there, below its top.
    pub height: f64,
    /// It looks like a pile, since nodes below it are left out.
    pub is_pile: bool,
    pub pieces: Vec<(Part, (f64, f64))>,
    pub room: Room,
    /// How high the words stand above its top: there the edge to it goes straight down, so that it
    /// crosses none of them.
    pub head: f64,
    /// Where at its left side nothing is written, below its top.
    pub free_at: f64,
    /// What a pointer is told.
    pub title: String,
    /// Which part of what the run was given it shows.
    pub input: Option<String>,
    /// It was built, and never visited.
    pub is_faint: bool,
}

/// The line around a node.
#[derive(Clone, Copy, Default)]
pub(crate) enum Border {
    #[default]
    None,
    /// A box whose corners are so round.
    Box(f64),
    /// MAX or MIN.
    Triangle(Mover),
}

/// What stands in a node, or around it.
pub(crate) enum Part {
    /// Words of a class.
    Words(&'static str, String),
    /// A line below the node.
    Below(Below),
    /// A board, at its left top corner.
    Picture(Picture),
    /// A player's sign of a class, as large as a letter.
    Sign(&'static str, Mover),
    /// A branch that was cut; its arms.
    Cross(f64),
    /// The ground that a base case stands on, and how wide that is.
    Foot(f64),
}

/// The room that a node takes: to the left and to the right of its middle, and downwards.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Room {
    pub left: f64,
    pub right: f64,
    pub height: f64,
}

impl Room {
    /// A box of this width and height, its middle in its middle.
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

    /// Words above it, in the middle.
    pub(crate) fn write_above(&mut self, words: &str) {
        self.write("s m halo", (0.0, -ABOVE), words);
        self.head = if words.is_empty() { 0.0 } else { 17.0 };
    }

    /// Lines below it, the first of them so far below its top.
    pub(crate) fn put_below(&mut self, lines: Vec<Below>, first: f64) {
        for (at, words) in lines.into_iter().enumerate() {
            self.put(Part::Below(words), (0.0, first + 15.0 * at as f64));
        }
    }

    /// The boards in it.
    pub(crate) fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.pieces.iter().filter_map(|(piece, _)| match piece {
            Part::Picture(picture) => Some(picture),
            _ => None,
        })
    }

    /// The node of this number, the middle of its top at a point.
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

/// A triangle whose box begins at `y` and is centred at `x`.
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
