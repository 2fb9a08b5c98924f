//! Reads the stream of a run.

use call_trace::{Event, Trace};

use super::stream::{By, Stream};
use super::{of_events, of_game};
use crate::run::is_game;

/// The stream of a run, of which only calls of these functions count; known by what the one it is
/// to be `like` is known by.
pub(super) fn read<'t>(
    trace: &'t Trace,
    functions: &[&str],
    like: Option<&Stream<'_>>,
) -> Stream<'t> {
    let by = like.map_or_else(|| By::of(trace), |like| like.by);
    let mut stream = match by {
        By::Positions if is_game(trace) => of_game::read(trace, functions),
        _ => of_events::read(trace, functions, by),
    };
    stream.by = by;
    stream.first_board = trace.events().find_map(|event| match event {
        Event::Board { board, .. } => Some(board),
        _ => None,
    });
    stream.is_full = trace.recorded_calls() < trace.calls();
    stream
}
