//! Where the parts of a field are drawn.

use super::{Field, Side};
use crate::element::Path;

/// The side of a box in a field that stands alone.
pub(crate) const CELL: f64 = 54.0;

/// The side of a box in a node.
pub(crate) fn small(field: &Field) -> f64 {
    (60.0 / field.rows.max(field.cols) as f64)
        .clamp(14.0, 20.0)
        .round()
}

/// The last line drawn, and whose it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Last {
    pub line: usize,
    pub by: Option<Side>,
}

/// Where a field is drawn: its first dot and the side of a box.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place {
    pub x: f64,
    pub y: f64,
    pub cell: f64,
}

impl Place {
    pub(crate) fn dot(self, row: usize, col: usize) -> (f64, f64) {
        (
            self.x + col as f64 * self.cell,
            self.y + row as f64 * self.cell,
        )
    }

    pub(crate) fn middle(self, field: &Field, number: usize) -> (f64, f64) {
        let (x, y) = self.dot(number / field.cols, number % field.cols);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    /// The middle of a line.
    pub(crate) fn halfway(self, field: &Field, line: usize) -> (f64, f64) {
        let (row, col, down) = field.place(line);
        let (x, y) = self.dot(row, col);
        let half = self.cell / 2.0;
        if down { (x, y + half) } else { (x + half, y) }
    }

    /// A line, `short` of its dots by that length.
    pub(crate) fn path(self, field: &Field, line: usize, short: f64) -> Path {
        let (row, col, down) = field.place(line);
        let (x, y) = self.dot(row, col);
        let long = self.cell - 2.0 * short;
        if down {
            Path::at((x, y + short)).vertical_by(long)
        } else {
            Path::at((x + short, y)).horizontal_by(long)
        }
    }

    /// Some lines, each of them `short` of its dots by that length.
    pub(crate) fn paths(
        self,
        field: &Field,
        lines: impl IntoIterator<Item = usize>,
        short: f64,
    ) -> Path {
        let lines = lines.into_iter();
        lines.map(|line| self.path(field, line, short)).collect()
    }
}

/// The width and height of a field.
pub(crate) fn extent(field: &Field, cell: f64) -> (f64, f64) {
    (field.cols as f64 * cell, field.rows as f64 * cell)
}
