//! What a run is: every figure that may show several kinds of run asks here.

use call_trace::{Event, Trace};

use crate::game::is_of_nodes;
use crate::played::Played;
use crate::shown::Shown;
use crate::strip::Strip;

/// What a run is.
pub(crate) enum Run<'t> {
    /// A game that was only played, or boards and no calls.
    Strip(Strip<'t>),
    /// A search of a game.
    Search,
    /// Calls, and what they chose.
    Calls,
}

impl<'t> Run<'t> {
    pub(crate) fn of(trace: &'t Trace) -> Self {
        match Played::of(trace) {
            Some(game) => Run::Strip(Strip::Played(game)),
            None if is_game(trace) => Run::Search,
            None if trace.calls() > 0 => Run::Calls,
            None => Shown::of(trace).map_or(Run::Calls, |shown| Run::Strip(Strip::Shown(shown))),
        }
    }
}

/// Whether a run is a game of dots and boxes that was only played: every move was made outside of
/// all traced calls, and each field has one line more than the field before.
pub fn is_played(trace: &Trace) -> bool {
    Played::of(trace).is_some()
}

/// Whether a run has boards that [`crate::strip_svg`] draws: it is a game that was only played, or
/// it shows boards outside of its calls.
pub fn has_strip(trace: &Trace) -> bool {
    Strip::of(trace).is_some()
}

/// Whether a run is a search of a game: calls make moves, and these have movers; or they say that
/// they are about the nodes of a written tree.
/// [`crate::tree_text`] and [`crate::tree_svg`] draw the game tree of such a run.
pub fn is_game(trace: &Trace) -> bool {
    if is_of_nodes(trace) {
        return true;
    }
    let mut open = 0_usize;
    trace.events().any(|event| {
        match event {
            Event::Enter { .. } => open += 1,
            Event::Leave { .. } => open = open.saturating_sub(1),
            _ => {}
        }
        open > 0 && matches!(event, Event::Play { mover: Some(_), .. })
    })
}
