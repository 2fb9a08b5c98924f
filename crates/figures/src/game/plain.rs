//! Plain alpha-beta on the same boards, for comparison with a search that should match it.

use call_trace::ValuesOf;
use game::{
    Audit, Audited, Cause, CutBy, Deviation, Diagnostic, Player, SearchTree, Visit, Window,
    replay_visits,
};

use super::node::{Mover, Node};

/// The visits of a search, with the drawn node of each. If several moves of one player are drawn as one step, each
/// position between them has a visit but no node.
#[derive(Debug, Default)]
pub(super) struct Visits<'t> {
    pub all: Vec<Visit<&'t str>>,
    pub nodes: Vec<Option<usize>>,
    /// The visit of each node that was read.
    pub of_node: Vec<usize>,
}

/// A search compared with plain alpha-beta.
#[derive(Debug)]
pub(super) struct Plain {
    audited: Audited,
    diagnostic: Option<Diagnostic>,
    /// The player to move on the first board, if the function declares that its values are the mover's.
    negamax: Option<Mover>,
    /// The node of each visit, and the visit of each node.
    nodes: Vec<Option<usize>>,
    of_node: Vec<usize>,
}

impl Plain {
    /// Replays plain alpha-beta over the visits. Returns `None` if the recording does not show the first window or
    /// the depth.
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
        // A search that was interrupted is drawn as far as it got, without a diagnostic.
        let finished = node.value.filter(|_| node.returned && is_complete);
        let asked = Audit {
            depth,
            alpha: window.alpha,
            beta: window.beta,
            value: finished.unwrap_or_default(),
        };
        let window = |at: &Option<usize>| all[(*at)?].window;
        let given: Vec<Option<Window>> = nodes.iter().map(window).collect();
        let (audited, diagnostic) = replay_visits(&tree, asked, &given);
        let mut plain = Plain {
            audited,
            diagnostic: diagnostic.filter(|_| finished.is_some()),
            negamax: node
                .to_move
                .filter(|_| node.values == Some(ValuesOf::Mover)),
            nodes,
            of_node,
        };
        plain.count_what_is_drawn(all.len());
        // The result may be the right one with another sign by chance.
        if let Some(diagnostic) = &mut plain.diagnostic {
            let is_by_value = matches!(diagnostic.deviation, Deviation::WrongValue { .. });
            let names_sign = is_by_value && diagnostic.cause == Some(Cause::SignFlipped);
            if names_sign && !(0..all.len()).any(turns_a_sign) {
                diagnostic.cause = None;
            }
        }
        let counts_otherwise = |it: &Diagnostic| plain.counts_levels_otherwise(&it.deviation);
        if plain.diagnostic.as_ref().is_some_and(counts_otherwise) {
            plain.diagnostic = None;
        }
        Some(plain)
    }

    /// Makes the diagnostic count the drawn nodes, without the positions between the moves of a step.
    fn count_what_is_drawn(&mut self, drawn: usize) {
        let Some(diagnostic) = &mut self.diagnostic else {
            return;
        };
        diagnostic.visited = drawn;
        let between = (0..self.nodes.len()).filter(|&at| self.nodes[at].is_none());
        let needed = between
            .filter(|&at| self.audited.node(at).is_some())
            .count();
        diagnostic.suffice = diagnostic.suffice.map(|all| all - needed);
    }

    /// Returns whether a search may count its levels differently from plain alpha-beta, as a search with several
    /// moves in a step does.
    fn counts_levels_otherwise(&self, deviation: &Deviation) -> bool {
        let is_of_depth = matches!(
            deviation,
            Deviation::TooDeep { .. } | Deviation::TooShallow { .. } | Deviation::NotValued { .. }
        );
        is_of_depth && self.nodes.contains(&None)
    }

    /// Returns whose bound closed the window of a node that was given the window of plain alpha-beta: an ancestor's,
    /// or `Some(None)` for the first window. Returns `None` if no such bound closed it.
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

    /// Describes how the search deviates, and a possible cause, in a few lines. For a negamax, the values are given
    /// as it returned them.
    pub(super) fn diagnostic(&self) -> Option<String> {
        Some(self.for_its_author()?.to_string())
    }

    /// Describes the same without the cause.
    pub(super) fn difference(&self) -> Option<String> {
        let mut diagnostic = self.for_its_author()?;
        diagnostic.cause = None;
        Some(diagnostic.to_string())
    }

    fn for_its_author(&self) -> Option<Diagnostic> {
        let diagnostic = self.diagnostic.clone()?;
        Some(match self.negamax {
            Some(Mover::Max) => diagnostic.of_negamax(Player::First),
            Some(Mover::Min) => diagnostic.of_negamax(Player::Second),
            None => diagnostic,
        })
    }

    /// Returns the first move that plain alpha-beta would not have searched, as three parts: the node where it was
    /// made, the move, and which of its searches was needless.
    pub(super) fn first_too_many(&self) -> Option<(usize, &str, usize)> {
        match &self.diagnostic.as_ref()?.deviation {
            Deviation::StillTried { at, mv, .. } => Some((self.nodes[at.node]?, mv, 0)),
            Deviation::Twice { at, mv } => Some((self.nodes[at.node]?, mv, 1)),
            _ => None,
        }
    }
}
