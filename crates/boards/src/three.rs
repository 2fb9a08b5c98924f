//! Tic-tac-toe and boards like it: lines of `X`, `O`, and `.` for an empty square.

use std::fmt;

use crate::lines::lines;

/// A mark on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A cross.
    X,
    /// A nought.
    O,
}

/// A small board of squares, 2 to 8 rows and columns. The squares are numbered from 0, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Three {
    /// How many rows it has.
    pub rows: usize,
    /// How many squares a row has.
    pub columns: usize,
    /// The mark on each square, where there is one.
    pub squares: Vec<Option<Mark>>,
}

/// The lines of three on 3 × 3 squares.
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

impl Three {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let lines = lines(text);
        let (rows, columns) = (lines.len(), lines[0].len());
        let fits = (2..=8).contains(&columns) && (2..=8).contains(&rows);
        if !fits || lines.iter().any(|line| line.len() != columns) {
            return None;
        }
        let square = |square| match square {
            b'X' => Some(Some(Mark::X)),
            b'O' => Some(Some(Mark::O)),
            b'.' => Some(None),
            _ => None,
        };
        let squares = lines.iter().flat_map(|line| line.bytes()).map(square);
        Some(Three {
            rows,
            columns,
            squares: squares.collect::<Option<_>>()?,
        })
    }

    /// How many squares have this mark.
    pub fn count(&self, mark: Mark) -> usize {
        let squares = self.squares.iter();
        squares.filter(|&&square| square == Some(mark)).count()
    }

    /// The first square that has a mark here and had none on the board `before`.
    pub fn newest(&self, before: &Three) -> Option<usize> {
        let mut pairs = self.squares.iter().zip(&before.squares);
        pairs.position(|(now, then)| now.is_some() && then.is_none())
    }

    /// Who has three squares in a line, and these squares, on 3 × 3; where several lines are held,
    /// the first of the rows, the columns, the diagonals.
    pub fn won(&self) -> Option<(Mark, [usize; 3])> {
        if (self.rows, self.columns) != (3, 3) {
            return None;
        }
        LINES.into_iter().find_map(|line| {
            let [a, b, c] = line.map(|at| self.squares[at]);
            let mark = a.filter(|_| a == b && b == c)?;
            Some((mark, line))
        })
    }
}

impl Mark {
    /// `X` or `O`.
    pub fn letter(self) -> char {
        match self {
            Mark::X => 'X',
            Mark::O => 'O',
        }
    }
}

/// As it is read.
impl fmt::Display for Three {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, square) in self.squares.iter().enumerate() {
            if at > 0 && at % self.columns == 0 {
                f.write_str("\n")?;
            }
            write!(f, "{}", square.map_or('.', Mark::letter))?;
        }
        Ok(())
    }
}
