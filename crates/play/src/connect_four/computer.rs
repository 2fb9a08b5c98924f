//! The computer player: the alpha-beta of chapter 4 with deepening, the columns in the middle first.

use std::fmt;
use std::time::{Duration, Instant};

use advice::{Say, moves};
use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::{Clock, Timed};
use connect_four::bits::Bits;
use connect_four::board::ConnectFour;
use connect_four::column::Column;
use connect_four::order::centre_first;
use game::{Board as _, Ordered, Value};

/// Looks ahead, and picks one of the best moves at random.
pub(super) struct Deepening {
    /// The largest depth in moves, if one was requested.
    pub(super) depth: Option<u32>,
    pub(super) limit: Duration,
    pub(super) random: fastrand::Rng,
}

/// The depth and the result of a search.
pub(super) struct Deepest {
    depth: u32,
    value: Value,
    /// The number of moves that were left before the search.
    left: u32,
}

impl Deepening {
    /// Describes the strength of the computer, to follow "the computer".
    pub(super) fn skill(&self) -> String {
        let seconds = self.limit.as_secs_f64();
        match self.depth {
            None => format!("thinks for {seconds} s at most"),
            Some(depth) => format!("looks {} ahead, for {seconds} s at most", moves(depth)),
        }
    }

    /// Returns the best move of the last depth that finished in time, or `None` if the game is over.
    pub(super) fn choose(
        &mut self,
        board: &ConnectFour,
        say: Say<'_>,
    ) -> Option<(Column, Deepest)> {
        let size = board.size;
        // Two columns are equally far from the middle. Choosing the first one at random makes games differ, and loses nothing.
        let first = self.random.bool();
        let rank = move |_: &Bits, column: Column| {
            let mirrored = size.columns() as u8 - 1 - column.0;
            2 * centre_first(size, column) + i32::from((column.0 < mirrored) == first)
        };
        let ordered = Ordered::new(Bits::from(board), rank);
        let left = size.squares() - board.moves_done;
        let mut chosen = ordered.legal_moves().next()?;
        let mut thought = Deepest {
            depth: 0,
            value: board.evaluate(),
            left,
        };
        let clock = Clock::time(self.limit.mul_f64(0.95));
        let timed = Timed::new(ordered, &clock);
        let began = Instant::now();
        for depth in 1..=self.depth.unwrap_or(left).min(left) {
            say(format!("looks {} ahead", moves(depth)));
            let before = began.elapsed();
            let (value, best) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
            if clock.is_up() {
                break; // what was cut short says nothing
            }
            chosen = best.unwrap_or(chosen);
            thought = Deepest { depth, value, left };
            let took = began.elapsed() - before;
            if is_decided(value) || began.elapsed() + took * 3 > self.limit {
                break;
            }
        }
        Some((chosen, thought))
    }
}

/// Returns whether the value is that of a finished game.
fn is_decided(value: Value) -> bool {
    connect_four::evaluate::ends_with_move(value).is_some()
}

impl fmt::Display for Deepest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.depth {
            0 => return f.write_str("there was no time to look ahead"),
            depth if depth == self.left => f.write_str("looked to the end: ")?,
            depth => write!(f, "looked {} ahead: ", moves(depth))?,
        }
        match connect_four::evaluate::ends_with_move(self.value) {
            Some(mv) if self.value > 0 => write!(f, "X wins with move {mv}"),
            Some(mv) => write!(f, "O wins with move {mv}"),
            None if self.depth == self.left => f.write_str("a draw"),
            None => f.write_str("nobody wins by then"),
        }
    }
}
