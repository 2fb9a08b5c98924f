//! Boards of queens, as text: n lines of n characters, `Q` for a queen and `.` for none.

use crate::options::SvgOptions;

/// A board of n × n squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Queens {
    size: usize,
    queens: Vec<(usize, usize)>,
}

impl Queens {
    /// Reads a board; none where the text is not one.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.trim_end_matches('\n');
        let size = text.split('\n').count();
        let mut queens = Vec::new();
        for (row, line) in text.split('\n').enumerate() {
            if line.len() != size {
                return None;
            }
            for (column, square) in line.bytes().enumerate() {
                match square {
                    b'Q' => queens.push((row, column)),
                    b'.' => {}
                    _ => return None,
                }
            }
        }
        Some(Queens { size, queens })
    }

    pub(crate) fn empty(size: usize) -> Self {
        Queens {
            size,
            queens: Vec::new(),
        }
    }

    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// Row and column of each queen.
    pub(crate) fn queens(&self) -> &[(usize, usize)] {
        &self.queens
    }

    pub(crate) fn is_full(&self) -> bool {
        self.queens.len() >= self.size
    }

    pub(crate) fn is_peaceful(&self) -> bool {
        self.queens
            .iter()
            .all(|&(row, column)| !self.is_attacked(row, column))
    }

    /// Whether a queen elsewhere attacks this square.
    pub(crate) fn is_attacked(&self, row: usize, column: usize) -> bool {
        self.queens.iter().any(|&(r, c)| {
            let (rows, columns) = (r.abs_diff(row), c.abs_diff(column));
            rows + columns > 0 && (rows == 0 || columns == 0 || rows == columns)
        })
    }

    pub(crate) fn has(&self, row: usize, column: usize) -> bool {
        self.queens.contains(&(row, column))
    }
}

/// A board for the terminal: `Q` a queen, `·` a free square, and `×` an attacked one where
/// `show_attacked` asks for it. Text that is no board of queens comes back as it is.
pub fn queens_text(board: &str, show_attacked: bool) -> String {
    let Some(board) = Queens::parse(board) else {
        return board.to_owned();
    };
    let square = |row, column| match () {
        () if board.has(row, column) => "Q",
        () if show_attacked && board.is_attacked(row, column) => "×",
        () => "·",
    };
    let line = |row| {
        (0..board.size)
            .map(|column| square(row, column))
            .collect::<Vec<_>>()
            .join(" ")
    };
    (0..board.size).map(line).collect::<Vec<_>>().join("\n")
}

/// A board as a figure, its attacked squares crossed where `show_attacked` asks for it.
pub fn queens_svg(board: &str, show_attacked: bool, options: &SvgOptions) -> String {
    crate::svg::board::single(board, show_attacked, options)
}
