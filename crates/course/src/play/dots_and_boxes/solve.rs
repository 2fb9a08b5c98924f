//! What every line of a position is worth, where that can be found out in time.

use std::collections::HashMap;
use std::time::Duration;

use dots_and_boxes::dots::Dots;
use dots_and_boxes::same_position::same_position;
use dots_and_boxes::size::Line;
use game::{Board, Player, Value};

use crate::play::at_work::Said;

/// What every line that can be drawn is worth: the margin of the first player at the end.
pub(super) type Values = Vec<(Line, Value)>;

/// So few open lines that a memo on the lines alone is quick.
const FEW: u32 = 12;

/// Solves positions, and remembers the last one.
#[derive(Default)]
pub(super) struct Solver {
    last: Option<(Dots, Values)>,
}

impl Solver {
    /// The values of all lines; none when they are not found in that time.
    pub(super) fn values(&mut self, board: &Dots, time: Duration, said: &Said) -> Option<Values> {
        if let Some((known, values)) = &self.last
            && known == board
        {
            return Some(values.clone());
        }
        said.say("solves what is left");
        let values = solve(board, time)?;
        self.last = Some((*board, values.clone()));
        Some(values)
    }
}

fn solve(board: &Dots, _time: Duration) -> Option<Values> {
    if board.open().count_ones() > FEW {
        return None;
    }
    let mut memo = HashMap::new();
    let values = board.legal_moves().map(|line| {
        let next = board.play(line);
        let rest = same_position(&next, &mut memo);
        let rest = match next.to_move() {
            Player::First => rest,
            Player::Second => -rest,
        };
        (line, next.evaluate() + rest)
    });
    Some(values.collect())
}
