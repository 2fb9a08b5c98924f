//! The computer as a player: it solves what it can in its time, and looks ahead where it cannot.

use std::time::{Duration, Instant};

use dots_and_boxes::dots::Dots;
use dots_and_boxes::fair_choice::fair_choice;
use dots_and_boxes::size::Line;

use super::settled::Settled;
use super::solve::{Oracle, Solved};
use crate::deepen::{Reach, Say, Thought, deepen};
use crate::shuffled::shuffled;

/// The part of its time in which it tries to solve a position. What is left then is for looking
/// ahead, but for a little that is kept for whatever else there is to do.
const SOLVING: f64 = 0.8;
const IN_ALL: f64 = 0.95;

/// Plays within a limit of time.
#[derive(Debug)]
pub struct Computer {
    /// How far it looks at most; when it is told that, it solves nothing.
    pub depth: Option<u32>,
    /// How long it may think about a move.
    pub limit: Duration,
    random: fastrand::Rng,
}

impl Computer {
    /// The same seed makes the same choices, where the time is enough for the same depth.
    pub fn new(depth: Option<u32>, limit: Duration, seed: u64) -> Self {
        Self {
            depth,
            limit,
            random: fastrand::Rng::with_seed(seed),
        }
    }

    /// A line that no other is better than, as far as the computer knows; none when the game is
    /// over.
    pub fn choose(
        &mut self,
        board: &Dots,
        oracle: &mut Oracle,
        say: Say<'_>,
    ) -> Option<(Line, Thought)> {
        let began = Instant::now();
        let (line, thought) = self.think(board, oracle, say)?;
        let took = began.elapsed();
        Some((line, Thought { took, ..thought }))
    }

    fn think(
        &mut self,
        board: &Dots,
        oracle: &mut Oracle,
        say: Say<'_>,
    ) -> Option<(Line, Thought)> {
        let began = Instant::now();
        if self.depth.is_none() {
            let solved = oracle.solve(board, self.limit.mul_f64(SOLVING), say);
            if let Some(Solved { value, best }) = solved {
                let equals = best.into_iter().map(|line| (line, value));
                let line = fair_choice(board, equals, &mut self.random)?;
                return Some((line, Thought::solved(value)));
            }
        }
        let reach = Reach {
            asked: self.depth,
            longest: board.open().count_ones(),
            time: self.limit.mul_f64(IN_ALL).saturating_sub(began.elapsed()),
        };
        let order = shuffled(board, &mut self.random);
        deepen(&Settled(*board), &order, reach, say)
    }
}
