//! What a run comes to, in numbers: for a page that asks whether a reader reached a goal, and for a
//! run that is too large to be drawn.

use boards::Queens;
use call_trace::Trace;
use serde::Serialize;

use crate::facts::Facts;
use crate::game::{GameCounts, game_counts};
use crate::roles::Role;
use crate::run::is_game;

/// Exact counts of a run. As JSON each stands by its name; what a run has not is left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// The calls that were made, those included that a recording had no room for.
    pub calls: usize,
    /// The most frames that were on the stack at once.
    pub height: usize,
    /// The choices that were made on a board.
    pub plays: usize,
    /// What the first call returned, where it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The calls that are work done again, with all below them.
    pub again: usize,
    /// The calls that answered at once what a call before had worked out.
    pub remembered: usize,
    /// The boards on which nothing more could be placed.
    pub dead_ends: usize,
    /// The boards that were full, and right.
    pub solutions: usize,
    /// The boards that were full, and wrong.
    pub clashes: usize,
    /// The rows of the board on which queens are placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<usize>,
    /// The queens that stood on it at first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<usize>,
    /// Of a search of a game.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameCounts>,
}

impl Counts {
    /// The counts of a run.
    pub fn of(trace: &Trace) -> Self {
        let facts = Facts::new(trace);
        let of = |role: Role| facts.roles.iter().filter(|&&is| is == role).count();
        let first = facts.tree.roots.first();
        let board = first.and_then(|&root| facts.board_at(root)?.queens());
        let value = first.and_then(|&root| facts.tree.calls[root].value);
        Counts {
            calls: facts.calls,
            height: facts.height,
            plays: facts.plays,
            value: value.map(str::to_owned),
            again: facts.again,
            remembered: of(Role::Remembered),
            dead_ends: of(Role::DeadEnd),
            solutions: facts.solutions(),
            clashes: of(Role::Clash),
            rows: board.map(Queens::size),
            given: board.map(|board| board.queens().len()),
            game: is_game(trace).then(|| game_counts(trace)),
        }
    }
}
