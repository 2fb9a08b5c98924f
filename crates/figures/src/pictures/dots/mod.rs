//! Fields of dots and boxes, and of dots and squares: in a node, alone, and for the terminal.

pub(crate) mod draw;
mod marks;
pub(crate) mod place;
mod svg;
mod text;
pub(crate) mod words;

use boards::Board;

pub use marks::DotsMarks;
pub use svg::dots_svg;
pub(crate) use text::dots_listed;

pub(crate) use boards::{Field, Side};
pub(super) use draw::in_node;
pub(super) use text::written;

/// Width and height in a node.
pub(super) fn extent(field: &Field) -> (f64, f64) {
    place::extent(field, place::small(field))
}

/// The field of a text that no recording says the kind of.
fn field(board: &str) -> Option<Field> {
    let read = ["dots", "squares"].map(|kind| Board::read(kind, board));
    read.into_iter().find_map(|board| match board {
        Board::Dots(field) => Some(field),
        _ => None,
    })
}
