//! The facts of a recording without a drawing: calls, positions, moments and searches.

use call_trace::{EventKind, SearchFrames, Trace};

use super::log::{Did, Log, Role};

/// Returns the fault of a run as it is read, if it has one.
pub(super) fn fault(trace: &Trace, log: &Log) -> Option<String> {
    let run = trace.run();
    // The moves that lead to a way of moves.
    let way = |node: usize| {
        let up = std::iter::successors(Some(node), |&at| run.nodes[at].parent);
        let mut moves: Vec<&str> = up
            .filter_map(|at| run.position(run.nodes[at].position).choice)
            .collect();
        moves.reverse();
        moves
    };
    if run.tree.calls.len() != log.calls.len() {
        return Some(format!(
            "{} calls of {}",
            run.tree.calls.len(),
            log.calls.len()
        ));
    }
    for (this, (call, seen)) in run.tree.calls.iter().zip(&log.calls).enumerate() {
        let about = run.node_of(this).map(way);
        let is_about = about == seen.spot.map(|spot| log.way(spot));
        let same = call.function == seen.function && call.parent == seen.above;
        if !is_about || !same || call.levels != seen.depth {
            return Some(format!(
                "call {this}, {}, is about {about:?}",
                call.function
            ));
        }
    }
    // A panic is no moment of the instrument's.
    let told = run.events.iter().filter_map(|event| {
        let what = match event.kind {
            EventKind::Called => "called".to_owned(),
            EventKind::Returned => "returned".to_owned(),
            EventKind::Played(to) => format!("{:?}", way(run.position(to).node)),
            EventKind::Valued(at, value) => format!("{:?} {value}", way(run.position(at).node)),
            _ => return None,
        };
        Some((event.call, what))
    });
    let done = log.entries.iter().filter_map(|&(by, did)| {
        let what = match did {
            Did::Called => "called".to_owned(),
            Did::Returned => "returned".to_owned(),
            Did::Played(to) => format!("{:?}", log.way(to)),
            Did::Valued(at, value) => format!("{:?} {value}", log.way(at)),
            Did::Holds(..) => return None,
        };
        Some((by, what))
    });
    let told: Vec<_> = told.take(done.clone().count()).collect();
    let done: Vec<_> = done.collect();
    if let Some((told, done)) = told.iter().zip(&done).find(|(told, done)| told != done) {
        return Some(format!("it did {done:?}, and {told:?} was read"));
    }
    let frames = SearchFrames::of(trace, &run);
    // A frame is a search with its helpers.
    let searches = frames.all.iter();
    let mut searches: Vec<usize> = searches
        .filter_map(|frame| log.search_of(Some(frame.call)))
        .collect();
    searches.sort_unstable();
    let roles = log.calls.iter().enumerate();
    let seen = roles.filter(|(_, call)| call.role == Role::Search);
    let seen: Vec<usize> = seen.map(|(this, _)| this).collect();
    (searches != seen).then(|| format!("{searches:?} are frames, and {seen:?} search"))
}
