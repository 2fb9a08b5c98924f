//! Pictures of a board of tic-tac-toe or Connect Four: in a node, as a figure, and for the terminal.

use boards::{Mark, Three};

use crate::element::{Marks, Path, list, path, rect, text};
use crate::svg::Figure;

/// The side of a square in a node.
pub(super) const CELL: f64 = 16.0;

pub(super) fn extent(grid: &Three) -> (f64, f64) {
    (grid.columns as f64 * CELL, grid.rows as f64 * CELL)
}

/// Draws the lines and marks of a board whose first square begins at `x`, `y`; `newest` is marked.
pub(super) fn squares(grid: &Three, newest: Option<usize>, (x, y): (f64, f64), cell: f64) -> Marks {
    let corner = |at: usize| {
        let (row, column) = (at / grid.columns, at % grid.columns);
        (x + column as f64 * cell, y + row as f64 * cell)
    };
    let middle = |at: usize| {
        let (x, y) = corner(at);
        (x + cell / 2.0, y + cell / 2.0)
    };
    let mut out = Marks::default();
    if let Some(newest) = newest {
        let (x, y) = corner(newest);
        out += path("last", &Path::square((x + 0.5, y + 0.5), cell - 1.0));
    }
    let (wide, high) = (grid.columns as f64 * cell, grid.rows as f64 * cell);
    let left = (1..grid.columns).map(|column| x + column as f64 * cell);
    let down = left.map(|left| Path::at((left, y)).vertical_by(high));
    let top = (1..grid.rows).map(|row| y + row as f64 * cell);
    let across = top.map(|top| Path::at((x, top)).horizontal_by(wide));
    out += path("rule", &down.chain(across).collect());
    if let Some((_, line)) = grid.won() {
        let (from, to) = (middle(line[0]), middle(line[line.len() - 1]));
        // A little beyond the middles of the outer squares.
        let more = |a: f64, b: f64| a + (a - b) * 0.16;
        let beyond = |a: (f64, f64), b: (f64, f64)| (more(a.0, b.0), more(a.1, b.1));
        out += path("won", &Path::at(beyond(from, to)).line_to(beyond(to, from)));
    }
    let arm = cell * 0.26;
    for (wanted, class) in [(false, "mark"), (true, "mark c")] {
        let squares = grid.squares.iter().enumerate();
        let squares = squares.filter(|(at, _)| (newest == Some(*at)) == wanted);
        let marks = squares.filter_map(|(at, square)| match (*square)? {
            Mark::X => Some(Path::cross(middle(at), arm)),
            Mark::O => Some(Path::circle(middle(at), arm)),
        });
        out += path(class, &marks.collect());
    }
    out
}

/// Returns a board as a list with a sentence for each row.
pub(super) fn listed(three: &Three) -> String {
    let rows = three.squares.chunks(three.columns).enumerate();
    list(rows.map(|(row, squares)| {
        let before = if three.falls { 0 } else { row * three.columns };
        let squares = squares.iter().zip(before + 1..);
        let squares = squares.map(|(square, number)| match square {
            Some(mark) => mark.letter().to_string(),
            None => format!("{number} is empty"),
        });
        let squares: Vec<String> = squares.collect();
        format!("row {}: {}", row + 1, squares.join(", "))
    }))
}

/// Writes a board for the terminal. Empty squares show their numbers, or the columns have their numbers below, as the player
/// types them.
pub(super) fn written(three: &Three) -> String {
    let square = |(square, number): (&Option<Mark>, usize)| match square {
        Some(mark) => mark.letter().to_string(),
        None if three.falls => ".".to_owned(),
        None => number.to_string(),
    };
    let mut squares: Vec<String> = three.squares.iter().zip(1..).map(square).collect();
    if three.falls {
        squares.extend((1..=three.columns).map(|column| column.to_string()));
    }
    let most = if three.falls {
        three.columns
    } else {
        three.squares.len()
    };
    let width = most.to_string().len();
    let squares: Vec<String> = { squares.iter() }
        .map(|square| format!("{square:>width$}"))
        .collect();
    let rows = squares.chunks(three.columns).map(|row| row.join(" "));
    rows.collect::<Vec<_>>().join("\n")
}

/// Draws a board as a figure. The move `last`, a square or a column counted from 1, is marked, a winning line is struck
/// through, and the squares that can be played show the number of the move.
pub(super) fn figure(grid: &Three, last: Option<usize>) -> Figure {
    let cell = 44.0;
    let (wide, high) = (grid.columns as f64 * cell, grid.rows as f64 * cell);
    let newest = last
        .and_then(|last| last.checked_sub(1))
        .and_then(|last| grid.square_of(last));
    let frame = rect("n", (0.0, 0.0), (wide + 12.0, high + 12.0), 6.0);
    let mut body = Marks::from(frame);
    body += squares(grid, newest, (6.0, 6.0), cell);
    for (at, number) in grid.moves() {
        let x = 6.0 + ((at % grid.columns) as f64 + 0.5) * cell;
        let y = 6.0 + ((at / grid.columns) as f64 + 0.5) * cell + 4.0;
        body += text("s m", (x, y), &(number + 1).to_string());
    }
    let title = match grid.won() {
        Some((mark, _)) if grid.falls => format!("{} has four in a row", mark.letter()),
        Some((mark, _)) => format!("{} has three in a row", mark.letter()),
        None => format!("{} X and {} O", grid.count(Mark::X), grid.count(Mark::O)),
    };
    let empty = grid.squares.contains(&None);
    Figure {
        title,
        marks: match (newest, empty) {
            (_, true) if grid.falls => "a number: the column whose next disc falls there".into(),
            (Some(_), true) => "blue: the last move · an empty square shows its number".into(),
            (Some(_), false) => "blue: the last move".into(),
            (None, true) => "an empty square shows its number".into(),
            (None, false) => String::new(),
        },
        description: format!("Row by row: {}.", grid.to_string().replace('\n', " / ")),
        body,
        width: wide + 12.0,
        height: high + 12.0,
        ..Figure::default()
    }
}
