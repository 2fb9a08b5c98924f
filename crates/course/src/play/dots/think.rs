//! What the computer finds out about a position: its value, or how far it came.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::{Clock, Timed};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::same_position::same_position;
use dots_and_boxes::size::Line;
use game::{Board, Player, Value};

use crate::play::shuffled::Shuffled;

/// What every line that can be drawn is worth: the margin of the first player at the end.
pub(super) type Values = Vec<(Line, Value)>;

/// So few open lines that a memo on the lines alone is quick.
const FEW: u32 = 12;

/// The values of all lines; none when that takes too long.
pub(super) fn solve(board: &Dots) -> Option<Values> {
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

/// How far a search came.
#[derive(Debug, Clone, Copy)]
pub(super) struct Looked {
    pub(super) line: Line,
    pub(super) value: Value,
    pub(super) depth: u32,
}

/// Looks one line ahead, then two, then three, until the time is up; of equal lines, the first in
/// this order is taken.
pub(super) fn deepen(board: &Dots, order: &[Line], most: u32, time: Duration) -> Option<Looked> {
    let clock = Clock::time(time);
    let began = Instant::now();
    let mut looked = None;
    let timed = Timed::new(Shuffled::new(*board, order), &clock);
    for depth in 1..=most.min(board.open().count_ones()) {
        let (value, line) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        looked = line.map(|line| Looked { line, value, depth });
        // The next depth takes a few times as long as all before it.
        if began.elapsed() * 3 > time {
            break;
        }
    }
    looked.or(order.first().map(|line| Looked {
        line: *line,
        value: board.evaluate(),
        depth: 0,
    }))
}
