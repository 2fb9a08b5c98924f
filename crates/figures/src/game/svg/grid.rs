//! A board of tic-tac-toe as SVG: alone, or inside a node.

use crate::element::{Marks, Path, path, rect, text};
use crate::game::grid::Grid;
use crate::options::SvgOptions;
use crate::svg::Figure;

/// The side of a square in a node.
pub(crate) const CELL: f64 = 16.0;

pub(crate) fn extent(grid: &Grid) -> (f64, f64) {
    (grid.columns as f64 * CELL, grid.rows as f64 * CELL)
}

/// The lines and marks of a board whose first square begins at `x`, `y`.
pub(crate) fn squares(grid: &Grid, newest: Option<usize>, (x, y): (f64, f64), cell: f64) -> Marks {
    let corner = |at: usize| {
        (
            x + (at % grid.columns) as f64 * cell,
            y + (at / grid.columns) as f64 * cell,
        )
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
    let mut rules = Path::default();
    let (wide, high) = (grid.columns as f64 * cell, grid.rows as f64 * cell);
    for column in 1..grid.columns {
        rules = rules
            .move_to((x + column as f64 * cell, y))
            .vertical_by(high);
    }
    for row in 1..grid.rows {
        rules = rules
            .move_to((x, y + row as f64 * cell))
            .horizontal_by(wide);
    }
    out += path("rule", &rules);
    if let Some([from, _, to]) = grid.winning() {
        let (from, to) = (middle(from), middle(to));
        // A little beyond the middles of the outer squares.
        let more = |a: f64, b: f64| a + (a - b) * 0.16;
        let beyond = |a: (f64, f64), b: (f64, f64)| (more(a.0, b.0), more(a.1, b.1));
        out += path("won", &Path::at(beyond(from, to)).line_to(beyond(to, from)));
    }
    let arm = cell * 0.26;
    for (wanted, class) in [(false, "mark"), (true, "mark c")] {
        let squares = grid.squares.iter().enumerate();
        let squares = squares.filter(|(at, _)| (newest == Some(*at)) == wanted);
        let marks = squares.filter_map(|(at, square)| match square {
            b'X' => Some(Path::cross(middle(at), arm)),
            b'O' => Some(Path::circle(middle(at), arm)),
            _ => None,
        });
        out += path(class, &marks.collect());
    }
    out
}

pub(crate) fn single(board: &str, last: Option<usize>, options: &SvgOptions) -> String {
    let Some(grid) = Grid::parse(board) else {
        return crate::svg::board::single(board, false, options);
    };
    let cell = 44.0;
    let (wide, high) = (grid.columns as f64 * cell, grid.rows as f64 * cell);
    let newest = last
        .and_then(|last| last.checked_sub(1))
        .filter(|&at| at < grid.squares.len());
    let frame = rect("n", (0.0, 0.0), (wide + 12.0, high + 12.0), 6.0);
    let mut body = Marks::from(frame);
    body += squares(&grid, newest, (6.0, 6.0), cell);
    for (at, _) in grid
        .squares
        .iter()
        .enumerate()
        .filter(|(_, square)| **square == b'.')
    {
        let x = 6.0 + ((at % grid.columns) as f64 + 0.5) * cell;
        let y = 6.0 + ((at / grid.columns) as f64 + 0.5) * cell + 4.0;
        body += text("s m", (x, y), &(at + 1).to_string());
    }
    let count = |mark: u8| {
        grid.squares
            .iter()
            .filter(|&&square| square == mark)
            .count()
    };
    let title = match grid.winning() {
        Some([at, ..]) => format!("{} has three in a row", char::from(grid.squares[at])),
        None => format!("{} X and {} O", count(b'X'), count(b'O')),
    };
    let empty = count(b'.') > 0;
    Figure {
        title,
        marks: match (newest, empty) {
            (Some(_), true) => "blue: the last move · an empty square shows its number".into(),
            (Some(_), false) => "blue: the last move".into(),
            (None, true) => "an empty square shows its number".into(),
            (None, false) => String::new(),
        },
        description: format!("Row by row: {}.", grid.text().replace('\n', " / ")),
        defs: None,
        body,
        width: wide + 12.0,
        height: high + 12.0,
        legend: Vec::new(),
        narrow: false,
    }
    .finish(options)
}
