//! The look of a written board.

use boards::Board;

use crate::text::{Line, Look};

/// Returns the lines of a written board, with its pieces brighter than its empty squares and its crosses.
pub(super) fn board_lines(text: &str, board: Option<&Board>) -> Vec<Line> {
    let look = |c: char| match board {
        // The pieces are letters.
        Some(Board::Queens(_) | Board::Three(_)) if c.is_ascii_alphabetic() => Look::Value,
        Some(Board::Queens(_) | Board::Three(_)) => Look::Dim,
        _ => Look::Plain,
    };
    let mut lines = Vec::new();
    for row in text.lines() {
        let mut line = Line::default();
        for c in row.chars() {
            match line.spans.last_mut() {
                Some(last) if last.look == look(c) => last.text.push(c),
                _ => line.push(c, look(c)),
            }
        }
        lines.push(line);
    }
    lines
}
