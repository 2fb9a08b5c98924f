//! How large a field is, and how its lines and boxes are numbered.

use std::ops::Range;

/// A set of lines: bit n stands for line n.
pub type Lines = u64;

/// A set of boxes: bit n stands for box n.
pub type Boxes = u32;

/// The size of a field, in boxes. [`Size::new`] makes those of dots and boxes; dots and squares
/// names its links by larger ones, of which no set of all lines can be asked for.
///
/// Lines are numbered from 0: first those across, row by row, `cols` in a row; then those down,
/// row by row, `cols + 1` in a row. Boxes are numbered from 0, row by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    /// How many rows of boxes there are.
    pub rows: usize,
    /// How many boxes there are in a row.
    pub cols: usize,
}

/// A line between two neighbouring dots. It shows as the names of its dots, such as `a1b1`: a
/// letter for the column, from the left, and a number for the row, from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Line {
    number: u8,
    row: u8,
    col: u8,
    down: bool,
}

impl Size {
    /// The most lines that a field may have.
    pub const MOST_LINES: usize = 60;

    /// A field of `rows` times `cols` boxes.
    ///
    /// # Errors
    /// When there is no box, or there are more than [`Size::MOST_LINES`] lines.
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

    /// How many lines there are.
    pub fn lines(self) -> usize {
        self.lines_across() + self.rows * (self.cols + 1)
    }

    /// How many of them lie across; they have the smaller numbers.
    fn lines_across(self) -> usize {
        (self.rows + 1) * self.cols
    }

    /// How many boxes there are.
    pub fn boxes(self) -> usize {
        self.rows * self.cols
    }

    /// The line from the dot in this row and column to the dot at its right.
    ///
    /// # Panics
    /// When there is no such line.
    pub fn across(self, row: usize, col: usize) -> Line {
        assert!(row <= self.rows && col < self.cols, "no line {row}, {col}");
        Line::new(row * self.cols + col, row, col, false)
    }

    /// The line from the dot in this row and column to the dot below it.
    ///
    /// # Panics
    /// When there is no such line.
    pub fn down(self, row: usize, col: usize) -> Line {
        assert!(row < self.rows && col <= self.cols, "no line {row}, {col}");
        let number = self.lines_across() + row * (self.cols + 1) + col;
        Line::new(number, row, col, true)
    }

    /// The line of this number.
    ///
    /// # Panics
    /// When there is no such line.
    pub fn line(self, number: usize) -> Line {
        match number.checked_sub(self.lines_across()) {
            None => self.across(number / self.cols, number % self.cols),
            Some(rest) => self.down(rest / (self.cols + 1), rest % (self.cols + 1)),
        }
    }

    /// The numbers of all lines.
    pub fn numbers(self) -> Range<usize> {
        0..self.lines()
    }

    /// All lines, drawn. For a size that [`Size::new`] makes.
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

    /// Its number, which is also its bit in [`Lines`].
    pub fn number(self) -> usize {
        usize::from(self.number)
    }

    /// Whether it goes down; if not, it goes across.
    pub fn is_down(self) -> bool {
        self.down
    }

    /// The row and the column of its first dot: of the left one, or of the upper one.
    pub fn place(self) -> (usize, usize) {
        (usize::from(self.row), usize::from(self.col))
    }

    /// The rows and columns of its two dots, the left or the upper one first.
    pub fn ends(self) -> [(usize, usize); 2] {
        let (row, col) = self.place();
        let other = match self.down {
            true => (row + 1, col),
            false => (row, col + 1),
        };
        [(row, col), other]
    }
}

/// Why there is no such field.
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
