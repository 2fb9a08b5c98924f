//! Looking ahead for as long as there is time: the iterative deepening of chapter 4, with a word
//! after each depth on how far it is.

use std::time::{Duration, Instant};

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::{Clock, Timed};
use game::{Board, Player, Value};

use super::at_work::Said;
use super::field::mark;
use super::shuffled::Shuffled;

/// How far a search may look.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reach {
    /// How many moves ahead, if that was asked for.
    pub(super) asked: Option<u32>,
    /// More moves than this the game cannot have.
    pub(super) longest: u32,
    pub(super) time: Duration,
}

/// Looks one move ahead, then two, then three, as far as it may. Of equally good moves the one
/// that is first in `order` is made; none on a board that is done.
pub(super) fn deepen<B: Board>(
    board: &B,
    order: &[B::Move],
    reach: Reach,
    said: &Said,
) -> Option<(B::Move, Thought)> {
    let clock = Clock::time(reach.time);
    let began = Instant::now();
    let mut chosen = *order.first()?;
    let mut thought = Thought {
        depth: Some(0),
        value: board.evaluate(),
        took: Duration::ZERO,
    };
    let timed = Timed::new(Shuffled::new(board.clone(), order), &clock);
    for depth in 1..=reach.asked.unwrap_or(u32::MAX).min(reach.longest) {
        said.say(format!("looks {} ahead", moves(depth)));
        let before = began.elapsed();
        let (value, best) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break; // what was cut short says nothing
        }
        chosen = best.unwrap_or(chosen);
        thought.value = value;
        thought.depth = (depth < reach.longest).then_some(depth);
        // The next depth takes at least a few times as long: would it be finished?
        let took = began.elapsed() - before;
        if began.elapsed() + took * 3 > reach.time {
            break;
        }
    }
    thought.took = began.elapsed();
    Some((chosen, thought))
}

/// `one move`, `2 moves`.
pub(super) fn moves(number: u32) -> String {
    match number {
        1 => "one move".to_owned(),
        _ => format!("{number} moves"),
    }
}

/// How sure the computer is of a move.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thought {
    /// How many moves it looked ahead; none when it looked to the end.
    pub(super) depth: Option<u32>,
    /// What that comes to: the margin of the first player.
    pub(super) value: Value,
    pub(super) took: Duration,
}

/// A time shorter than this is not worth a word.
const A_MOMENT: Duration = Duration::from_millis(500);

impl Thought {
    /// Sure, and at once.
    pub(super) fn solved(value: Value) -> Self {
        Self {
            depth: None,
            value,
            took: Duration::ZERO,
        }
    }

    /// How sure, in words.
    pub(super) fn words(&self) -> String {
        let how = match self.depth {
            None => format!("solved: {}", outcome(self.value)),
            Some(0) => "there was no time to look ahead".to_owned(),
            Some(depth) => format!("looked {} ahead: {}", moves(depth), lead(self.value)),
        };
        if self.took < A_MOMENT {
            format!("  ({how})")
        } else {
            format!("  ({how}; {:.1} s)", self.took.as_secs_f64())
        }
    }
}

/// How a game ends with this margin of the first player.
pub(super) fn outcome(value: Value) -> String {
    match ahead(value) {
        None => "it is a tie".to_owned(),
        Some(player) => format!("{} wins by {}", mark(player), value.abs()),
    }
}

/// Who is ahead, with this margin of the first player.
fn lead(value: Value) -> String {
    match ahead(value) {
        None => "nobody is ahead there".to_owned(),
        Some(player) => format!("{} is ahead by {} there", mark(player), value.abs()),
    }
}

/// Who has more, with this margin of the first player.
pub(super) fn ahead(value: Value) -> Option<Player> {
    match value {
        0 => None,
        1.. => Some(Player::First),
        _ => Some(Player::Second),
    }
}
