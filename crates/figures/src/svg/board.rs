//! One board of queens as SVG: alone, or as a node of a tree.

use boards::{Board, Queens};

use super::{Figure, escape, num};
use crate::labels::counted;
use crate::options::SvgOptions;

/// Around the squares of a board in a tree.
const PAD: f64 = 3.0;

/// The queen every `use` refers to, drawn in a square of 10 by 10. A path, since no font is
/// sure to have one.
pub(crate) fn queen(id: &str) -> String {
    let crown = "M2.2 8.9h5.6v-.9h-5.6zM2.3 7.4L1.2 3.2L3.3 5L5 1.6L6.7 5L8.8 3.2L7.7 7.4z";
    let tips = [(1.2, 2.8), (5.0, 1.2), (8.8, 2.8)]
        .map(|(x, y)| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\".75\"/>"))
        .concat();
    format!(
        "<defs>\n<symbol id=\"{id}-queen\" viewBox=\"0 0 10 10\"><path d=\"{crown}\"/>{tips}</symbol>\n</defs>\n"
    )
}

/// The side of a square in a tree of boards of this size.
fn cell(size: usize) -> f64 {
    (76.0 / size as f64).clamp(7.0, 14.0).round()
}

/// Width and height of a board in a tree.
pub(crate) fn extent(board: &Queens) -> (f64, f64) {
    let side = cell(board.size()) * board.size() as f64 + 2.0 * PAD;
    (side, side)
}

/// A board in a tree.
pub(crate) fn in_node(
    board: &Queens,
    crosses: &[(usize, usize)],
    (x, y): (f64, f64),
    id: &str,
) -> String {
    squares(board, crosses, (x + PAD, y + PAD), cell(board.size()), id)
}

/// The squares, queens and crosses of a board whose first square begins at `x`, `y`.
fn squares(
    board: &Queens,
    crosses: &[(usize, usize)],
    (x, y): (f64, f64),
    cell: f64,
    id: &str,
) -> String {
    let corner = |row: usize, column: usize| (x + column as f64 * cell, y + row as f64 * cell);
    let mut dark = String::new();
    for row in 0..board.size() {
        for column in (0..board.size()).filter(|column| (row + column) % 2 == 1) {
            let (x, y) = corner(row, column);
            let side = num(cell);
            dark += &format!("M{} {}h{side}v{side}h-{side}z", num(x), num(y));
        }
    }
    let mut out = if dark.is_empty() {
        String::new()
    } else {
        format!("<path class=\"dark\" d=\"{dark}\"/>\n")
    };
    for &(row, column) in board.queens() {
        let (x, y) = corner(row, column);
        let [x, y, side] = [x + cell * 0.06, y + cell * 0.04, cell * 0.88].map(num);
        out += &format!(
            "<use href=\"#{id}-queen\" class=\"queen\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>\n"
        );
    }
    let arm = cell * 0.19;
    let mut marks = String::new();
    for &(row, column) in crosses {
        let (x, y) = corner(row, column);
        let [left, top, arms] = [x + cell / 2.0 - arm, y + cell / 2.0 - arm, arm * 2.0].map(num);
        marks += &format!("M{left} {top}l{arms} {arms}m0 -{arms}l-{arms} {arms}");
    }
    if !marks.is_empty() {
        out += &format!("<path class=\"cross\" d=\"{marks}\"/>\n");
    }
    out
}

pub(crate) fn single(text: &str, show_attacked: bool, options: &SvgOptions) -> String {
    let id = escape(&options.id);
    let Board::Queens(board) = Board::read("queens", text) else {
        return plain(text, options);
    };
    let (n, cell) = (board.size(), 30.0);
    let all = (0..n).flat_map(|row| (0..n).map(move |column| (row, column)));
    let crosses: Vec<_> = all
        .filter(|&(row, column)| {
            show_attacked && !board.has(row, column) && board.is_attacked(row, column)
        })
        .collect();
    let (left, top, side) = (20.0, 20.0, cell * n as f64);
    let mut body = format!(
        "<rect class=\"n\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"6\"/>\n",
        num(left - 4.0),
        num(top - 4.0),
        num(side + 8.0),
        num(side + 8.0)
    );
    body += &squares(&board, &crosses, (left, top), cell, &id);
    for at in 0..n {
        let along = (at as f64 + 0.5) * cell;
        body += &format!(
            "<text class=\"s m\" x=\"{}\" y=\"{}\">{at}</text>\n",
            num(left + along),
            num(top - 9.0)
        );
        body += &format!(
            "<text class=\"s end\" x=\"{}\" y=\"{}\">{at}</text>\n",
            num(left - 9.0),
            num(top + along + 4.0)
        );
    }
    let queens = counted(board.queens().len(), "queen");
    let at: Vec<String> = board
        .queens()
        .iter()
        .map(|(row, column)| format!("row {row}, column {column}"))
        .collect();
    Figure {
        title: format!("{queens} on a board of {n} × {n}"),
        marks: if show_attacked {
            "× a square that a queen attacks".into()
        } else {
            String::new()
        },
        description: format!("Queens at: {}.", at.join("; ")),
        defs: queen(&id),
        body,
        width: left + side + 8.0,
        height: top + side + 4.0,
        legend: Vec::new(),
        narrow: false,
    }
    .finish(options)
}

/// A board of any other kind, as its text.
fn plain(text: &str, options: &SvgOptions) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let body = lines
        .iter()
        .enumerate()
        .map(|(at, line)| self::line(line, 0.0, 14.0 + 17.0 * at as f64, ""));
    Figure {
        title: "The board".into(),
        marks: String::new(),
        description: text.to_owned(),
        defs: String::new(),
        body: body.collect(),
        width: lines
            .iter()
            .map(|line| super::measure::mono_width(line, 13.0))
            .fold(0.0, f64::max),
        height: 17.0 * lines.len() as f64,
        legend: Vec::new(),
        narrow: false,
    }
    .finish(options)
}

/// A line of a board's text, its spaces kept.
pub(crate) fn line(text: &str, x: f64, y: f64, class: &str) -> String {
    let text = escape(&text.replace(' ', "\u{a0}"));
    format!(
        "<text class=\"{class}\" x=\"{}\" y=\"{}\">{text}</text>\n",
        num(x),
        num(y)
    )
}
