//! Pictures of rows of bits, below the row of squares that they describe.

use boards::Bits;

use crate::element::{Marks, Path, path, rect};

/// The width of a square, its height, and the height of a bit.
const CELL: f64 = 13.0;
const BIT: f64 = 9.0;
/// The margin around the squares, and the gap between them and the bits.
const PAD: f64 = 4.0;
const BETWEEN: f64 = 3.0;

pub(super) fn extent(bits: &Bits) -> (f64, f64) {
    (
        CELL * bits.squares() as f64 + 2.0 * PAD,
        CELL + BETWEEN + BIT * bits.rows().len() as f64 + 2.0 * PAD,
    )
}

/// Draws the squares, with taken squares crossed, and the rows of bits below them. The point is the top left corner.
pub(super) fn in_node(bits: &Bits, (x, y): (f64, f64)) -> Marks {
    let (x, y) = (x + PAD, y + PAD);
    let wide = CELL * bits.squares() as f64;
    let across = |square: usize| x + CELL * square as f64;
    let taken = (0..bits.squares()).filter(|&square| bits.is_taken(square));
    let crosses = taken.map(|square| {
        let middle = (across(square) + CELL / 2.0, y + CELL / 2.0);
        Path::cross(middle, CELL * 0.2)
    });
    let rules = (1..bits.squares()).map(|square| Path::at((across(square), y)).vertical_by(CELL));
    let mut out = Marks::from(rect("frame", (x, y), (wide, CELL), 0.0));
    out += path("t", &rules.collect());
    out += path("cross", &crosses.collect());
    let top = y + CELL + BETWEEN;
    for (at, row) in bits.rows().iter().enumerate() {
        let top = top + BIT * at as f64;
        let inner = |square: usize| (across(square) + 1.5, top + 1.5);
        for (square, &bit) in row.bits.iter().take(bits.squares()).enumerate() {
            let class = if bit { "bit one" } else { "bit" };
            out += rect(class, inner(square), (CELL - 3.0, BIT - 3.0), 1.5);
        }
    }
    out
}
