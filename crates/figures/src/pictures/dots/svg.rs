//! A field as a figure of its own.

use super::Field;
use super::draw::{chains, dots, edge_names, lines, numbers, owned, owners};
use super::marks::DotsMarks;
use super::place::{CELL, Place, extent};
use super::words::{describe, explained, title};
use crate::element::{Marks, path};
use crate::options::SvgOptions;
use crate::svg::Figure;

/// A field as a figure, with what `marks` asks for.
pub(crate) fn dots_svg(field: &Field, marks: DotsMarks, options: &SvgOptions) -> String {
    let edge = if marks.names { 26.0 } else { 8.0 };
    let place = Place {
        x: edge,
        y: edge,
        cell: CELL,
    };
    let (wide, high) = extent(field, CELL);
    let mut body = Marks::default();
    if marks.chains {
        body += chains(field, place);
    }
    body += owners(field, place);
    body += lines(field, marks.last, place);
    if marks.chains {
        body += path("closes", &place.paths(field, field.closers(), 10.0));
    }
    body += dots(field, place);
    body += owned(field, None, place);
    if marks.numbers {
        body += numbers(field, place);
    }
    if marks.names {
        body += edge_names(field, place);
    }
    Figure {
        title: title(field, marks.last),
        marks: explained(field, marks),
        description: describe(field),
        defs: None,
        body,
        width: edge + wide + 10.0,
        height: edge + high + 8.0,
        legend: Vec::new(),
        narrow: true,
    }
    .finish(options)
}
