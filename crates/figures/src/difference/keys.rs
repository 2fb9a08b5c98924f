//! What the visits of a run are known by, for who looks for the same visit in another run.

use std::collections::HashMap;

use super::read;
use super::stream::{By, Stream};
use crate::options::CallKeys;
use crate::recorded::Recorded;

/// What tells each visit of a run from others inside the same one.
///
/// It is as in a [`Difference`](super::Difference), but for three things, since the two programs may be
/// different ones: a function is known by its number among those that count; the first visit is known by
/// the board, too, where there is one; and of visits that have the same key inside the same visit, each
/// counts as the first, the second, …
#[derive(Debug, Default)]
pub(crate) struct Keys {
    keys: Vec<String>,
    parents: Vec<Option<usize>>,
    /// The visit that begins at a moment, by the moment.
    at: HashMap<usize, usize>,
    /// The visit of a position, by its node in the game tree.
    of_node: HashMap<usize, usize>,
}

impl Keys {
    /// Of the calls that count; none where no call does.
    pub(crate) fn of(recorded: &Recorded, which: &CallKeys) -> Option<Self> {
        let functions = match which {
            CallKeys::None => return None,
            CallKeys::All => recorded.trace.functions(),
            CallKeys::Of(functions) => functions.iter().map(String::as_str).collect(),
        };
        let stream = read::read(recorded, &functions, None);
        let mut out = Keys::default();
        for (this, visit) in stream.visits.iter().enumerate() {
            let number = |function| functions.iter().position(|it| *it == function);
            let number = visit.function.and_then(number);
            let is_root = visit.parent.is_none();
            let key = match (stream.by, number) {
                (By::Calls, Some(number)) => format!("{number}({})", visit.shown_args()),
                (By::Moves, Some(number)) if visit.is_again => format!("{number}()"),
                (By::Positions | By::Moves, _) if is_root => {
                    stream.first_board.unwrap_or_default().to_owned()
                }
                _ => visit.key.clone(),
            };
            out.keys.push(key);
            out.parents.push(visit.parent);
            if visit.function.is_some() {
                out.at.insert(visit.entered, this);
            }
            out.of_node.extend(visit.node.map(|node| (node, this)));
        }
        out.count(&stream);
        Some(out)
    }

    /// Tells visits apart that have the same key: `fibonacci(1)`, `fibonacci(1) #2`.
    fn count(&mut self, stream: &Stream<'_>) {
        let rows = stream.visits.iter().map(|visit| &visit.inside);
        for row in rows.chain([&stream.roots]) {
            let mut seen: HashMap<String, usize> = HashMap::new();
            for &visit in row {
                let key = &mut self.keys[visit];
                let times = seen.entry(key.clone()).or_default();
                *times += 1;
                if *times > 1 {
                    *key += &format!(" #{times}");
                }
            }
        }
    }

    /// The visit of the call that was made at this moment.
    pub(crate) fn call(&self, entered: usize) -> Option<usize> {
        self.at.get(&entered).copied()
    }

    /// The visit of a position.
    pub(crate) fn position(&self, node: usize) -> Option<usize> {
        self.of_node.get(&node).copied()
    }

    /// The keys on the way down to a visit, from below another one that it is inside of, or else from
    /// the beginning.
    pub(crate) fn way(&self, visit: usize, below: Option<usize>) -> Vec<String> {
        let up = std::iter::successors(Some(visit), |&at| self.parents[at]);
        let up = up.take_while(|&at| Some(at) != below);
        let mut way: Vec<String> = up.map(|at| self.keys[at].clone()).collect();
        way.reverse();
        way
    }
}
