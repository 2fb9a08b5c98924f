//! Chains and loops where they lie on a field. Given.

use crate::boxes::sides;
use crate::size::{Lines, Size};

use crate::strings::Chain;

/// The sides of a box that are not drawn yet.
pub(crate) fn open_sides(size: Size, drawn: Lines, number: usize) -> impl Iterator<Item = usize> {
    let sides = sides(size, number / size.cols, number % size.cols);
    sides.into_iter().filter(move |side| drawn & 1 << side == 0)
}

/// The box on the other side of a line; none where the line lies on the edge of the field.
pub(crate) fn across(size: Size, line: usize, number: usize) -> Option<usize> {
    let line = size.line(line);
    let (row, col) = line.place();
    // The box whose top or left side the line is, and the one before it.
    let after = (row < size.rows && col < size.cols).then(|| row * size.cols + col);
    let before = match line.is_down() {
        true => col.checked_sub(1).map(|col| row * size.cols + col),
        false => row.checked_sub(1).map(|row| row * size.cols + col),
    };
    [after, before]
        .into_iter()
        .flatten()
        .find(|&other| other != number)
}

/// The chains and loops that the open boxes make up, if each has exactly two open sides.
pub(crate) fn chains(size: Size, drawn: Lines) -> Option<Vec<Chain>> {
    let mut chains = Vec::new();
    let mut seen = 0_u32;
    for start in 0..size.boxes() {
        let mut waiting = vec![start];
        let (mut boxes, mut lines) = (0, Lines::MIN);
        while let Some(number) = waiting.pop() {
            let open: Vec<usize> = open_sides(size, drawn, number).collect();
            if seen & 1 << number != 0 || open.is_empty() {
                continue;
            }
            if open.len() != 2 {
                return None;
            }
            seen |= 1 << number;
            boxes += 1;
            for line in open {
                lines |= 1 << line;
                waiting.extend(across(size, line, number));
            }
        }
        if boxes > 0 {
            // A chain has one line more than boxes, a loop has not.
            let is_loop = lines.count_ones().cast_signed() == boxes;
            chains.push(Chain { boxes, is_loop });
        }
    }
    Some(chains)
}
