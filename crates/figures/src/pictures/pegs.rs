//! Pictures of pegs with discs: in a node, and for the terminal.

use boards::Pegs;

use crate::element::{Marks, Path, path, rect, text};

/// The height of a disc, and the distance from one disc to the next.
const DISC: f64 = 8.0;
const STEP: f64 = 9.0;
/// The space above the highest tower, and the space below the ground for the names.
const TOP: f64 = 8.0;
const NAMES: f64 = 16.0;

/// The width of the smallest disc, and the additional width of each larger one.
const SMALLEST: f64 = 11.0;
const WIDER: f64 = 8.0;

/// Returns the distance from the middle of a peg to the middle of the next one.
fn apart(pegs: &Pegs) -> f64 {
    wide(pegs.largest()) + 5.0
}

fn wide(disc: usize) -> f64 {
    SMALLEST + WIDER * (disc.max(1) - 1) as f64
}

pub(super) fn extent(pegs: &Pegs) -> (f64, f64) {
    let wide = apart(pegs) * pegs.pegs().len() as f64;
    (wide, TOP + STEP * pegs.discs() as f64 + NAMES)
}

/// Draws the pegs in a node. The point is the top left corner; the top disc of the peg `newest` was moved last.
pub(super) fn in_node(pegs: &Pegs, newest: Option<usize>, (x, y): (f64, f64)) -> Marks {
    let (apart, ground) = (apart(pegs), y + TOP + STEP * pegs.discs() as f64);
    let middle = |peg: usize| x + apart * (peg as f64 + 0.5);
    let wide_all = apart * pegs.pegs().len() as f64;
    let ground_line = Path::at((x + 1.0, ground)).horizontal_by(wide_all - 2.0);
    let poles = (0..pegs.pegs().len()).map(|peg| Path::at((middle(peg), y)).vertical_to(ground));
    let mut out = path("pole", &poles.chain([ground_line]).collect());
    for (at, peg) in pegs.pegs().iter().enumerate() {
        for (disc, &size) in peg.discs.iter().enumerate() {
            let is_moved = newest == Some(at) && disc + 1 == peg.discs.len();
            let class = match (peg.crushes(disc), is_moved) {
                (true, _) => "n x",
                (false, true) => "n c",
                (false, false) => "n disc",
            };
            let (wide, up) = (wide(size), STEP * (disc + 1) as f64);
            let corner = (middle(at) - wide / 2.0, ground - up);
            out += rect(class, corner, (wide, DISC), 3.0);
        }
        out += text("s m", (middle(at), ground + 13.0), &peg.name);
    }
    out
}

/// Writes the pegs for the terminal: the width of a disc is its size, and its number is in its middle.
pub(super) fn written(pegs: &Pegs) -> String {
    let largest = pegs.largest();
    let wide = 2 * largest + largest.to_string().len();
    let middle = |text: &str| format!("{text:^wide$}");
    let row = |parts: Vec<String>| parts.join(" ").trim_end().to_owned();
    let mut out = Vec::new();
    for level in (0..=pegs.discs()).rev() {
        let part = |peg: &boards::Peg| match peg.discs.get(level) {
            None => middle("│"),
            Some(&size) => {
                let side = "─".repeat(size - 1);
                middle(&format!("({side}{size}{side})"))
            }
        };
        out.push(row(pegs.pegs().iter().map(part).collect()));
    }
    let names = pegs.pegs().iter().map(|peg| middle(&peg.name));
    out.push(row(names.collect()));
    out.join("\n")
}
