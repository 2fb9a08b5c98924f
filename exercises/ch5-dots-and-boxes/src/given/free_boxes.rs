//! What a player takes who finds boxes with three sides: everything, but for one choice. Given.

use game::Value;

use crate::chains_and_loops::{across, open_sides};
use crate::dots::Field;
use crate::size::{Lines, Size};

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
/// All is taken but one chain of boxes. Its last boxes can be left to the other player: two when
/// the chain ends at the edge or at a box with more open sides, so that the line at its end is
/// drawn instead; four when the chain ends in a box with three sides again, so that the line in
/// the middle is drawn instead. Two cost less than four, so a chain where two will do is kept for
/// the end.
pub fn free_boxes<B: Field>(board: &B) -> Option<Free<B>> {
    let size = board.dots().size;
    let mut rest = board.clone();
    let mut taken = 0;
    loop {
        let mut chains = opened_chains(size, rest.dots().drawn);
        let last = chains.pop()?;
        // The others one at a time: when one is taken, another may have become longer.
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

/// All chains that begin at a box with three sides, each once; those that cannot be left come first,
/// and those that are kept for the end last.
fn opened_chains(size: Size, drawn: Lines) -> Vec<Opened> {
    let mut found: Vec<Opened> = Vec::new();
    for number in 0..size.boxes() {
        let mut open = open_sides(size, drawn, number);
        if let (Some(line), None) = (open.next(), open.next()) {
            // A closed one is met from both ends.
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

/// The chain that begins at this box, whose last open side is `line`.
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
