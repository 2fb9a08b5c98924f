//! Pictures of the fields of dots and boxes and of dots and squares: in a node, as a figure, and for the terminal.

mod marks;
mod placed;
mod svg;
mod text;
pub(crate) mod words;

pub(crate) use marks::{DotsMarks, LastLine};
pub(crate) use placed::PlacedField;
pub(super) use svg::figure;
pub(super) use text::{listed, written};

pub(crate) use boards::{Field, Side};
