//! Boxes with three sides: a player takes all of them, except for one choice at the end. Given.

use game::Value;

use crate::chains_and_loops::{across, open_sides};
use crate::dots::Field;
use crate::size::{Lines, Size};

/// The boxes that can be taken in one turn, and the choice at their end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Free<B> {
    /// The number of boxes that the player takes before the choice.
    pub taken: Value,
    /// The number of boxes left for the choice: take them too and move again, or leave them to the
    /// other player, who takes them and then must move. It is 2 or 4, or 0 if there is no choice.
    pub left: Value,
    /// The position after the player who moves has taken all of them. If the player leaves the last
    /// boxes, the same lines are drawn in the end, but then the other player moves.
    pub rest: B,
}

/// Takes the boxes that can be taken. Returns `None` if no box has three sides.
///
/// The player takes all boxes except one chain. Its last boxes can be left to the other player. If
/// the chain ends at the edge or at a box with more open sides, two boxes can be left by drawing
/// the line at its end. If the chain ends in another box with three sides, four boxes can be left
/// by drawing the line in the middle. Two cost less than four, so a chain where two are enough is
/// saved for the end.
pub fn free_boxes<B: Field>(board: &B) -> Option<Free<B>> {
    let size = board.dots().size;
    let mut rest = board.clone();
    let mut taken = 0;
    loop {
        let mut chains = opened_chains(size, rest.dots().drawn);
        let last = chains.pop()?;
        // The others one at a time: taking one can make another longer.
        let next = chains.first().unwrap_or(&last);
        for &line in &next.lines {
            rest = rest.play(size.line(line));
        }
        taken += next.boxes;
        if chains.is_empty() {
            let left = last.can_be_left();
            let taken = taken - left;
            return Some(Free { taken, left, rest });
        }
    }
}

/// An opened chain: boxes that can be taken one after the other.
struct Opened {
    boxes: Value,
    lines: Vec<usize>,
    closed: bool,
}

impl Opened {
    fn can_be_left(&self) -> Value {
        match self.boxes {
            4.. if self.closed => 4,
            2.. if !self.closed => 2,
            _ => 0,
        }
    }
}

/// Returns all chains that begin at a box with three sides, each once. Chains that cannot be left
/// are first, and chains to save for the end are last.
fn opened_chains(size: Size, drawn: Lines) -> Vec<Opened> {
    let mut found: Vec<Opened> = Vec::new();
    for number in 0..size.boxes() {
        let mut open = open_sides(size, drawn, number);
        if let (Some(line), None) = (open.next(), open.next()) {
            // A closed chain is found from both ends.
            if found.iter().all(|chain| !chain.lines.contains(&line)) {
                found.push(follow(size, drawn, number, line));
            }
        }
    }
    found.sort_by_key(|chain| match chain.can_be_left() {
        0 => 0,
        4 => 1,
        _ => 2,
    });
    found
}

/// Follows the chain that begins at this box, whose last open side is `line`.
fn follow(size: Size, drawn: Lines, mut number: usize, mut line: usize) -> Opened {
    let mut chain = Opened {
        boxes: 1,
        lines: vec![line],
        closed: false,
    };
    while let Some(next) = across(size, line, number) {
        let others: Vec<usize> = open_sides(size, drawn, next)
            .filter(|&side| side != line)
            .collect();
        chain.closed = others.is_empty();
        if others.len() > 1 {
            break;
        }
        chain.boxes += 1;
        let Some(&side) = others.first() else { break };
        chain.lines.push(side);
        (number, line) = (next, side);
    }
    chain
}
