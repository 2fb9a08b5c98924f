//! What plain alpha-beta would have done on the same boards, beside a search that is meant to be it.

use call_trace::ValuesOf;
use game::{
    Audit, Audited, Bound, Cause, Complaint, CutBy, Deviation, Player, SearchTree, Visit, Window,
    replay_visits,
};

use super::node::{Mover, Node};

/// The visits of a search, and which node of the drawing each is. Where several moves of one player are drawn as one step, each
/// position between them has a visit and no node.
#[derive(Debug, Default)]
pub(super) struct Visits<'t> {
    pub all: Vec<Visit<&'t str>>,
    pub nodes: Vec<Option<usize>>,
    /// The visit of each node, as far as they were read.
    pub of_node: Vec<usize>,
}

/// A search held against plain alpha-beta.
#[derive(Debug)]
pub(super) struct Plain {
    audited: Audited,
    complaint: Option<Complaint>,
    /// Who moves on the first board, where the function says that its values are the mover's.
    negamax: Option<Mover>,
    /// The node of each visit, and the visit of each node.
    nodes: Vec<Option<usize>>,
    of_node: Vec<usize>,
}

impl Plain {
    /// Replays plain alpha-beta over what was visited. `None` if the recording does not say the first window or the depth.
    pub(super) fn beside(
        visits: Visits<'_>,
        all: &[Node<'_>],
        is_complete: bool,
        turns_a_sign: impl Fn(usize) -> bool,
    ) -> Option<Self> {
        let node = all.first()?;
        let window = node.window.filter(|it| it.alpha < it.beta)?;
        let depth = node.asked?;
        if node.position != Some(0) {
            return None;
        }
        let Visits {
            all: visits,
            nodes,
            of_node,
        } = visits;
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
        let window = |at: &Option<usize>| all[(*at)?].window;
        let given: Vec<Option<Window>> = nodes.iter().map(window).collect();
        let (audited, complaint) = replay_visits(&tree, asked, &given);
        let mut plain = Plain {
            audited,
            complaint: complaint.filter(|_| finished.is_some()),
            negamax: node
                .to_move
                .filter(|_| node.values == Some(ValuesOf::Mover)),
            nodes,
            of_node,
        };
        plain.count_what_is_drawn(all.len());
        // The result may be the right one with another sign by chance.
        if let Some(complaint) = &mut plain.complaint {
            let is_by_value = matches!(complaint.deviation, Deviation::WrongValue { .. });
            let names_sign = is_by_value && complaint.cause == Some(Cause::SignFlipped);
            if names_sign && !(0..all.len()).any(turns_a_sign) {
                complaint.cause = None;
            }
        }
        let counts_otherwise = |it: &Complaint| plain.counts_levels_otherwise(&it.deviation);
        if plain.complaint.as_ref().is_some_and(counts_otherwise) {
            plain.complaint = None;
        }
        Some(plain)
    }

    /// Counts the nodes of the drawing and not the positions between the moves of a step.
    fn count_what_is_drawn(&mut self, drawn: usize) {
        let Some(complaint) = &mut self.complaint else {
            return;
        };
        complaint.visited = drawn;
        let between = (0..self.nodes.len()).filter(|&at| self.nodes[at].is_none());
        let needed = between
            .filter(|&at| self.audited.node(at).is_some())
            .count();
        complaint.suffice = complaint.suffice.map(|all| all - needed);
    }

    /// Whether a search may count its levels otherwise than plain alpha-beta: one that makes several moves in a step.
    fn counts_levels_otherwise(&self, deviation: &Deviation) -> bool {
        let is_of_depth = matches!(
            deviation,
            Deviation::TooDeep { .. } | Deviation::TooShallow { .. } | Deviation::NotValued { .. }
        );
        is_of_depth && self.nodes.contains(&None)
    }

    /// Whose bound closed the window of a node that was given the window of plain alpha-beta: an
    /// ancestor's, or that of the first window. None where it was not closed so.
    pub(super) fn cut_by(&self, this: usize, window: Option<Window>) -> Option<Option<usize>> {
        let judged = self.audited.node(*self.of_node.get(this)?)?;
        let given = Window {
            alpha: judged.alpha,
            beta: judged.beta,
        };
        match judged.cut_by.filter(|_| window == Some(given))? {
            CutBy::FirstWindow => Some(None),
            CutBy::Node(owner) => Some(Some(self.nodes[owner]?)),
        }
    }

    /// The line that both play, where the search is right and its value is no mere bound.
    pub(super) fn line(&self) -> Option<Vec<usize>> {
        let exact = self.audited.node(0)?.bound == Bound::Exact;
        let line = self.audited.line().into_iter();
        let line = line.filter_map(|visit| self.nodes[visit]);
        (exact && self.complaint.is_none()).then(|| line.collect())
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
            Deviation::StillTried { at, mv, .. } => Some((self.nodes[at.node]?, mv, 0)),
            Deviation::Twice { at, mv } => Some((self.nodes[at.node]?, mv, 1)),
            _ => None,
        }
    }
}
