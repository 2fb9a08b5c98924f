//! The leaves of a tree that is written out, and which of them a run has read.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use call_trace::{Event, Trace};

use crate::recorded::board;

/// A leaf of a written tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenLeaf {
    /// Where it is written, in bytes of the tree's text.
    pub at: Range<usize>,
    /// Whether the run asked for its value.
    pub read: bool,
}

/// The text of the tree that a run searches, and its leaves from left to right. None of a run that searches no written
/// tree.
pub fn written_leaves(trace: &Trace) -> Option<(String, Vec<WrittenLeaf>)> {
    // A position is told by the branches that lead to it from the root.
    let mut ways: HashMap<u32, Vec<usize>> = HashMap::new();
    let mut read: HashSet<Vec<usize>> = HashSet::new();
    let mut text = None;
    for event in trace.events() {
        match event {
            Event::Board { at, state } if text.is_none() && state.kind == "tree" => {
                text = Some(state.board);
                ways.insert(at, Vec::new());
            }
            Event::Play { at, to, choice, .. } => {
                let branch = choice.parse::<usize>().ok();
                if let (Some(way), Some(branch)) = (ways.get(&at), branch) {
                    let way = [way.as_slice(), &[branch]].concat();
                    ways.insert(to, way);
                }
            }
            Event::Value { at, .. } => read.extend(ways.get(&at).cloned()),
            _ => {}
        }
    }
    let text = text?;
    let mut leaves = Vec::new();
    let mut nodes = vec![(0..text.len(), Vec::new())];
    while let Some((at, way)) = nodes.pop() {
        let board = board("tree", &text[at.clone()]);
        let children = board.tree()?.children();
        if children.is_empty() {
            let read = read.contains(&way);
            leaves.push(WrittenLeaf { at, read });
            continue;
        }
        // The first child is taken next.
        for (number, child) in children.iter().enumerate().rev() {
            let way = [way.as_slice(), &[number + 1]].concat();
            nodes.push((at.start + child.start..at.start + child.end, way));
        }
    }
    Some((text.to_owned(), leaves))
}
