//! The keys that identify the visits of a run, so that the same visit can be found in another run.

use std::collections::HashMap;

use super::stream::{By, Stream, shown_args};
use crate::options::CallKeys;
use crate::recorded::Recorded;
use crate::view::Frame;

/// The keys that distinguish each visit of a run from the others inside the same visit.
///
/// They are the keys of a [`Difference`](super::Difference), with three exceptions, since the two programs may be
/// different. A function is identified by its number among the functions that count. The first visit is also
/// identified by its board, if there is one. Visits with the same key inside the same visit are numbered: the first,
/// the second, …
#[derive(Debug, Default)]
pub(crate) struct Keys {
    keys: Vec<String>,
    parents: Vec<Option<usize>>,
    /// The visit that begins at each moment.
    at: HashMap<usize, usize>,
    /// The visit of each position, by its node in the game tree.
    of_node: HashMap<usize, usize>,
}

impl Keys {
    /// Returns the keys of the calls that count, or `None` if no call counts.
    pub(crate) fn of(recorded: &Recorded, which: &CallKeys) -> Option<Self> {
        let functions = match which {
            CallKeys::None => return None,
            CallKeys::All => recorded.trace.functions(),
            CallKeys::Of(functions) => functions.iter().map(String::as_str).collect(),
        };
        let stream = Stream::of(recorded, &functions, By::of(recorded));
        let mut out = Keys::default();
        let mut seen: HashMap<(Option<usize>, String), usize> = HashMap::new();
        for (this, visit) in stream.visits.iter().enumerate() {
            let number = |function| functions.iter().position(|it| *it == function);
            let number = visit.function.and_then(number);
            let is_root = visit.parent.is_none();
            let mut key = match (stream.by, number) {
                (By::Calls, Some(number)) => format!("{number}({})", shown_args(&visit.args)),
                (By::Moves, Some(number)) if visit.is_again => format!("{number}()"),
                (By::Positions | By::Moves, _) if is_root => {
                    stream.first_board.unwrap_or_default().to_owned()
                }
                _ => visit.key.clone(),
            };
            // Visits that have the same key are numbered: `fibonacci(1)`, `fibonacci(1) #2`.
            let times = seen.entry((visit.parent, key.clone())).or_insert(0);
            *times += 1;
            if *times > 1 {
                key += &format!(" #{times}");
            }
            out.keys.push(key);
            out.parents.push(visit.parent);
            if visit.function.is_some() {
                out.at.insert(visit.entered, this);
            }
            out.of_node.extend(visit.node.map(|node| (node, this)));
        }
        Some(out)
    }

    /// Returns the visit of a drawn node: of its position, or of the call that was made there.
    pub(crate) fn visit(&self, frame: &Frame) -> Option<usize> {
        let visit = match frame.position {
            Some(node) => self.of_node.get(&node),
            None => self.at.get(&frame.entered?),
        };
        visit.copied()
    }

    /// Returns the keys on the path down to a visit. The path starts below the enclosing visit `below`, or else at
    /// the beginning.
    pub(crate) fn way(&self, visit: usize, below: Option<usize>) -> Vec<String> {
        let up = std::iter::successors(Some(visit), |&at| self.parents[at]);
        let up = up.take_while(|&at| Some(at) != below);
        let mut way: Vec<String> = up.map(|at| self.keys[at].clone()).collect();
        way.reverse();
        way
    }
}
