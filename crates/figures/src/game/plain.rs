//! What plain alpha-beta would have done on the same boards, beside a search that is meant to be it.

use call_trace::ValuesOf;
use game::{
    Audit, Audited, Bound, Complaint, CutBy, Deviation, Player, SearchTree, Visit, Window,
    replay_visits,
};

use super::node::{Mover, Node};

/// A search held against plain alpha-beta.
#[derive(Debug)]
pub(super) struct Plain {
    audited: Audited,
    complaint: Option<Complaint>,
    /// Who moves on the first board, where the function says that its values are the mover's.
    negamax: Option<Mover>,
}

impl Plain {
    /// Replays plain alpha-beta over what was visited, a visit for each node. None where the first window or the
    /// depth is not known.
    pub(super) fn beside(
        visits: Vec<Visit<&str>>,
        all: &[Node<'_>],
        is_complete: bool,
    ) -> Option<Self> {
        let node = all.first()?;
        let window = node.window.filter(|it| it.alpha < it.beta)?;
        let depth = node.asked?;
        if node.position != Some(0) {
            return None;
        }
        let mut visits = visits.into_iter();
        let tree = SearchTree::of_visits(visits.next()?, visits);
        // A search that was broken off is drawn as far as it got, and nothing is said against it.
        let finished = node.value.filter(|_| node.returned && is_complete);
        let asked = Audit {
            depth,
            alpha: window.alpha,
            beta: window.beta,
            value: finished.unwrap_or_default(),
        };
        let given: Vec<Option<Window>> = all.iter().map(|node| node.window).collect();
        let (audited, complaint) = replay_visits(&tree, asked, &given);
        Some(Plain {
            audited,
            complaint: complaint.filter(|_| finished.is_some()),
            negamax: node
                .to_move
                .filter(|_| node.values == Some(ValuesOf::Mover)),
        })
    }

    /// Whose bound closed the window of a node that was given the window of plain alpha-beta: an
    /// ancestor's, or that of the first window. None where it was not closed so.
    pub(super) fn cut_by(&self, this: usize, window: Option<Window>) -> Option<Option<usize>> {
        let judged = self.audited.node(this)?;
        let given = Window {
            alpha: judged.alpha,
            beta: judged.beta,
        };
        match judged.cut_by.filter(|_| window == Some(given))? {
            CutBy::FirstWindow => Some(None),
            CutBy::Node(owner) => Some(Some(owner)),
        }
    }

    /// The line that both play, where the search is right and its value is no mere bound.
    pub(super) fn line(&self) -> Option<Vec<usize>> {
        let exact = self.audited.node(0)?.bound == Bound::Exact;
        (exact && self.complaint.is_none()).then(|| self.audited.line())
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

    /// The node at which the first move was made that plain alpha-beta would not have searched, the move, and
    /// which of the searches of that move was needless.
    pub(super) fn first_too_many(&self) -> Option<(usize, &str, usize)> {
        match &self.complaint.as_ref()?.deviation {
            Deviation::StillTried { at, mv, .. } => Some((at.node, mv, 0)),
            Deviation::Twice { at, mv } => Some((at.node, mv, 1)),
            _ => None,
        }
    }
}
