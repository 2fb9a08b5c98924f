//! Iterative deepening under a time limit, as in chapter 4, with a progress report after each depth.

use std::time::{Duration, Instant};

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::{Clock, Timed};
use game::{Board, Value};

use crate::margin::{lead, moves, outcome};
use crate::shuffled::Shuffled;

/// A callback for progress reports: "looks 3 moves ahead".
pub type Say<'s> = &'s (dyn Fn(String) + Sync);

/// The limits of a search.
#[derive(Debug, Clone, Copy)]
pub struct Reach {
    /// The requested depth in moves, if there is one.
    pub asked: Option<u32>,
    /// The largest number of moves in the game.
    pub longest: u32,
    /// The time limit.
    pub time: Duration,
    /// Returns whether a value is certain, so that no deeper search is needed.
    pub is_certain: fn(Value) -> bool,
}

/// Searches one move ahead, then two, then three, within the limits. Among equally good moves it returns the first in `order`, or
/// `None` on a finished board.
pub fn deepen<B: Board>(
    board: &B,
    order: &[B::Move],
    reach: Reach,
    say: Say<'_>,
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
        say(format!("looks {} ahead", moves(depth)));
        let before = began.elapsed();
        let (value, best) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break; // what was cut short says nothing
        }
        chosen = best.unwrap_or(chosen);
        thought.value = value;
        thought.depth = (depth < reach.longest).then_some(depth);
        // The next depth takes at least a few times as long. It starts only if it would finish in time.
        let took = began.elapsed() - before;
        if (reach.is_certain)(value) || began.elapsed() + took * 3 > reach.time {
            break;
        }
    }
    thought.took = began.elapsed();
    Some((chosen, thought))
}

/// How certain the computer is of a move.
#[derive(Debug, Clone, Copy)]
pub struct Thought {
    /// The search depth in moves, or `None` if the search reached the end of the game.
    pub depth: Option<u32>,
    /// The value of the move: the margin of the first player.
    pub value: Value,
    /// The search time.
    pub took: Duration,
}

/// A shorter time is not mentioned.
const A_MOMENT: Duration = Duration::from_millis(500);

impl Thought {
    /// Returns a certain result that took no time.
    pub fn solved(value: Value) -> Self {
        Self {
            depth: None,
            value,
            took: Duration::ZERO,
        }
    }

    /// Describes the certainty in words, and the time if it is worth a mention.
    pub fn words(&self) -> String {
        let how = match self.depth {
            None => format!("solved: {}", outcome(self.value)),
            Some(0) => "there was no time to look ahead".to_owned(),
            Some(depth) => format!("looked {} ahead: {}", moves(depth), lead(self.value)),
        };
        if self.took < A_MOMENT {
            how
        } else {
            format!("{how}; {} s", textfmt::one_decimal(self.took.as_secs_f64()))
        }
    }
}
