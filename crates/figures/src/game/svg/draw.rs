//! Drawing a node of the game tree.

use super::node::{Drawn, Shape};
use crate::game::Mover;
use crate::svg::measure::mono_width;
use crate::svg::{cross, escape, num};

impl Drawn {
    /// The node, its middle and its top at a point.
    pub(super) fn draw(&self, (x, y): (f64, f64), v: usize, id: &str) -> String {
        let faint = if self.vain { " class=\"faint\"" } else { "" };
        let mut out = format!("<g id=\"{id}-n{v}\"{faint}>\n");
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
            Shape::Board(picture) => {
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
                    y + 26.0 + picture.extent().1 + 14.0,
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
        if let Shape::Board(picture) = &self.shape {
            let left = x - picture.extent().0 / 2.0;
            out += &picture.draw((left, y + 25.0), id);
            if let Some(mover) = self.mover {
                let sign = x + self.shift() - mono_width(&self.value, 12.0) / 2.0 - 12.0;
                let class = if self.again { "sign again" } else { "sign" };
                out += &triangle(class, mover, (sign, y + 7.0), 13.0, 10.0);
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
