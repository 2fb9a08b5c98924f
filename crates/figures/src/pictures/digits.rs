//! Pictures of the grid of a sudoku: in a node, as a figure, and for the terminal.

use boards::Digits;

use crate::element::{Marks, Path, list, path, rect, text};
use crate::svg::Figure;

/// The side of a square in a node of a small grid, and of a grid of nine rows.
const CELL: f64 = 16.0;
const SMALL: f64 = 13.0;

pub(super) fn cell(digits: &Digits) -> f64 {
    if digits.size() > 4 { SMALL } else { CELL }
}

pub(super) fn extent(digits: &Digits) -> (f64, f64) {
    let side = cell(digits) * digits.size() as f64;
    (side, side)
}

/// Draws the lines and digits of a grid, with the digits that the grid `before` lacks marked. The
/// point is the top left corner.
pub(super) fn squares(
    digits: &Digits,
    before: Option<&Digits>,
    (x, y): (f64, f64),
    cell: f64,
    class: &str,
) -> Marks {
    let size = digits.size();
    let side = cell * size as f64;
    let corner = |at: usize| {
        let (row, column) = (at / size, at % size);
        (x + column as f64 * cell, y + row as f64 * cell)
    };
    let is_new = |at: usize| before.is_some_and(|before| digits.is_new(at, before));
    let mut out = Marks::default();
    let new = (0..size * size).filter(|&at| is_new(at)).map(|at| {
        let (x, y) = corner(at);
        Path::square((x + 0.5, y + 0.5), cell - 1.0)
    });
    out += path("last", &new.collect());
    let rule = |at: usize| {
        let step = at as f64 * cell;
        let down = Path::at((x + step, y)).vertical_by(side);
        [down, Path::at((x, y + step)).horizontal_by(side)]
    };
    let (thick, thin): (Vec<usize>, Vec<usize>) =
        (1..size).partition(|at| at.is_multiple_of(digits.box_side()));
    out += path("rule", &thin.into_iter().flat_map(rule).collect());
    out += path("rule box", &thick.into_iter().flat_map(rule).collect());
    for (at, digit) in digits.squares().iter().enumerate() {
        if let Some(digit) = digit {
            let (x, y) = corner(at);
            let place = (x + cell / 2.0, y + cell / 2.0 + cell * 0.27);
            let class = if is_new(at) { "digit c" } else { class };
            out += text(class, place, &digit.to_string());
        }
    }
    out
}

/// Returns a grid as a list with a sentence for each row.
pub(super) fn listed(digits: &Digits) -> String {
    let rows = digits.squares().chunks(digits.size()).enumerate();
    list(rows.map(|(row, squares)| {
        let square = |digit: &Option<u8>| digit.map_or("empty".to_owned(), |it| it.to_string());
        let squares: Vec<String> = squares.iter().map(square).collect();
        format!("row {}: {}", row + 1, squares.join(", "))
    }))
}

/// Writes a grid for the terminal, with a gap between its boxes.
pub(super) fn written(digits: &Digits) -> String {
    let mut out = String::new();
    let square = |digit: &Option<u8>| digit.map_or(".".to_owned(), |it| it.to_string());
    let part = |part: &[Option<u8>]| part.iter().map(square).collect::<Vec<_>>().join(" ");
    for (row, squares) in digits.squares().chunks(digits.size()).enumerate() {
        out += match row {
            0 => "",
            row if row.is_multiple_of(digits.box_side()) => "\n\n",
            _ => "\n",
        };
        let parts = squares.chunks(digits.box_side()).map(part);
        out += &parts.collect::<Vec<_>>().join("   ");
    }
    out
}

/// Draws a grid as a figure.
pub(super) fn figure(digits: &Digits) -> Figure {
    let cell = if digits.size() > 4 { 30.0 } else { 44.0 };
    let side = cell * digits.size() as f64;
    let mut body = Marks::from(rect("n", (0.0, 0.0), (side, side), 4.0));
    body += squares(digits, None, (0.0, 0.0), cell, "digit large");
    let empty = digits.squares().iter().filter(|digit| digit.is_none());
    let empty = crate::labels::counted(empty.count(), "empty square");
    Figure {
        title: empty,
        description: format!("Row by row: {}.", digits.to_string().replace('\n', " / ")),
        body,
        width: side,
        height: side,
        ..Figure::default()
    }
}
