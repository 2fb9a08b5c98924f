//! What plain alpha-beta would have done on the same boards, beside a search that is meant to be it.

use std::collections::HashMap;

use call_trace::{Search, ValuesOf};
use game::{
    Audit, Audited, Bound, Complaint, CutBy, Deviation, Player, SearchTree, Window, replay_given,
};

use super::node::{Mover, Node};
use crate::recorded::Recorded;

/// A search held against plain alpha-beta.
#[derive(Debug)]
pub(super) struct Plain {
    audited: Audited,
    complaint: Option<Complaint>,
    /// The first node of each position that is drawn.
    nodes: HashMap<usize, usize>,
    /// Who moves on the first board, where the function says that its values are the mover's.
    negamax: Option<Mover>,
}

impl Plain {
    /// Replays plain alpha-beta over the recorded boards. None where the function is not meant to be
    /// it, or where the boards, the first window or the depth are not known.
    pub(super) fn beside(
        recorded: &Recorded,
        function: &str,
        root: usize,
        all: &[Node<'_>],
    ) -> Option<Self> {
        if recorded.trace.search_of(function) != Some(Search::AlphaBeta) {
            return None;
        }
        let node = &all[root];
        let window = node.window.filter(|it| it.alpha < it.beta)?;
        let depth = node.asked?;
        let tree =
            SearchTree::of_run(recorded, recorded.trace).filter(|_| node.position == Some(0))?;
        // A search that was broken off is drawn as far as it got, and nothing is said against it.
        let finished = node.value.filter(|_| node.returned && tree.is_complete());
        let asked = Audit {
            depth,
            alpha: window.alpha,
            beta: window.beta,
            value: finished.unwrap_or_default(),
        };
        let mut given = Vec::new();
        for node in all {
            if let (Some(position), Some(window)) = (node.position, node.window) {
                let position = position as usize;
                given.resize(given.len().max(position + 1), None);
                given[position].get_or_insert(window);
            }
        }
        let (audited, complaint) = replay_given(&tree, asked, &given);
        let mut nodes = HashMap::new();
        for (at, node) in all.iter().enumerate() {
            if let Some(position) = node.position {
                nodes.entry(position as usize).or_insert(at);
            }
        }
        Some(Plain {
            audited,
            complaint: complaint.filter(|_| finished.is_some()),
            nodes,
            negamax: node
                .to_move
                .filter(|_| node.values == Some(ValuesOf::Mover)),
        })
    }

    /// Whose bound closed the window of a node that was given the window of plain alpha-beta: an
    /// ancestor's, or that of the first window. None where it was not closed so.
    pub(super) fn cut_by(&self, node: &Node<'_>) -> Option<Option<usize>> {
        let judged = self.audited.node(node.position? as usize)?;
        let given = Window {
            alpha: judged.alpha,
            beta: judged.beta,
        };
        match judged.cut_by.filter(|_| node.window == Some(given))? {
            CutBy::FirstWindow => Some(None),
            CutBy::Node(owner) => Some(Some(*self.nodes.get(&owner)?)),
        }
    }

    /// The line that both play, where the search is right and its value is no mere bound.
    pub(super) fn line(&self) -> Option<Vec<usize>> {
        let exact = self.audited.node(0)?.bound == Bound::Exact;
        let line = self.audited.line().into_iter();
        let line = line.map(|position| self.nodes.get(&position).copied());
        line.collect::<Option<_>>()
            .filter(|_| exact && self.complaint.is_none())
    }

    /// What the search did otherwise, and what it may come from: a few lines. A negamax is told the
    /// values as it returned them.
    pub(super) fn complaint(&self) -> Option<String> {
        let complaint = self.complaint.clone()?;
        let complaint = match self.negamax {
            Some(Mover::Max) => complaint.of_negamax(Player::First),
            Some(Mover::Min) => complaint.of_negamax(Player::Second),
            None => complaint,
        };
        Some(complaint.to_string())
    }

    /// The node at which the first move was made that plain alpha-beta would not have searched, and
    /// the move.
    pub(super) fn first_too_many(&self) -> Option<(usize, &str)> {
        let Deviation::StillTried { at, mv, .. } = &self.complaint.as_ref()?.deviation else {
            return None;
        };
        Some((*self.nodes.get(&at.node)?, mv))
    }
}
