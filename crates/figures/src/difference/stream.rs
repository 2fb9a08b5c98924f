//! A run as it is compared: visits inside each other, in the order in which they were made.

use std::borrow::Cow;

use call_trace::{Event, Trace};
use game::Value;

use super::{of_events, of_game};
use crate::labels::argument_shown;
use crate::run::is_game;

/// The visits of a run. Read from the first root on, each visit is followed by those inside it, and by
/// its return.
#[derive(Debug, Default)]
pub(super) struct Stream<'t> {
    pub visits: Vec<Visit<'t>>,
    pub roots: Vec<usize>,
    pub by: By,
    /// The first board that the run shows.
    pub first_board: Option<&'t str>,
    /// Not all of the run was kept: what is missing at its end says nothing.
    pub is_full: bool,
}

/// What a visit is known by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum By {
    /// The moves that led there, of a search of a game, which may visit positions without a call.
    Positions,
    /// The moves that led there.
    Moves,
    /// Function and arguments.
    #[default]
    Calls,
}

/// A visit.
#[derive(Debug, Default)]
pub(super) struct Visit<'t> {
    pub parent: Option<usize>,
    /// What tells it from others inside the same visit.
    pub key: String,
    /// Whether no move led there: the board of the visit around it is looked at again.
    pub is_again: bool,
    /// The function that was called; none where a position was visited without a call of its own.
    pub function: Option<&'t str>,
    /// Names and values of its arguments.
    pub args: Vec<(&'t str, &'t str)>,
    /// What the call returned, as it was written.
    pub returned: Option<&'t str>,
    /// What the position is worth.
    pub worth: Option<Value>,
    /// Whether a call came to no end there.
    pub is_open: bool,
    /// The moment of its beginning.
    pub entered: usize,
    /// Its node in a game tree.
    pub node: Option<usize>,
    pub inside: Vec<usize>,
}

impl<'t> Stream<'t> {
    /// The stream of a run, of which only calls of these functions count; known by what the one it
    /// is to be `like` is known by.
    pub(super) fn of(trace: &'t Trace, functions: &[&str], like: Option<&Stream<'_>>) -> Self {
        let by = like.map_or_else(|| By::of(trace), |like| like.by);
        let mut stream = match by {
            By::Positions if is_game(trace) => of_game::read(trace, functions),
            _ => of_events::read(trace, functions, by),
        };
        stream.by = by;
        stream.first_board = trace.events().find_map(|event| match event {
            Event::Board { state, .. } => Some(state.board),
            _ => None,
        });
        stream.is_full = trace.recorded_calls() < trace.calls();
        stream
    }

    /// Adds a visit inside another one.
    pub(super) fn add(&mut self, visit: Visit<'t>) -> usize {
        let this = self.visits.len();
        match visit.parent {
            Some(parent) => self.visits[parent].inside.push(this),
            None => self.roots.push(this),
        }
        self.visits.push(visit);
        this
    }

    /// What is inside a visit, or outside of all.
    pub(super) fn inside(&self, visit: Option<usize>) -> &[usize] {
        visit.map_or(&self.roots, |visit| &self.visits[visit].inside)
    }
}

impl By {
    /// Boards that are only shown, after all calls, lead nowhere.
    fn of(trace: &Trace) -> Self {
        if is_game(trace) {
            return By::Positions;
        }
        let mut open = 0_usize;
        let moves = trace.events().any(|event| {
            match event {
                Event::Enter { .. } => open += 1,
                Event::Leave { .. } => open = open.saturating_sub(1),
                _ => {}
            }
            open > 0 && matches!(event, Event::Play { .. })
        });
        if moves { By::Moves } else { By::Calls }
    }
}

impl Visit<'_> {
    /// What the call returned, as figures show it; none where it returned nothing.
    pub(super) fn shown(&self) -> Option<Cow<'_, str>> {
        crate::labels::open_ends(self.returned?, true)
    }

    /// The values of its arguments, as figures show them.
    pub(super) fn shown_args(&self) -> String {
        let shown = { self.args.iter() }.map(|(name, value)| argument_shown(name, value));
        shown.collect::<Vec<_>>().join(", ")
    }
}
