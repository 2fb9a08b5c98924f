//! The size of a field, and the numbers of its lines and boxes.

use std::ops::Range;

/// A set of lines: bit n represents line n.
pub type Lines = u64;

/// A set of boxes: bit n represents box n.
pub type Boxes = u32;

/// The size of a field, in boxes. [`Size::new`] creates the sizes of dots and boxes. Dots and
/// squares uses larger ones to name its links, and for them [`Size::all_lines`] does not work.
///
/// Lines are numbered from 0: first the lines across, row by row, `cols` in a row, then the lines
/// down, row by row, `cols + 1` in a row. Boxes are numbered from 0, row by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    /// The number of rows of boxes.
    pub rows: usize,
    /// The number of boxes in a row.
    pub cols: usize,
}

/// A line between two neighbouring dots. It is displayed as the names of its dots, such as `a1b1`:
/// a letter for the column, from the left, and a number for the row, from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Line {
    number: u8,
    row: u8,
    col: u8,
    down: bool,
}

impl Size {
    /// The largest number of lines that a field may have.
    pub const MOST_LINES: usize = 60;

    /// Creates a field of `rows` times `cols` boxes.
    ///
    /// # Errors
    /// If there is no box, or if there are more than [`Size::MOST_LINES`] lines.
    pub fn new(rows: usize, cols: usize) -> Result<Self, BadSize> {
        if rows == 0 || cols == 0 {
            return Err(BadSize::Empty(rows, cols));
        }
        let size = Self { rows, cols };
        if rows.max(cols) > Self::MOST_LINES || size.lines() > Self::MOST_LINES {
            return Err(BadSize::TooLarge(rows, cols));
        }
        Ok(size)
    }

    /// Returns the number of lines.
    pub fn lines(self) -> usize {
        self.lines_across() + self.rows * (self.cols + 1)
    }

    /// Returns the number of lines across. They have the smaller numbers.
    fn lines_across(self) -> usize {
        (self.rows + 1) * self.cols
    }

    /// Returns the number of boxes.
    pub fn boxes(self) -> usize {
        self.rows * self.cols
    }

    /// Returns the line from the dot in this row and column to the dot on its right.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn across(self, row: usize, col: usize) -> Line {
        assert!(row <= self.rows && col < self.cols, "no line {row}, {col}");
        Line::new(row * self.cols + col, row, col, false)
    }

    /// Returns the line from the dot in this row and column to the dot below it.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn down(self, row: usize, col: usize) -> Line {
        assert!(row < self.rows && col <= self.cols, "no line {row}, {col}");
        let number = self.lines_across() + row * (self.cols + 1) + col;
        Line::new(number, row, col, true)
    }

    /// Returns the line with this number.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn line(self, number: usize) -> Line {
        match number.checked_sub(self.lines_across()) {
            None => self.across(number / self.cols, number % self.cols),
            Some(rest) => self.down(rest / (self.cols + 1), rest % (self.cols + 1)),
        }
    }

    /// Returns the numbers of all lines.
    pub fn numbers(self) -> Range<usize> {
        0..self.lines()
    }

    /// Returns the set of all lines. The size must be one that [`Size::new`] creates.
    pub fn all_lines(self) -> Lines {
        (1 << self.lines()) - 1
    }
}

impl Line {
    fn new(number: usize, row: usize, col: usize, down: bool) -> Self {
        let small = |n: usize| u8::try_from(n).expect("a byte counts the lines");
        Self {
            number: small(number),
            row: small(row),
            col: small(col),
            down,
        }
    }

    /// Returns the number of the line, which is also its bit in [`Lines`].
    pub fn number(self) -> usize {
        usize::from(self.number)
    }

    /// Returns whether the line is a line down. Otherwise it is a line across.
    pub fn is_down(self) -> bool {
        self.down
    }

    /// Returns the row and the column of the line's first dot, which is the left or the upper one.
    pub fn place(self) -> (usize, usize) {
        (usize::from(self.row), usize::from(self.col))
    }

    /// Returns the rows and columns of the line's two dots, the left or the upper one first.
    pub fn ends(self) -> [(usize, usize); 2] {
        let (row, col) = self.place();
        let other = match self.down {
            true => (row + 1, col),
            false => (row, col + 1),
        };
        [(row, col), other]
    }
}

/// The reason why there is no such field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadSize {
    /// No rows, or no columns.
    #[error("a field of {0}x{1} has no box: it takes at least one row and one column")]
    Empty(usize, usize),
    /// More lines than fit.
    #[error("{0}x{1} is too large: a field has at most 60 lines, and 5x5 is the largest square")]
    TooLarge(usize, usize),
    /// Not written as rows, x, columns.
    #[error("{0:?} is no size: it is written like 3x4, rows, x, columns")]
    NotASize(String),
}
