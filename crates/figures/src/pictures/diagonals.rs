//! Pictures of queens and their diagonals: one board has row + column in each square, the other row − column.

use boards::Queens;

use super::queens::all;
use crate::element::{Marks, Path, path, rect, text};

/// The side of a square, the gap between the two boards, and the height above them.
const CELL: f64 = 19.0;
const BETWEEN: f64 = 20.0;
const HEAD: f64 = 20.0;

/// The numbers in the squares of a board, and the squares that share theirs with a queen.
struct Sums {
    head: &'static str,
    of: fn(usize, usize) -> String,
    shares: fn(&Queens, usize, usize) -> bool,
}

const BOTH: [Sums; 2] = [
    Sums {
        head: "row + column",
        of: |row, column| (row + column).to_string(),
        shares: Queens::on_rising,
    },
    Sums {
        head: "row − column",
        of: |row, column| match row.checked_sub(column) {
            Some(more) => more.to_string(),
            None => format!("−{}", column - row),
        },
        shares: Queens::on_falling,
    },
];

fn side(board: &Queens) -> f64 {
    CELL * board.size() as f64
}

pub(super) fn extent(board: &Queens) -> (f64, f64) {
    let side = side(board);
    (2.0 * side + BETWEEN, HEAD + side)
}

/// Draws both boards. The point is the top left corner.
pub(super) fn in_node(board: &Queens, (x, y): (f64, f64)) -> Marks {
    let mut out = Marks::default();
    for (at, sums) in BOTH.iter().enumerate() {
        let left = x + at as f64 * (side(board) + BETWEEN);
        out += text("w m", (left + side(board) / 2.0, y + 11.0), sums.head);
        out += one(board, sums, (left, y + HEAD));
    }
    out
}

fn one(board: &Queens, sums: &Sums, (x, y): (f64, f64)) -> Marks {
    let corner = |(row, column): (usize, usize)| (x + column as f64 * CELL, y + row as f64 * CELL);
    let squares = |of: &dyn Fn(&(usize, usize)) -> bool| -> Path {
        let squares = all(board).filter(|square| of(square));
        let squares = squares.map(|square| Path::square(corner(square), CELL));
        squares.collect()
    };
    let has = |&(row, column): &(usize, usize)| board.has(row, column);
    let shares = |&(row, column): &(usize, usize)| (sums.shares)(board, row, column);
    let mut out = path("dark", &squares(&|square| (square.0 + square.1) % 2 == 1));
    out += path("shares", &squares(&|square| shares(square) && !has(square)));
    out += path("stands", &squares(&has));
    for square in all(board) {
        let class = match (has(&square), shares(&square)) {
            (true, _) => "v m on-dot",
            (false, true) => "v m",
            (false, false) => "s m",
        };
        let (left, top) = corner(square);
        let at = (left + CELL / 2.0, top + CELL / 2.0 + 4.0);
        out += text(class, at, &(sums.of)(square.0, square.1));
    }
    let side = side(board);
    out += rect("frame", (x, y), (side, side), 0.0);
    out
}

/// Returns a sentence for each queen: her square, and the numbers of her two diagonals.
pub(super) fn said(board: &Queens) -> Vec<String> {
    let queens = board.queens();
    let said = queens.iter().map(|&(row, column)| {
        let numbers = BOTH.map(|sums| format!("{} is {}", sums.head, (sums.of)(row, column)));
        let numbers = numbers.join(", ");
        format!("A queen on row {row}, column {column}: {numbers}")
    });
    said.collect()
}

/// Writes both boards for the terminal: a queen's number in brackets, the same number elsewhere in parentheses.
pub(super) fn written(board: &Queens) -> String {
    let n = board.size();
    let square = |sums: &Sums, row, column| {
        let number = (sums.of)(row, column);
        match (board.has(row, column), (sums.shares)(board, row, column)) {
            (true, _) => format!("[{number:>2}]"),
            (false, true) => format!("({number:>2})"),
            (false, false) => format!(" {number:>2} "),
        }
    };
    let wide = 4 * n;
    let mut halves = BOTH.map(|sums| format!("{:<wide$}", sums.head));
    let mut lines = vec![halves.join("   ").trim_end().to_owned()];
    for row in 0..n {
        halves = BOTH.map(|sums| (0..n).map(|column| square(&sums, row, column)).collect());
        lines.push(halves.join("   ").trim_end().to_owned());
    }
    lines.join("\n")
}
