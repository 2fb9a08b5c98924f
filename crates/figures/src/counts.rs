//! The totals of a run, for a page that checks whether the student reached a goal, and for a run that is too large to be
//! drawn.

use call_trace::EventKind;
use serde::Serialize;

use crate::game::GameCounts;
use crate::recorded::Recorded;
use crate::roles::Role;
use crate::run::Run;

/// Exact counts of a run. JSON has each count under its name, and omits counts that the run lacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RunCounts {
    /// The calls that were made, including those beyond the limit of the recording.
    pub calls: usize,
    /// The most frames that were on the stack at once.
    pub height: usize,
    /// The choices that were made on a board.
    pub plays: usize,
    /// The value that the first call returned, or `None` if it did not return.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The calls that are work done again, including all calls below them.
    pub again: usize,
    /// The calls that returned at once the value that an earlier call had computed.
    pub remembered: usize,
    /// The boards on which nothing more could be placed.
    pub dead_ends: usize,
    /// The boards that were full, and right.
    pub solutions: usize,
    /// The boards that were full, but wrong.
    pub clashes: usize,
    /// The rows of the board on which queens are placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<usize>,
    /// The queens on the board at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<usize>,
    /// The counts of a search of a game.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameCounts>,
    /// For a run that only shows boards: the numbers in its notes, as in `nodes 76, off 1`.
    #[serde(flatten)]
    pub noted: std::collections::BTreeMap<String, i64>,
}

impl Run<'_> {
    /// Counts the run.
    pub fn counts(&self) -> RunCounts {
        let facts = self.facts();
        let of = |role: Role| facts.roles.iter().filter(|&&is| is == role).count();
        let first = facts.tree().roots.first();
        let board = first.and_then(|&root| facts.board_at(root)?.queens());
        let given = board.map_or(0, |board| board.queens().len());
        let value = first.and_then(|&root| facts.tree().calls[root].value);
        RunCounts {
            calls: self.recorded.trace.calls(),
            height: self.recorded.trace.height(),
            plays: self.recorded.trace.plays(),
            value: value.map(str::to_owned),
            again: facts.again,
            remembered: of(Role::Remembered),
            dead_ends: of(Role::DeadEnd),
            solutions: facts.solved_boards().count(),
            clashes: of(Role::Clash),
            rows: facts.queens,
            given: facts.queens.map(|_| given),
            game: self.is_search().then(|| self.game().counted()),
            noted: noted(&self.recorded),
        }
    }
}

/// Returns the notes that consist of a name and a number, in a run without calls.
fn noted(recorded: &Recorded) -> std::collections::BTreeMap<String, i64> {
    let has_calls = recorded.trace.calls() > 0;
    let notes = recorded.events.iter().filter_map(|it| match it.kind {
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
