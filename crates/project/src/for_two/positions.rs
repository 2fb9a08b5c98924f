//! All positions of a game, if there are few enough.

use std::collections::{HashMap, HashSet};

use super::rules::Game;

/// The maximum number of positions for a full analysis.
pub(crate) const MOST: usize = 100_000;

/// Returns every position that can follow from a board, once each and with the board itself, or `None` if there are more than
/// [`MOST`].
pub(crate) fn positions<G: Game>(board: &G) -> Option<Vec<G>> {
    let mut seen = HashSet::from([board.clone()]);
    let mut found = vec![board.clone()];
    let mut at = 0;
    while let Some(board) = found.get(at).cloned() {
        for next in board.legal_moves().map(|mv| board.play(mv)) {
            if seen.insert(next.clone()) {
                found.push(next);
            }
        }
        if found.len() > MOST {
            return None;
        }
        at += 1;
    }
    Some(found)
}

/// Returns a position that can begin an endless game, because a position can repeat. Returns `None` if every game ends.
pub(crate) fn endless<G: Game>(every: &[G]) -> Option<&G> {
    let place: HashMap<&G, usize> = every.iter().zip(0..).collect();
    let mut before = vec![Vec::new(); every.len()];
    // For each position, the number of moves to a position that is not yet known to end.
    let mut open = vec![0; every.len()];
    for (at, board) in every.iter().enumerate() {
        for next in board.legal_moves().map(|mv| board.play(mv)) {
            before[place[&next]].push(at);
            open[at] += 1;
        }
    }
    let mut ends: Vec<usize> = (0..every.len()).filter(|&at| open[at] == 0).collect();
    while let Some(at) = ends.pop() {
        for &earlier in &before[at] {
            open[earlier] -= 1;
            if open[earlier] == 0 {
                ends.push(earlier);
            }
        }
    }
    let last = open.iter().rposition(|&open| open > 0);
    last.map(|at| &every[at])
}
