//! Written trees, `[[44, 61], [40, 35]]`, in a run that names no players. Such a run is not a game, and its figure is that
//! of its calls.
//!
//! The recording numbers the branches of a node. A figure shows the text behind a branch instead: a call has it among its
//! arguments, and a leaf that was not read is named by its value.

use std::collections::HashMap;

use call_trace::{EventKind, Play, RunEvent, RunPosition, Tree};

use crate::recorded::Recorded;

/// The written trees of a run.
#[derive(Default)]
pub(crate) struct Written<'t> {
    /// Their nodes, by the numbers of the positions.
    nodes: HashMap<u32, WrittenAt<'t>>,
}

#[derive(Default)]
struct WrittenAt<'t> {
    /// The branch that led to the node.
    branch: Option<&'t str>,
    /// Whether the run requested its value.
    is_read: bool,
    offers: Vec<Offer<'t>>,
    /// The calls that requested information about it.
    asked: Vec<usize>,
}

/// The choices that a call was offered at a node, without those taken in the same search. The search lasts as long as the
/// outermost running call that had used the node, and after that until the node is offered again.
struct Offer<'t> {
    call: usize,
    search: usize,
    left: Vec<&'t str>,
}

impl<'t> Written<'t> {
    /// Returns the written trees of a run and, if there are any, its calls. A call keeps the branches of the node that it
    /// searches, by their numbers. A branch that another call took is not kept.
    pub(crate) fn of(recorded: &Recorded<'t>) -> (Self, Option<Tree<'t>>) {
        let mut it = Written::default();
        let calls = &recorded.tree.calls;
        for (moment, RunEvent { kind, call }) in recorded.events.iter().enumerate() {
            let runs = |call: usize| calls[call].left.is_none_or(|left| left > moment);
            match *kind {
                EventKind::Began(at) => {
                    let state = recorded.position(at).state;
                    if state.kind == "tree" && state.max.is_none() {
                        it.nodes.entry(at).or_default();
                    }
                }
                EventKind::Offered(at, choices) => {
                    let (Some(node), Some(call)) = (it.nodes.get_mut(&at), *call) else {
                        continue;
                    };
                    let asked = node.asked.iter().copied();
                    let offer = Offer {
                        call,
                        search: asked.filter(|&asker| runs(asker)).min().unwrap_or(call),
                        left: choices.iter().collect(),
                    };
                    node.offers.push(offer);
                }
                EventKind::Asked(at) => {
                    if let Some(node) = it.nodes.get_mut(&at) {
                        node.asked.extend(call);
                    }
                }
                EventKind::Played(to) => {
                    let RunPosition { from, choice, .. } = *recorded.position(to);
                    let from = from.and_then(|at| it.nodes.get_mut(&at));
                    let (Some(node), Some(choice)) = (from, choice) else {
                        continue;
                    };
                    let last = node.offers.len().saturating_sub(1);
                    for (number, offer) in node.offers.iter_mut().enumerate() {
                        if number == last || runs(offer.search) {
                            offer.left.retain(|left| *left != choice);
                        }
                    }
                    it.nodes.entry(to).or_default().branch = Some(choice);
                }
                EventKind::Valued(at, _) => {
                    if let Some(node) = it.nodes.get_mut(&at) {
                        node.is_read = true;
                    }
                }
                _ => {}
            }
        }
        let tree = it.any().then(|| {
            let mut tree = recorded.tree.clone();
            it.settle(&mut tree, recorded);
            tree
        });
        (it, tree)
    }

    /// Gives each call its branches, by their numbers in the tree, and shows the text behind them.
    fn settle(&self, tree: &mut Tree<'t>, recorded: &Recorded<'t>) {
        let is_ours = |at: Option<u32>| at.is_some_and(|at| self.nodes.contains_key(&at));
        for call in &mut tree.calls {
            if is_ours(call.position) {
                // The node is among the arguments, so no board is needed to distinguish two calls.
                (call.board, call.position) = (None, None);
            }
            if !is_ours(call.subject) {
                continue;
            }
            call.plays.retain(|play| Some(play.at) == call.subject);
            call.offered = call.plays.iter().map(|play| play.choice).collect();
            for play in &mut call.plays {
                play.choice = self.behind(recorded, play.at, play.choice);
            }
        }
        for (at, node) in &self.nodes {
            for Offer { call, left, .. } in &node.offers {
                let call = &mut tree.calls[*call];
                if call.subject == Some(*at) {
                    call.offered.extend(left);
                }
            }
        }
        for call in tree.calls.iter_mut().filter(|call| is_ours(call.subject)) {
            call.offered
                .sort_by_key(|branch| branch.parse::<usize>().ok());
            call.offered.dedup();
        }
    }

    /// Whether the run has written trees.
    pub(crate) fn any(&self) -> bool {
        !self.nodes.is_empty()
    }

    /// Returns the number of the branch that led to a node, or `None` if no branch did.
    pub(crate) fn branch(&self, at: u32) -> Option<&'t str> {
        self.nodes.get(&at)?.branch
    }

    /// Whether the run requested the value of a node.
    pub(crate) fn is_read(&self, at: u32) -> bool {
        self.nodes.get(&at).is_some_and(|node| node.is_read)
    }

    /// Returns the choice that was offered for a play: in a written tree, the number of its branch.
    pub(crate) fn choice(&self, play: &Play<'t>) -> &'t str {
        self.branch(play.to).unwrap_or(play.choice)
    }

    /// Returns the text behind a branch or, if it is not a branch of a written tree, its name.
    pub(crate) fn behind(&self, recorded: &Recorded<'t>, at: u32, branch: &'t str) -> &'t str {
        let child = || {
            let node = self
                .nodes
                .contains_key(&at)
                .then(|| &recorded.boards()[at as usize])?;
            let place = branch.parse::<usize>().ok()?.checked_sub(1)?;
            let children = node.read().tree()?.children();
            node.text.get(children.get(place)?.clone())
        };
        child().unwrap_or(branch)
    }
}
