//! The computer as a player: it solves what it can in its time, and looks ahead where it cannot.

use std::io;
use std::time::{Duration, Instant};

use dots_and_boxes::dots::Dots;
use dots_and_boxes::fair_choice::fair_choice;
use dots_and_boxes::size::Line;

use super::settled::Settled;
use super::solve::Solver;
use crate::play::at_work::{Said, at_work};
use crate::play::deepen::{Reach, Thought, deepen};
use crate::play::shuffled::shuffled;
use crate::play::table::Place;

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
        solver: &mut Solver,
        place: &mut Place<'_>,
    ) -> io::Result<Option<(Line, Thought)>> {
        let limit = self.limit;
        at_work(place, limit, |said| {
            let began = Instant::now();
            let (line, thought) = self.think(board, solver, said)?;
            let took = began.elapsed();
            Some((line, Thought { took, ..thought }))
        })
    }

    fn think(&mut self, board: &Dots, solver: &mut Solver, said: &Said) -> Option<(Line, Thought)> {
        let began = Instant::now();
        if self.depth.is_none() {
            let solved = solver.values(board, self.limit.mul_f64(0.7), said);
            if let Some(values) = solved {
                let line = fair_choice(board, values.iter().copied(), &mut self.random)?;
                let (_, value) = values.iter().find(|(of, _)| *of == line)?;
                return Some((line, Thought::solved(*value)));
            }
        }
        let reach = Reach {
            asked: self.depth,
            longest: board.open().count_ones(),
            // A little is kept for whatever else there is to do.
            time: self.limit.mul_f64(0.95).saturating_sub(began.elapsed()),
        };
        let order = shuffled(board, &mut self.random);
        deepen(&Settled(*board), &order, reach, said)
    }
}
