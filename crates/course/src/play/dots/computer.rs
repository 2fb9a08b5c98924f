//! The computer as a player: it solves what it can in its time, and looks ahead in the rest.

use std::io;
use std::time::{Duration, Instant};

use dots_and_boxes::dots::Dots;
use game::{Board, Player, Value};

use super::DotsAndBoxes;
use super::picture::mark;
use super::think::{deepen, solve};
use crate::play::game::Choice;
use crate::play::shuffled::shuffled;
use crate::play::table::Place;

/// Plays within a limit of time.
pub(super) struct Computer {
    /// How far it looks at most; when it is told that, it solves nothing.
    pub(super) depth: Option<u32>,
    pub(super) limit: Duration,
    random: fastrand::Rng,
}

/// How sure the computer is of a move.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thought {
    how: How,
    /// What the game comes to: the margin of the first player.
    value: Value,
    took: Duration,
}

#[derive(Debug, Clone, Copy)]
enum How {
    Solved,
    Looked(u32),
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
        _place: &mut Place<'_>,
    ) -> io::Result<Option<Choice<DotsAndBoxes>>> {
        let began = Instant::now();
        let order = shuffled(board, &mut self.random);
        let values = match self.depth {
            None => solve(board),
            Some(_) => None,
        };
        let best = values.and_then(|values| {
            let best = match board.to_move() {
                Player::First => values.iter().map(|(_, value)| *value).max(),
                Player::Second => values.iter().map(|(_, value)| *value).min(),
            }?;
            let is_best = |line| values.contains(&(line, best));
            let line = order.iter().find(|line| is_best(**line))?;
            Some((*line, How::Solved, best))
        });
        let best = best.or_else(|| {
            let most = self.depth.unwrap_or(u32::MAX);
            let time = self.limit.mul_f64(0.9).saturating_sub(began.elapsed());
            let looked = deepen(board, &order, most, time)?;
            Some((looked.line, How::Looked(looked.depth), looked.value))
        });
        Ok(best.map(|(mv, how, value)| Choice {
            mv,
            thought: Thought {
                how,
                value,
                took: began.elapsed(),
            },
        }))
    }
}

impl Thought {
    /// How sure, in words.
    pub(super) fn words(&self) -> String {
        let comes_to = match self.value {
            0 => "a tie".to_owned(),
            value if value > 0 => format!("{} wins by {value}", mark(Player::First)),
            value => format!("{} wins by {}", mark(Player::Second), -value),
        };
        let how = match self.how {
            How::Solved => format!("solved: {comes_to}"),
            How::Looked(depth) => format!("looked {depth} lines ahead"),
        };
        if self.took < Duration::from_millis(500) {
            format!("  ({how})")
        } else {
            format!("  ({how}; {:.1} s)", self.took.as_secs_f64())
        }
    }
}
