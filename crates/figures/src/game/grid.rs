//! Boards of tic-tac-toe and their like, as text: rows of `X`, `O`, and `.` for an empty square.

use crate::options::SvgOptions;

/// A small board of squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Grid {
    pub rows: usize,
    pub columns: usize,
    /// Row by row.
    pub squares: Vec<u8>,
}

impl Grid {
    /// Reads a board; none where the text is not one.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let lines: Vec<&str> = text.trim_end_matches('\n').split('\n').collect();
        let columns = lines[0].len();
        let squares: Vec<u8> = lines.concat().into_bytes();
        let fits = (2..=8).contains(&columns) && (2..=8).contains(&lines.len());
        let even = lines.iter().all(|line| line.len() == columns);
        let known = squares.iter().all(|square| b"XO.".contains(square));
        (fits && even && known).then_some(Grid {
            rows: lines.len(),
            columns,
            squares,
        })
    }

    pub(crate) fn text(&self) -> String {
        let rows: Vec<String> = self
            .squares
            .chunks(self.columns)
            .map(|row| row.iter().map(|&square| char::from(square)).collect())
            .collect();
        rows.join("\n")
    }

    /// The square on which a mark stands here and none before.
    pub(crate) fn newest(&self, before: &Grid) -> Option<usize> {
        let mut pairs = self.squares.iter().zip(&before.squares);
        pairs.position(|(now, then)| now != then && *then == b'.')
    }

    /// The squares of a line of three, where one player has it on a board of 3 × 3.
    pub(crate) fn winning(&self) -> Option<[usize; 3]> {
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
        if (self.rows, self.columns) != (3, 3) {
            return None;
        }
        let owned = |line: &[usize; 3]| {
            let [a, b, c] = line.map(|at| self.squares[at]);
            a != b'.' && a == b && b == c
        };
        LINES.into_iter().find(owned)
    }
}

/// A board for the terminal; an empty square shows its number, as the player types it. Text that
/// is no such board comes back as it is.
pub fn grid_text(board: &str) -> String {
    let Some(grid) = Grid::parse(board) else {
        return board.to_owned();
    };
    let width = grid.squares.len().to_string().len();
    let square = |(at, square): (usize, &u8)| match square {
        b'.' => format!("{:>width$}", at + 1),
        mark => format!("{:>width$}", char::from(*mark)),
    };
    let squares: Vec<String> = grid.squares.iter().enumerate().map(square).collect();
    let rows: Vec<String> = squares
        .chunks(grid.columns)
        .map(|row| row.join(" "))
        .collect();
    rows.join("\n")
}

/// A board as a figure: the square `last`, counted from 1, is marked as the last move, a line of
/// three is struck through, and empty squares show their numbers.
pub fn grid_svg(board: &str, last: Option<usize>, options: &SvgOptions) -> String {
    super::svg::grid::single(board, last, options)
}
