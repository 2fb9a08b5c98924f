//! What a run comes to, in numbers: for a page that asks whether a reader reached a goal, and for a
//! run that is too large to be drawn.

use call_trace::{EventKind, Trace};
use serde::Serialize;

use crate::game::GameCounts;
use crate::recorded::Recorded;
use crate::roles::Role;
use crate::run::Run;

/// Exact counts of a run. As JSON each stands by its name; what a run has not is left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RunCounts {
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
    /// Of a run that shows boards alone: what it notes in numbers, as in `nodes 76, off 1`.
    #[serde(flatten)]
    pub noted: std::collections::BTreeMap<String, i64>,
}

impl RunCounts {
    /// The counts of a run.
    pub fn of(trace: &Trace) -> Self {
        Run::of(trace).counts()
    }
}

impl Run<'_> {
    /// What [`RunCounts::of`] counts.
    pub fn counts(&self) -> RunCounts {
        let facts = self.facts();
        let of = |role: Role| facts.roles.iter().filter(|&&is| is == role).count();
        let first = facts.tree().roots.first();
        let board = first.and_then(|&root| facts.board_at(root)?.queens());
        let given = board.map_or(0, |board| board.queens().len());
        let value = first.and_then(|&root| facts.tree().calls[root].value);
        RunCounts {
            calls: facts.calls,
            height: facts.height,
            plays: facts.plays,
            value: value.map(str::to_owned),
            again: facts.again,
            remembered: of(Role::Remembered),
            dead_ends: of(Role::DeadEnd),
            solutions: facts.solutions(),
            clashes: of(Role::Clash),
            rows: facts.queens,
            given: facts.queens.map(|_| given),
            game: self.is_search().then(|| self.game().counted()),
            noted: noted(&self.recorded),
        }
    }
}

/// The notes that are a name and a number, of a run without calls.
fn noted(recorded: &Recorded) -> std::collections::BTreeMap<String, i64> {
    let has_calls = recorded.trace.calls() > 0;
    let notes = recorded.moments.iter().filter_map(|it| match it.kind {
        EventKind::Noted(text) if !has_calls => Some(text),
        _ => None,
    });
    let parts = notes.flat_map(|text| text.split(", "));
    let count = |part: &str| {
        let (name, number) = part.split_once(' ')?;
        let number = number.replace('−', "-").parse().ok()?;
        Some((name.to_owned(), number))
    };
    let mut noted = std::collections::BTreeMap::new();
    noted.extend(parts.filter_map(count));
    noted
}
