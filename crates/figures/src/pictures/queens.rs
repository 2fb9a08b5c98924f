//! Pictures of a board of queens: in a node, as a figure, and for the terminal.

use boards::Queens;

use crate::element::{Element, Marks, Path, list, path, rect, text};
use crate::labels::counted;
use crate::svg::Figure;

/// The margin around the squares of a board in a node.
const PAD: f64 = 3.0;

/// Returns the queen that every `use` refers to, drawn in a square of 10 by 10. It is a path, because a font may lack the
/// character.
pub(super) fn queen(id: &str) -> Element {
    let crown = "M2.2 8.9h5.6v-.9h-5.6zM2.3 7.4L1.2 3.2L3.3 5L5 1.6L6.7 5L8.8 3.2L7.7 7.4z";
    let symbol = Element::new("symbol").id(&format!("{id}-queen"));
    let symbol = symbol.view_box((10.0, 10.0));
    let symbol = symbol.inline(&Element::new("path").attribute("d", crown));
    let tips = [(1.2, 2.8), (5.0, 1.2), (8.8, 2.8)];
    let symbol = tips.iter().fold(symbol, |symbol, &tip| {
        let tip = Element::new("circle").around(tip);
        symbol.inline(&tip.attribute("r", ".75"))
    });
    Element::new("defs").holding(symbol)
}

/// Returns row and column of every square.
pub(super) fn all(board: &Queens) -> impl Iterator<Item = (usize, usize)> {
    let side = 0..board.size();
    let row = side.clone();
    row.flat_map(move |row| side.clone().map(move |column| (row, column)))
}

/// Returns the side of a square in a node.
fn cell(size: usize) -> f64 {
    (76.0 / size as f64).clamp(7.0, 14.0).floor()
}

pub(super) fn extent(board: &Queens) -> (f64, f64) {
    let side = cell(board.size()) * board.size() as f64 + 2.0 * PAD;
    (side, side)
}

/// Draws a board in a node, with some squares crossed. The point is its top left corner.
pub(super) fn in_node(
    board: &Queens,
    crosses: &[(usize, usize)],
    (x, y): (f64, f64),
    id: &str,
) -> Marks {
    squares(board, crosses, (x + PAD, y + PAD), cell(board.size()), id)
}

/// Draws the squares, queens and crosses of a board whose first square begins at `x`, `y`.
fn squares(
    board: &Queens,
    crosses: &[(usize, usize)],
    (x, y): (f64, f64),
    cell: f64,
    id: &str,
) -> Marks {
    let corner = |row: usize, column: usize| (x + column as f64 * cell, y + row as f64 * cell);
    let dark = all(board).filter(|(row, column)| (row + column) % 2 == 1);
    let dark = dark.map(|(row, column)| Path::square(corner(row, column), cell));
    let mut out = path("dark", &dark.collect());
    for &(row, column) in board.queens() {
        let (x, y) = corner(row, column);
        let queen = Element::new("use").attribute("href", &format!("#{id}-queen"));
        let queen = queen.class("queen").at((x + cell * 0.06, y + cell * 0.04));
        out += queen.size((cell * 0.88, cell * 0.88));
    }
    let crosses = crosses.iter().map(|&(row, column)| {
        let (x, y) = corner(row, column);
        Path::cross((x + cell / 2.0, y + cell / 2.0), cell * 0.19)
    });
    out += path("cross", &crosses.collect());
    out
}

/// Returns a queen in this column, in words.
pub(crate) fn in_column(column: &str) -> String {
    format!("a queen in column {column}")
}

/// Returns a board as a list with a sentence for each row.
pub(super) fn listed(board: &Queens) -> String {
    list((0..board.size()).map(|row| {
        let queens = (0..board.size()).filter(|&column| board.has(row, column));
        let columns: Vec<String> = queens.map(|column| column.to_string()).collect();
        match columns.as_slice() {
            [] => format!("row {row}: no queen"),
            columns => format!("row {row}: {}", in_column(&columns.join(" and "))),
        }
    }))
}

/// Writes a board for the terminal: `Q` for a queen, `·` for a free square and, if `show_attacked` is set, `×` for an
/// attacked one.
pub(crate) fn written(board: &Queens, show_attacked: bool) -> String {
    let square = |(row, column)| match () {
        () if board.has(row, column) => "Q",
        () if show_attacked && board.is_attacked(row, column) => "×",
        () => "·",
    };
    let squares: Vec<&str> = all(board).map(square).collect();
    let lines = squares.chunks(board.size()).map(|line| line.join(" "));
    lines.collect::<Vec<_>>().join("\n")
}

/// The distance from the left and from the top to the first square of a board that has numbers at its rows and columns.
const CORNER: f64 = 20.0;

/// Draws a board in a frame, with numbers at its rows and columns.
fn numbered(board: &Queens, crosses: &[(usize, usize)], cell: f64, id: &str) -> Marks {
    let (corner, side) = (CORNER, cell * board.size() as f64);
    let around = (side + 8.0, side + 8.0);
    let mut out = Marks::from(rect("n", (corner - 4.0, corner - 4.0), around, 6.0));
    out += squares(board, crosses, (corner, corner), cell, id);
    for at in 0..board.size() {
        let along = (at as f64 + 0.5) * cell;
        let number = at.to_string();
        out += text("s m", (corner + along, corner - 9.0), &number);
        out += text("s end", (corner - 9.0, corner + along + 4.0), &number);
    }
    out
}

/// Returns a board whose squares are large enough for a finger, to which the caller can add buttons or marks. It is SVG that
/// a screen reader skips. With it, returns its width and height, the distance of its first square from the left and the top,
/// and the side of a square.
pub(crate) fn to_point_at(board: &Queens, id: &str) -> (Element, f64, f64, f64) {
    let cell = 44.0;
    let side = CORNER + cell * board.size() as f64 + 8.0;
    let body = numbered(board, &[], cell, id);
    let svg = Element::new("svg").class("fig").view_box((side, side));
    let svg = svg.size((side, side)).attribute("aria-hidden", "true");
    let svg = svg.holding(queen(id)).holding(body);
    (svg, side, CORNER, cell)
}

/// Draws a board as a figure, with its attacked squares crossed if `show_attacked` is set.
pub(super) fn figure(board: &Queens, show_attacked: bool, id: &str) -> Figure {
    let (n, cell) = (board.size(), 30.0);
    let is_crossed = |&(row, column): &(usize, usize)| {
        show_attacked && !board.has(row, column) && board.is_attacked(row, column)
    };
    let crosses: Vec<_> = all(board).filter(is_crossed).collect();
    let side = cell * n as f64;
    let body = numbered(board, &crosses, cell, id);
    let queens = counted(board.queens().len(), "queen");
    let at = board.queens().iter();
    let at = at.map(|(row, column)| format!("row {row}, column {column}"));
    let at: Vec<String> = at.collect();
    Figure {
        title: format!("{queens} on a board of {n} × {n}"),
        marks: match show_attacked {
            true => "× a square that a queen attacks".into(),
            false => String::new(),
        },
        description: format!("Queens at: {}.", at.join("; ")),
        defs: Some(queen(id)),
        body,
        width: CORNER + side + 8.0,
        height: CORNER + side + 4.0,
        ..Figure::default()
    }
}
