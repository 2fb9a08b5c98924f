//! What a player takes who finds boxes with three sides: everything, but for one choice. Given.

use game::Value;

use crate::dots::Field;
use crate::size::{Lines, Size};

use crate::find_strings::{across, open_sides};

/// The boxes that can be taken in one turn, and the choice at their end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Free<B> {
    /// How many boxes the player takes before the choice.
    pub taken: Value,
    /// How many are left then, for the choice: take them too and move again, or leave them to the
    /// other player, who takes them and then must move. Two or four; none when there is no choice.
    pub left: Value,
    /// The position when the player who moves has taken them all. When the last ones are left, the
    /// same lines are drawn in the end; only the other player moves then.
    pub rest: B,
}

/// Takes what can be taken; nothing when no box has three sides.
///
/// All is taken but one string of boxes. Its last boxes can be left to the other player: two when
/// the string ends at the edge or at a box with more open sides, so that the line at its end is
/// drawn instead; four when the string ends in a box with three sides again, so that the line in
/// the middle is drawn instead. Two cost less than four, so a string where two will do is kept for
/// the end.
pub fn free_boxes<B: Field>(board: &B) -> Option<Free<B>> {
    let size = board.dots().size;
    let mut rest = board.clone();
    let mut taken = 0;
    loop {
        let mut strings = strings(size, rest.dots().drawn);
        strings.sort_by_key(|string| match string.can_be_left() {
            0 => 0,
            4 => 1,
            _ => 2,
        });
        let last = strings.pop()?;
        // The others one at a time: when one is taken, another may have become longer.
        let next = strings.first().unwrap_or(&last);
        for &line in &next.lines {
            rest = rest.play(size.line(line));
        }
        taken += next.boxes;
        if strings.is_empty() {
            let left = last.can_be_left();
            let taken = taken - left;
            return Some(Free { taken, left, rest });
        }
    }
}

/// Boxes that can be taken one after the other.
struct Taking {
    boxes: Value,
    lines: Vec<usize>,
    closed: bool,
}

impl Taking {
    fn can_be_left(&self) -> Value {
        match self.boxes {
            4.. if self.closed => 4,
            2.. if !self.closed => 2,
            _ => 0,
        }
    }
}

/// All strings that begin at a box with three sides, each once.
fn strings(size: Size, drawn: Lines) -> Vec<Taking> {
    let mut found: Vec<Taking> = Vec::new();
    for number in 0..size.boxes() {
        let mut open = open_sides(size, drawn, number);
        if let (Some(line), None) = (open.next(), open.next()) {
            // A closed one is met from both ends.
            if found.iter().all(|string| !string.lines.contains(&line)) {
                found.push(follow(size, drawn, number, line));
            }
        }
    }
    found
}

/// The string that begins at this box, whose last open side is `line`.
fn follow(size: Size, drawn: Lines, mut number: usize, mut line: usize) -> Taking {
    let mut string = Taking {
        boxes: 1,
        lines: vec![line],
        closed: false,
    };
    while let Some(next) = across(size, line, number) {
        let others: Vec<usize> = open_sides(size, drawn, next)
            .filter(|&side| side != line)
            .collect();
        string.closed = others.is_empty();
        if others.len() > 1 {
            break;
        }
        string.boxes += 1;
        let Some(&side) = others.first() else { break };
        string.lines.push(side);
        (number, line) = (next, side);
    }
    string
}
