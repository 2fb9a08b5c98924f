//! Reads the tree of a search from its recording.

use call_trace::{EventKind, RunPosition, Trace};

use crate::Player;
use crate::watch::log::{Log, Question};
use crate::watch::tree::SearchTree;

impl<'t> SearchTree<&'t str> {
    /// Builds the tree of the nodes that a recorded search visited. A node has the number of its
    /// position in the recording, and its moves are the texts of the recorded choices. The first player
    /// is the player who maximises according to the recording.
    ///
    /// It equals the tree of a [`Watched`](crate::Watched) board if the search asked every board that
    /// it entered for its moves or its value. A recording stores other questions to a position only once
    /// per call. The moments of the two trees count different things but have the same order.
    ///
    /// Returns `None` if the recording contains no board for two players, more than one first board, or
    /// a position that no move leads to. Also returns `None` if a board around the recorded one values
    /// positions by itself. Takes O(events) time.
    pub fn of(trace: &'t Trace) -> Option<Self> {
        let run = trace.run();
        if run.valued_around {
            return None;
        }
        let mut read: Option<Reading<'t>> = None;
        for event in &run.events {
            match (event.kind, &mut read) {
                (EventKind::Began(at), None) => {
                    let state = run.position(at).state;
                    read = Some(Reading::begin(state.max?, state.to_move?, state.over));
                }
                (EventKind::Began(_), Some(_)) => return None,
                (EventKind::Played(to), Some(read)) => {
                    let RunPosition {
                        from,
                        choice,
                        state,
                        ..
                    } = run.position(to);
                    let mover = player(state.to_move?, read.max);
                    let node = read.log.played((*from)?, (*choice)?, mover, state.over);
                    if node != to {
                        return None;
                    }
                }
                (EventKind::TookBack(number), Some(read))
                    if !read.knows(run.taken_back[number as usize].to) =>
                {
                    return None;
                }
                (EventKind::Asked(at), Some(read)) => read.log.asked(at, Question::Done),
                (EventKind::Offered(at, choices), Some(read)) => {
                    let moves: Vec<&str> = choices.iter().collect();
                    read.log.asked(at, Question::Other);
                    read.log.offered(at, &moves);
                }
                (EventKind::Valued(at, value), Some(read)) => {
                    read.log.asked(at, Question::Other);
                    read.log.valued(at, value);
                }
                _ => {}
            }
        }
        let mut tree = read?.log.tree;
        tree.unrecorded = trace.plays().saturating_sub(tree.len() - 1);
        Some(tree)
    }
}

/// A tree under construction.
struct Reading<'t> {
    log: Log<&'t str>,
    /// The name of the maximising player.
    max: &'t str,
}

impl<'t> Reading<'t> {
    fn begin(max: &'t str, to_move: &str, over: bool) -> Self {
        Reading {
            log: Log::new(player(to_move, max), over, usize::MAX),
            max,
        }
    }

    fn knows(&self, position: u32) -> bool {
        (position as usize) < self.log.tree.len()
    }
}

fn player(name: &str, max: &str) -> Player {
    if name == max {
        Player::First
    } else {
        Player::Second
    }
}
