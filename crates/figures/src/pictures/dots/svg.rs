//! A field as a figure of its own.

use super::Side;
use super::draw::{chains, dots, edge_names, lines, numbers, owned, owners};
use super::place::{CELL, Last, Place, extent};
use super::words::{describe, explained, title};
use crate::element::{Marks, path};
use crate::options::SvgOptions;
use crate::pictures::text::plain;
use crate::svg::Figure;

/// What is marked in a field that stands alone, besides its lines and boxes.
#[derive(Debug, Clone, Copy)]
pub struct DotsMarks<'a> {
    /// The last move: the name of its line.
    pub last: Option<&'a str>,
    /// Who made it.
    pub by: Option<&'a str>,
    /// Letters and numbers at the edge.
    pub names: bool,
    /// The number of each line that is not drawn.
    pub numbers: bool,
    /// Chains and loops, and the lines that close a box.
    pub chains: bool,
}

impl Default for DotsMarks<'_> {
    fn default() -> Self {
        DotsMarks {
            last: None,
            by: None,
            names: true,
            numbers: false,
            chains: true,
        }
    }
}

/// A field as a figure, with what `marks` asks for. Text that is no field is drawn as text.
pub fn dots_svg(board: &str, marks: &DotsMarks, options: &SvgOptions) -> String {
    let Some(field) = super::field(board) else {
        return plain(board, options);
    };
    let last = marks
        .last
        .and_then(|name| field.line(name))
        .map(|line| Last {
            line,
            by: marks.by.and_then(Side::named),
        });
    let edge = if marks.names { 26.0 } else { 8.0 };
    let place = Place {
        x: edge,
        y: edge,
        cell: CELL,
    };
    let (wide, high) = extent(&field, CELL);
    let mut body = Marks::default();
    if marks.chains {
        body += chains(&field, place);
    }
    body += owners(&field, place);
    body += lines(&field, last, place);
    if marks.chains {
        body += path("closes", &place.paths(&field, field.closers(), 10.0));
    }
    body += dots(&field, place);
    body += owned(&field, None, place);
    if marks.numbers {
        body += numbers(&field, place);
    }
    if marks.names {
        body += edge_names(&field, place);
    }
    Figure {
        title: title(&field, last),
        marks: explained(&field, marks, last),
        description: describe(&field),
        defs: None,
        body,
        width: edge + wide + 10.0,
        height: edge + high + 8.0,
        legend: Vec::new(),
        narrow: true,
    }
    .finish(options)
}
