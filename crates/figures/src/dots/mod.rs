//! Fields of dots and boxes, and of dots and squares, as figures show them.

pub(crate) mod draw;
mod film;
pub(crate) mod numbered;
pub(crate) mod place;
mod played;
mod svg;
mod text;
pub(crate) mod words;

use boards::Board;

pub use film::{film_svg, film_text};
pub use numbered::played_svg;
pub use played::is_played;
pub use svg::{DotsMarks, dots_svg};
pub use text::dots_text;

pub(crate) use boards::{Field, Side};
pub(crate) use played::Played;
pub(crate) use text::field_text;

/// Whether a text is the picture of a field of dots and boxes, or of dots and squares.
pub fn is_dots(board: &str) -> bool {
    field(board).is_some()
}

/// The field of a text that no recording says the kind of.
fn field(board: &str) -> Option<Field> {
    let read = ["dots", "squares"].map(|kind| Board::read(kind, board));
    read.into_iter().find_map(|board| match board {
        Board::Dots(field) => Some(field),
        _ => None,
    })
}
