//! A run as it is compared: visits inside each other, in the order in which they were made.

use std::borrow::Cow;

use call_trace::EventKind;
use game::{Value, Window};

use crate::recorded::Recorded;
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
    /// Whether no move led there: it is known by its board, which is none of those below the visit around it.
    pub is_elsewhere: bool,
    /// The function that was called; none where a position was visited without a call of its own.
    pub function: Option<&'t str>,
    /// Whether any call was made there, if only of a function that does not count.
    pub is_called: bool,
    /// Names and values of its arguments, as figures show them.
    pub args: Vec<(&'t str, &'t str)>,
    /// The window that it was given, as MAX sees it, and whether its values are those of the rest.
    pub window: Option<(Window, bool)>,
    /// What the call returned, as it was written, and the value in it.
    pub returned: Option<(&'t str, Option<Value>)>,
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
    /// What the visits of a run are known by. Boards that are only shown, after all calls, lead nowhere.
    pub(super) fn of(recorded: &Recorded) -> Self {
        if is_game(recorded) {
            return By::Positions;
        }
        let mut moments = recorded.moments.iter();
        match moments.any(|it| it.call.is_some() && matches!(it.kind, EventKind::Played(_))) {
            true => By::Moves,
            false => By::Calls,
        }
    }
}

impl Visit<'_> {
    /// What the call returned, as figures show it; none where it returned nothing.
    pub(super) fn shown(&self) -> Option<Cow<'_, str>> {
        let (shown, value) = self.returned?;
        crate::labels::open_ends(shown, value)
    }

    /// The values of its arguments, as figures show them.
    pub(super) fn shown_args(&self) -> String {
        let shown: Vec<&str> = self.args.iter().map(|(_, shown)| *shown).collect();
        shown.join(", ")
    }
}
