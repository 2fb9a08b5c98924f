//! The mirror images and turns of a field. Given.

use crate::size::{Line, Lines, Size};

/// One of the eight symmetries of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symmetry {
    /// Whether rows become columns, as in the quarter turns and the diagonal reflections.
    pub swaps: bool,
    /// Whether the first row becomes the last.
    pub upside_down: bool,
    /// Whether the first column becomes the last.
    pub mirrored: bool,
}

impl Symmetry {
    /// Returns all eight symmetries. The first one leaves everything in its place.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            swaps: bits & 4 != 0,
            upside_down: bits & 2 != 0,
            mirrored: bits & 1 != 0,
        })
    }

    /// Returns the image of a set of lines on the field. Lines whose image is outside the field are
    /// lost.
    pub fn image(self, size: Size, drawn: Lines) -> Lines {
        size.numbers()
            .filter(|line| drawn & 1 << line != 0)
            .filter_map(|line| self.place(size, size.line(line)))
            .fold(0, |image, line| image | 1 << line.number())
    }

    fn place(self, size: Size, line: Line) -> Option<Line> {
        let (mut row, mut col) = line.place();
        // A line is as long as a box in one direction, and as thin as a dot in the other.
        let (rows, cols) = match line.is_down() {
            true => (size.rows - 1, size.cols),
            false => (size.rows, size.cols - 1),
        };
        if self.upside_down {
            row = rows - row;
        }
        if self.mirrored {
            col = cols - col;
        }
        match (self.swaps, line.is_down()) {
            (false, true) => Some(size.down(row, col)),
            (false, false) => Some(size.across(row, col)),
            (true, true) => (col <= size.rows && row < size.cols).then(|| size.across(col, row)),
            (true, false) => (col < size.rows && row <= size.cols).then(|| size.down(col, row)),
        }
    }
}
