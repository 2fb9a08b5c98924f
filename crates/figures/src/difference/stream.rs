//! A run in the form that is compared: nested visits, in the order of the run.

use std::borrow::Cow;

use call_trace::EventKind;
use game::{Value, Window};

use super::{of_events, of_game};
use crate::recorded::Recorded;
use crate::run::is_game;

/// The visits of a run. In reading order from the first root on, each visit is followed by the visits inside it, and
/// then by its return.
#[derive(Debug, Default)]
pub(super) struct Stream<'t> {
    pub visits: Vec<Visit<'t>>,
    pub roots: Vec<usize>,
    pub by: By,
    /// The first board that the run shows.
    pub first_board: Option<&'t str>,
    /// Whether part of the run was not kept. Then a missing visit at its end is no evidence.
    pub is_full: bool,
}

/// How visits are identified.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum By {
    /// By the moves that led there, in a search of a game, which may visit positions without a call.
    Positions,
    /// By the moves that led there.
    Moves,
    /// By the function and its arguments.
    #[default]
    Calls,
}

#[derive(Debug, Default)]
pub(super) struct Visit<'t> {
    pub parent: Option<usize>,
    /// The key that distinguishes it from the others inside the same visit.
    pub key: String,
    /// Whether no move led to this visit, because it visits the board of the enclosing visit again.
    pub is_again: bool,
    /// Whether no move led to this visit, and its board is not below the board of the enclosing visit. The board then
    /// identifies the visit.
    pub is_elsewhere: bool,
    /// The function that was called, or `None` if a position was visited without a call of its own.
    pub function: Option<&'t str>,
    /// Whether any call was made there, even of a function that does not count.
    pub is_called: bool,
    /// The names and values of its arguments, as figures show them.
    pub args: Vec<(&'t str, &'t str)>,
    /// The window that it was given, from MAX's side, and whether its values cover only the rest of the game.
    pub window: Option<(Window, bool)>,
    /// The return value of the call as text, and the value in it.
    pub returned: Option<(&'t str, Option<Value>)>,
    /// The value of the position.
    pub worth: Option<Value>,
    /// Whether a call there never ended.
    pub is_open: bool,
    /// The moment when it began.
    pub entered: usize,
    /// Its node in a game tree.
    pub node: Option<usize>,
    pub inside: Vec<usize>,
}

impl<'t> Stream<'t> {
    /// Reads the stream of a run. Only calls of these functions count.
    pub(super) fn of(recorded: &Recorded<'t>, functions: &[&str], by: By) -> Self {
        let mut stream = match by {
            By::Positions if is_game(recorded) => of_game::read(recorded, functions),
            _ => of_events::read(recorded, functions, by),
        };
        stream.by = by;
        stream.first_board = recorded.events.iter().find_map(|it| match it.kind {
            EventKind::Began(at) => Some(recorded.position(at).state.board),
            _ => None,
        });
        stream.is_full = recorded.trace.recorded_calls() < recorded.trace.calls();
        stream
    }

    /// Adds a visit inside its parent, and returns its index.
    pub(super) fn add(&mut self, visit: Visit<'t>) -> usize {
        let this = self.visits.len();
        match visit.parent {
            Some(parent) => self.visits[parent].inside.push(this),
            None => self.roots.push(this),
        }
        self.visits.push(visit);
        this
    }

    /// Returns the visits inside a visit, or the outermost visits if it is `None`.
    pub(super) fn inside(&self, visit: Option<usize>) -> &[usize] {
        visit.map_or(&self.roots, |visit| &self.visits[visit].inside)
    }
}

impl By {
    /// Returns how the visits of a run are identified. Boards that are only shown, after all calls, do not count as
    /// moves.
    pub(super) fn of(recorded: &Recorded) -> Self {
        if is_game(recorded) {
            return By::Positions;
        }
        let mut events = recorded.events.iter();
        match events.any(|it| it.call.is_some() && matches!(it.kind, EventKind::Played(_))) {
            true => By::Moves,
            false => By::Calls,
        }
    }
}

impl Visit<'_> {
    /// Returns the return value of the call as figures show it, or `None` if there is no value to show.
    pub(super) fn shown(&self) -> Option<Cow<'_, str>> {
        let (shown, value) = self.returned?;
        crate::labels::open_ends(shown, value)
    }
}

/// Returns the values of these arguments, in a row.
pub(super) fn shown_args(args: &[(&str, &str)]) -> String {
    let values: Vec<&str> = args.iter().map(|(_, value)| *value).collect();
    values.join(", ")
}
