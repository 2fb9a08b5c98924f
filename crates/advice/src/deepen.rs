//! Looking ahead for as long as there is time: the iterative deepening of chapter 4, with a word
//! after each depth on how far it is.

use std::time::{Duration, Instant};

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::{Clock, Timed};
use game::{Board, Value};

use crate::margin::{lead, moves, outcome};
use crate::shuffled::Shuffled;

/// Where a search says what it does while it does it: "looks 3 moves ahead".
pub type Say<'s> = &'s (dyn Fn(String) + Sync);

/// How far a search may look.
#[derive(Debug, Clone, Copy)]
pub struct Reach {
    /// How many moves ahead, if that was asked for.
    pub asked: Option<u32>,
    /// More moves than this the game cannot have.
    pub longest: u32,
    /// How long it may take.
    pub time: Duration,
}

/// Looks one move ahead, then two, then three, as far as it may. Of equally good moves the one
/// that is first in `order` is made; none on a board that is done.
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
        // The next depth takes at least a few times as long: would it be finished?
        let took = began.elapsed() - before;
        if began.elapsed() + took * 3 > reach.time {
            break;
        }
    }
    thought.took = began.elapsed();
    Some((chosen, thought))
}

/// How sure the computer is of a move.
#[derive(Debug, Clone, Copy)]
pub struct Thought {
    /// How many moves it looked ahead; none when it looked to the end.
    pub depth: Option<u32>,
    /// What that comes to: the margin of the first player.
    pub value: Value,
    /// How long it took.
    pub took: Duration,
}

/// A time shorter than this is not worth a word.
const A_MOMENT: Duration = Duration::from_millis(500);

impl Thought {
    /// Sure, and at once.
    pub fn solved(value: Value) -> Self {
        Self {
            depth: None,
            value,
            took: Duration::ZERO,
        }
    }

    /// How sure, in words, and how long it took where that is worth a word.
    pub fn words(&self) -> String {
        let how = match self.depth {
            None => format!("solved: {}", outcome(self.value)),
            Some(0) => "there was no time to look ahead".to_owned(),
            Some(depth) => format!("looked {} ahead: {}", moves(depth), lead(self.value)),
        };
        if self.took < A_MOMENT {
            how
        } else {
            format!("{how}; {} s", words::one_decimal(self.took.as_secs_f64()))
        }
    }
}
