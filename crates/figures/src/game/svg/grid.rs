//! A board of tic-tac-toe as SVG: alone, or inside a node.

use boards::{Board, Mark, Three};

use crate::options::SvgOptions;
use crate::svg::measure::mono_width;
use crate::svg::{Figure, escape, num};

/// The side of a square in a node.
pub(crate) const CELL: f64 = 16.0;

pub(crate) fn extent(grid: &Three) -> (f64, f64) {
    (grid.columns as f64 * CELL, grid.rows as f64 * CELL)
}

/// The lines and marks of a board whose first square begins at `x`, `y`.
pub(crate) fn squares(
    grid: &Three,
    newest: Option<usize>,
    (x, y): (f64, f64),
    cell: f64,
) -> String {
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
    let mut out = String::new();
    if let Some(newest) = newest {
        let (x, y) = corner(newest);
        let [x, y, side] = [x + 0.5, y + 0.5, cell - 1.0].map(num);
        out += &format!("<path class=\"last\" d=\"M{x} {y}h{side}v{side}h-{side}z\"/>\n");
    }
    let mut rules = String::new();
    let (wide, high) = (grid.columns as f64 * cell, grid.rows as f64 * cell);
    for column in 1..grid.columns {
        rules += &format!(
            "M{} {}v{}",
            num(x + column as f64 * cell),
            num(y),
            num(high)
        );
    }
    for row in 1..grid.rows {
        rules += &format!("M{} {}h{}", num(x), num(y + row as f64 * cell), num(wide));
    }
    out += &format!("<path class=\"rule\" d=\"{rules}\"/>\n");
    if let Some((_, [from, _, to])) = grid.won() {
        let (from, to) = (middle(from), middle(to));
        // A little beyond the middles of the outer squares.
        let beyond = |a: f64, b: f64| a + (a - b) * 0.16;
        let [x1, y1, x2, y2] = [
            beyond(from.0, to.0),
            beyond(from.1, to.1),
            beyond(to.0, from.0),
            beyond(to.1, from.1),
        ]
        .map(num);
        out += &format!("<path class=\"won\" d=\"M{x1} {y1}L{x2} {y2}\"/>\n");
    }
    let arm = cell * 0.26;
    for (wanted, class) in [(false, "mark"), (true, "mark c")] {
        let mut marks = String::new();
        for (at, square) in grid.squares.iter().enumerate() {
            if (newest == Some(at)) != wanted {
                continue;
            }
            let (x, y) = middle(at);
            let (arms, round) = (num(arm * 2.0), num(arm));
            match square {
                Some(Mark::X) => {
                    let [left, top] = [x - arm, y - arm].map(num);
                    marks += &format!("M{left} {top}l{arms} {arms}m0 -{arms}l-{arms} {arms}");
                }
                Some(Mark::O) => {
                    let (left, y) = (num(x - arm), num(y));
                    marks += &format!(
                        "M{left} {y}a{round} {round} 0 1 0 {arms} 0a{round} {round} 0 1 0 -{arms} 0"
                    );
                }
                None => {}
            }
        }
        if !marks.is_empty() {
            out += &format!("<path class=\"{class}\" d=\"{marks}\"/>\n");
        }
    }
    out
}

pub(crate) fn single(text: &str, last: Option<usize>, options: &SvgOptions) -> String {
    let Board::Three(grid) = Board::read("three", text) else {
        return crate::svg::board::single(text, false, options);
    };
    let cell = 44.0;
    let (wide, high) = (grid.columns as f64 * cell, grid.rows as f64 * cell);
    let newest = last
        .and_then(|last| last.checked_sub(1))
        .filter(|&at| at < grid.squares.len());
    let [w, h] = [wide + 12.0, high + 12.0].map(num);
    let mut body =
        format!("<rect class=\"n\" x=\"0\" y=\"0\" width=\"{w}\" height=\"{h}\" rx=\"6\"/>\n");
    body += &squares(&grid, newest, (6.0, 6.0), cell);
    for (at, _) in grid
        .squares
        .iter()
        .enumerate()
        .filter(|(_, square)| square.is_none())
    {
        let x = 6.0 + ((at % grid.columns) as f64 + 0.5) * cell;
        let y = 6.0 + ((at / grid.columns) as f64 + 0.5) * cell + 4.0;
        let (x, y) = (num(x), num(y));
        body += &format!(
            "<text class=\"s m\" x=\"{x}\" y=\"{y}\">{}</text>\n",
            at + 1
        );
    }
    let title = match grid.won() {
        Some((mark, _)) => format!("{} has three in a row", mark.letter()),
        None => format!("{} X and {} O", grid.count(Mark::X), grid.count(Mark::O)),
    };
    let empty = grid.squares.contains(&None);
    Figure {
        title,
        marks: match (newest, empty) {
            (Some(_), true) => "blue: the last move · an empty square shows its number".into(),
            (Some(_), false) => "blue: the last move".into(),
            (None, true) => "an empty square shows its number".into(),
            (None, false) => String::new(),
        },
        description: format!(
            "Row by row: {}.",
            escape(&grid.to_string().replace('\n', " / "))
        ),
        defs: String::new(),
        body,
        width: (wide + 12.0).max(mono_width("", 1.0)),
        height: high + 12.0,
        legend: Vec::new(),
        narrow: false,
    }
    .finish(options)
}
