//! Dots and boxes as plain as can be, to compare with: a picture that is drawn into. No bits, no
//! numbers of lines, nothing shared with the board but the names of lines.

use dots_and_boxes::size::Size;
use game::Player;

/// A field of characters, two for every dot in each direction.
pub(crate) struct Plain {
    /// At even rows and columns the dots; between two the line; at odd ones the boxes.
    cells: Vec<Vec<char>>,
    pub(crate) to_move: Player,
}

impl Plain {
    pub(crate) fn new(size: Size) -> Self {
        let (rows, cols) = (2 * size.rows + 1, 2 * size.cols + 1);
        let row = |row: usize| {
            let cell = |col: usize| if row % 2 + col % 2 == 0 { '+' } else { ' ' };
            (0..cols).map(cell).collect()
        };
        Self {
            cells: (0..rows).map(row).collect(),
            to_move: Player::First,
        }
    }

    /// Draws the line of that name, and gives away the boxes that have four sides now.
    pub(crate) fn play(&mut self, name: &str) {
        let second = name.rfind(char::is_alphabetic).expect("two dots");
        let [(row, col), (end_row, end_col)] = [&name[..second], &name[second..]].map(dot);
        let line = if row == end_row { '-' } else { '|' };
        self.cells[row + end_row][col + end_col] = line;
        let owner = match self.to_move {
            Player::First => 'A',
            Player::Second => 'B',
        };
        let mut closed = false;
        for row in (1..self.cells.len()).step_by(2) {
            for col in (1..self.cells[0].len()).step_by(2) {
                if self.cells[row][col] == ' ' && self.sides(row, col) == 4 {
                    self.cells[row][col] = owner;
                    closed = true;
                }
            }
        }
        if !closed {
            self.to_move = self.to_move.other();
        }
    }

    fn sides(&self, row: usize, col: usize) -> usize {
        let around = [
            self.cells[row - 1][col],
            self.cells[row + 1][col],
            self.cells[row][col - 1],
            self.cells[row][col + 1],
        ];
        around.iter().filter(|cell| **cell != ' ').count()
    }

    /// How many boxes each player has.
    pub(crate) fn score(&self) -> [u32; 2] {
        ['A', 'B'].map(|owner| {
            let cells = self.cells.iter().flatten();
            cells.filter(|cell| **cell == owner).map(|_| 1).sum()
        })
    }

    /// Every odd column is three characters wide.
    pub(crate) fn picture(&self) -> String {
        let rows = self.cells.iter().map(|row| {
            let wide = |(col, cell): (usize, &char)| match (col % 2, cell) {
                (0, cell) => cell.to_string(),
                (_, '-') => "---".to_owned(),
                (_, cell) => format!(" {cell} "),
            };
            let text: String = row.iter().enumerate().map(wide).collect();
            text.trim_end().to_owned()
        });
        rows.collect::<Vec<String>>().join("\n")
    }
}

/// The row and the column of a dot such as `b3`.
fn dot(name: &str) -> (usize, usize) {
    let letter = name.bytes().next().expect("a letter");
    let row: usize = name[1..].parse().expect("a number");
    (row - 1, usize::from(letter - b'a'))
}
