//! Formats grids for the screen: with gaps between boxes, and two grids side by side.

use eight_queens::grid::Grid;

/// Formats a grid, with a space between digits and more between boxes.
pub(super) fn shown(grid: &Grid) -> String {
    boxes(&grid.to_string(), grid.box_side())
}

/// Formats two grids side by side.
pub(super) fn beside(left: &Grid, right: &Grid) -> String {
    columns(&shown(left), &shown(right))
}

/// Formats a puzzle, and beside it two of its solutions: the digits that differ, and dots for the others.
pub(super) fn difference(puzzle: &Grid, left: &Grid, right: &Grid) -> String {
    let (left_text, right_text) = (left.to_string(), right.to_string());
    let only = |text: &str, other: &str| -> String {
        let digits = text.chars().zip(other.chars());
        let digits = digits.map(|(digit, other)| match digit == other && digit != '\n' {
            true => '.',
            false => digit,
        });
        digits.collect()
    };
    let side = left.box_side();
    let solutions = columns(
        &boxes(&only(&left_text, &right_text), side),
        &boxes(&only(&right_text, &left_text), side),
    );
    columns(&shown(puzzle), &solutions)
}

fn boxes(text: &str, side: usize) -> String {
    let mut lines = Vec::new();
    for (row, digits) in text.lines().enumerate() {
        if row > 0 && row % side == 0 {
            lines.push(String::new());
        }
        let digits: Vec<char> = digits.chars().collect();
        let boxes = digits.chunks(side).map(|digits| {
            let digits: Vec<String> = digits.iter().map(char::to_string).collect();
            digits.join(" ")
        });
        lines.push(format!("  {}", boxes.collect::<Vec<_>>().join("   ")));
    }
    lines.join("\n")
}

fn columns(left: &str, right: &str) -> String {
    let width = left.lines().map(|line| line.chars().count()).max();
    let width = width.unwrap_or_default() + 4;
    let lines = left.lines().zip(right.lines());
    let lines = lines.map(|(left, right)| format!("{left:width$}{right}").trim_end().to_owned());
    lines.collect::<Vec<_>>().join("\n")
}
