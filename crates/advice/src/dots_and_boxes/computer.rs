//! The computer player: it solves a position if it has the time, and otherwise looks ahead.

use std::time::{Duration, Instant};

use dots_and_boxes::dots::Dots;
use dots_and_boxes::fair_choice::fair_choice;
use dots_and_boxes::size::Line;

use super::settled::Settled;
use super::solve::{Oracle, Solved};
use crate::deepen::{Reach, Say, Thought, deepen};
use crate::shuffled::shuffled;

/// The share of the time limit spent on solving a position. The rest is for looking ahead, except for a small reserve for other
/// work.
const SOLVING: f64 = 0.8;
const IN_ALL: f64 = 0.95;

/// A player with a time limit.
#[derive(Debug)]
pub struct Computer {
    /// The largest search depth. If it is set, the computer does not try to solve the position.
    pub depth: Option<u32>,
    /// The time limit for one move.
    pub limit: Duration,
    random: fastrand::Rng,
}

impl Computer {
    /// Creates a player. The same seed leads to the same choices if the time suffices for the same depth.
    pub fn new(depth: Option<u32>, limit: Duration, seed: u64) -> Self {
        Self {
            depth,
            limit,
            random: fastrand::Rng::with_seed(seed),
        }
    }

    /// Returns a line that is best as far as the computer knows, or `None` if the game is over.
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
            is_certain: |_| false,
        };
        let order = shuffled(board, &mut self.random);
        deepen(&Settled(*board), &order, reach, say)
    }
}
