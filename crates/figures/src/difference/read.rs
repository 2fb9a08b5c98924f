//! Reads the stream of a run.

use call_trace::EventKind;

use super::stream::{By, Stream};
use super::{of_events, of_game};
use crate::recorded::Recorded;
use crate::run::is_game;

/// Reads the stream of a run. Only calls of these functions count. Visits are identified in the same way as in
/// `like`, if that is given.
pub(super) fn read<'t>(
    recorded: &Recorded<'t>,
    functions: &[&str],
    like: Option<&Stream<'_>>,
) -> Stream<'t> {
    let by = like.map_or_else(|| By::of(recorded), |like| like.by);
    let mut stream = match by {
        By::Positions if is_game(recorded) => of_game::read(recorded, functions),
        _ => of_events::read(recorded, functions, by),
    };
    stream.by = by;
    stream.first_board = recorded.moments.iter().find_map(|it| match it.kind {
        EventKind::Began(at) => Some(recorded.position(at).state.board),
        _ => None,
    });
    stream.is_full = recorded.trace.recorded_calls() < recorded.trace.calls();
    stream
}
