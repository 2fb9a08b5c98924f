//! A field as a figure of its own.

use super::Field;
use super::marks::DotsMarks;
use super::placed::PlacedField;
use super::words::{describe, explained, title};
use crate::element::{Marks, path};
use crate::svg::Figure;

/// Draws a field as a figure, with the given marks.
pub(crate) fn figure(field: &Field, marks: DotsMarks) -> Figure {
    let placed = PlacedField::alone(field, marks.names);
    let (width, height) = placed.figure_size();
    let mut body = Marks::default();
    if marks.chains {
        body += placed.chains();
    }
    body += placed.owners();
    body += placed.lines(marks.last);
    if marks.chains {
        body += path("closes", &placed.closers());
    }
    body += placed.dots();
    body += placed.owned(None);
    if marks.numbers {
        body += placed.numbers();
    }
    if marks.names {
        body += placed.edge_names();
    }
    Figure {
        title: title(field, marks.last),
        marks: explained(field, marks),
        description: describe(field),
        body,
        width,
        height,
        narrow: true,
        ..Figure::default()
    }
}
