//! The computer as a player: it solves what it can in its time, and looks ahead where it cannot.

use std::io;
use std::time::{Duration, Instant};

use dots_and_boxes::dots::Dots;
use dots_and_boxes::fair_choice::fair_choice;
use dots_and_boxes::size::Line;

use super::settled::Settled;
use super::solve::{Oracle, Solved};
use crate::at_work::{Said, at_work};
use crate::deepen::{Reach, Thought, deepen};
use crate::place::Place;
use crate::shuffled::shuffled;

/// The part of its time in which it tries to solve a position. What is left then is for looking
/// ahead, but for a little that is kept for whatever else there is to do.
const SOLVING: f64 = 0.8;
const IN_ALL: f64 = 0.95;

/// Plays within a limit of time.
pub(super) struct Computer {
    /// How far it looks at most; when it is told that, it solves nothing.
    pub(super) depth: Option<u32>,
    pub(super) limit: Duration,
    random: fastrand::Rng,
}

impl Computer {
    /// The same seed makes the same choices, where the time is enough for the same depth.
    pub(super) fn new(depth: Option<u32>, limit: Duration, seed: u64) -> Self {
        Self {
            depth,
            limit,
            random: fastrand::Rng::with_seed(seed),
        }
    }

    /// A line that no other is better than, as far as the computer knows; none when the game is
    /// over.
    pub(super) fn choose(
        &mut self,
        board: &Dots,
        oracle: &mut Oracle,
        place: &mut Place<'_>,
    ) -> io::Result<Option<(Line, Thought)>> {
        let limit = self.limit;
        at_work(place, limit, |said| {
            let began = Instant::now();
            let (line, thought) = self.think(board, oracle, said)?;
            let took = began.elapsed();
            Some((line, Thought { took, ..thought }))
        })
    }

    fn think(&mut self, board: &Dots, oracle: &mut Oracle, said: &Said) -> Option<(Line, Thought)> {
        let began = Instant::now();
        if self.depth.is_none() {
            let solved = oracle.solve(board, self.limit.mul_f64(SOLVING), said);
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
        deepen(&Settled(*board), &order, reach, said)
    }
}
