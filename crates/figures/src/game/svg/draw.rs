//! Drawing a node of the game tree.

use super::node::{GameNode, Shape};
use crate::element::{Element, Marks, Path, rect, text};
use crate::game::node::Mover;
use crate::input::showing;
use crate::svg::below::Below;
use crate::svg::cross;
use crate::svg::measure::mono_width;
use crate::svg::scene::{Drawing, Room};

impl Drawing for GameNode {
    fn room(&self) -> Room {
        let half = self.width / 2.0;
        let beside = if self.window.is_empty() || self.is_board() {
            0.0
        } else {
            mono_width(&self.window, 11.0) + self.narrowed + 6.0
        };
        let below = self.below.iter().map(Below::width).fold(0.0, f64::max);
        let above = mono_width(&self.above, 11.0);
        let words = below.max(above) / 2.0 + 3.0;
        Room {
            left: (half + if self.lane { 12.0 } else { 0.0 }).max(words),
            right: (half + beside + if self.pile { 6.0 } else { 0.0 }).max(words),
            height: self.lower() + 15.0 * self.below.len() as f64,
        }
    }

    fn foot(&self) -> f64 {
        self.height
    }

    fn head(&self) -> f64 {
        if self.above.is_empty() { 0.0 } else { 17.0 }
    }

    fn draw(&self, (x, y): (f64, f64), v: usize, id: &str) -> Element {
        let mut out = Marks::default();
        let shifts: &[f64] = if self.pile { &[6.0, 3.0, 0.0] } else { &[0.0] };
        for (at, &shift) in shifts.iter().enumerate() {
            let class = if at + 1 < shifts.len() {
                "n"
            } else {
                self.class
            };
            out += self.outline(class, (x + shift, y + shift));
        }
        let half = self.half();
        let value = if self.value == "×" { "v m bad" } else { "v m" };
        match &self.shape {
            Shape::Triangle(_) | Shape::Box => {
                let base = match self.shape {
                    Shape::Triangle(Mover::Max) => y + self.height - 8.0,
                    Shape::Triangle(Mover::Min) => y + 17.0,
                    _ => y + 18.5,
                };
                out += text(value, (x, base), &self.value);
                out += text("s given", (x + half + 6.0, base), &self.window);
            }
            Shape::Board(picture) => {
                let middle = x + self.shift();
                out += text(value, (middle, y + 17.0), &self.value);
                if self.star {
                    let beside = middle + mono_width(&self.value, 12.0) / 2.0 + 9.0;
                    out += text("w m good", (beside, y + 17.0), "★");
                }
                let below = y + 26.0 + picture.extent().1 + 14.0;
                out += text("s m given", (x, below), &self.window);
            }
            Shape::Cut | Shape::Gap => {}
        }
        out += text("s m halo", (x, y - 6.0), &self.above);
        if self.stands_out() {
            out += text("w m good", (x, y + self.height + 14.0), "★");
        }
        for (at, words) in self.below.iter().enumerate() {
            let lower = y + self.lower() + 13.0 + 15.0 * at as f64;
            out += words.draw((x, lower));
        }
        if let Shape::Board(picture) = &self.shape {
            let left = x - picture.extent().0 / 2.0;
            out += picture.draw((left, y + 25.0), id);
            if let Some(mover) = self.mover {
                let sign = x + self.shift() - mono_width(&self.value, 12.0) / 2.0 - 12.0;
                let class = if self.again { "sign again" } else { "sign" };
                out += triangle(class, mover, (sign, y + 7.0), (13.0, 10.0));
            }
        }
        if let Shape::Cut = self.shape {
            // What stands there unread: below the cross, and faint.
            let (up, arm) = if self.value.is_empty() {
                (0.0, 5.5)
            } else {
                (5.5, 4.0)
            };
            out += cross((x, y + self.height / 2.0 - up), arm);
            out += text("s m unread", (x, y + self.height - 4.5), &self.value);
        }
        let node = Element::new("g").id(&format!("{id}-n{v}"));
        let node = showing(node, self.input.as_deref());
        match self.vain {
            true => node.class("faint").holding(out),
            false => node.holding(out),
        }
    }
}

impl GameNode {
    fn outline(&self, class: &str, (x, y): (f64, f64)) -> Option<Element> {
        let size = (self.width, self.height);
        let rect = |class: &str| rect(class, (x - self.half(), y), size, 6.0);
        match self.shape {
            Shape::Triangle(mover) => Some(triangle(class, mover, (x, y), size)),
            Shape::Box | Shape::Board(..) => Some(rect(class)),
            Shape::Cut => Some(rect("n never")),
            Shape::Gap => None,
        }
    }
}

/// A triangle whose box begins at `y` and is centred at `x`.
pub(super) fn triangle(
    class: &str,
    mover: Mover,
    (x, y): (f64, f64),
    (width, height): (f64, f64),
) -> Element {
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
