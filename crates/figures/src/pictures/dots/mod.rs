//! Fields of dots and boxes, and of dots and squares: in a node, alone, and for the terminal.

pub(crate) mod draw;
mod marks;
pub(crate) mod place;
mod svg;
mod text;
pub(crate) mod words;

pub(crate) use marks::DotsMarks;
pub(crate) use svg::dots_svg;
pub(crate) use text::dots_listed;

pub(crate) use boards::{Field, Side};
pub(super) use draw::in_node;
pub(super) use text::written;

/// Width and height in a node.
pub(super) fn extent(field: &Field) -> (f64, f64) {
    place::extent(field, place::small(field))
}
