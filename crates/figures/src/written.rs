//! Trees that are written out, `[[44, 61], [40, 35]]`, where a run reads them and no player is
//! known: what it asked is no game, and its figure stays that of its calls.
//!
//! The recording numbers the branches of a node. A figure shows what is written behind a branch
//! instead: a call has it among its arguments, and a leaf that nobody read is told by its value.

use std::collections::{HashMap, HashSet};

use call_trace::{Event, Play, Trace, Tree};

/// The written trees of a run.
#[derive(Default)]
pub(crate) struct Written<'t> {
    /// What is written at each position.
    nodes: HashMap<u32, &'t str>,
    /// The branches that led to the positions.
    branches: HashMap<u32, &'t str>,
    /// Those whose value was asked for.
    read: HashSet<u32>,
}

/// What a call was offered at a node, less what was taken while that could be its doing: by itself,
/// by a call below it, or, when it had returned, before the node was offered again.
struct Offer<'t> {
    call: usize,
    left: Vec<&'t str>,
}

impl<'t> Written<'t> {
    /// The written trees of a run. To its calls there remain the branches of the node that each
    /// searches, by their numbers where they are offered; one that another call took is not.
    pub(crate) fn of(trace: &'t Trace, tree: &mut Tree<'t>) -> Self {
        let mut it = Written::default();
        let mut offers: HashMap<u32, Vec<Offer<'t>>> = HashMap::new();
        let mut open: Vec<usize> = Vec::new();
        let mut calls = 0..;
        for event in trace.events() {
            match event {
                Event::Enter { .. } => open.extend(calls.next()),
                Event::Leave { .. } => drop(open.pop()),
                Event::Board { at, state } if state.kind == "tree" && state.max.is_none() => {
                    it.nodes.insert(at, state.board);
                }
                Event::Offer { at, choices } if it.nodes.contains_key(&at) => {
                    let Some(&call) = open.last() else { continue };
                    let left = choices.iter().map(|(_, choice)| choice).collect();
                    offers.entry(at).or_default().push(Offer { call, left });
                }
                Event::Play {
                    at,
                    to,
                    choice,
                    state,
                    ..
                } if it.nodes.contains_key(&at) => {
                    it.nodes.insert(to, state.board);
                    it.branches.insert(to, choice);
                    let offers = offers.entry(at).or_default();
                    let last = offers.len().saturating_sub(1);
                    for (number, offer) in offers.iter_mut().enumerate() {
                        if number == last || open.contains(&offer.call) {
                            offer.left.retain(|left| *left != choice);
                        }
                    }
                }
                Event::Value { at, .. } => drop(it.read.insert(at)),
                _ => {}
            }
        }
        if !it.nodes.is_empty() {
            it.settle(tree, offers);
        }
        it
    }

    /// Gives each call its branches, by their numbers in the tree, and shows what is behind them.
    fn settle(&self, tree: &mut Tree<'t>, offers: HashMap<u32, Vec<Offer<'t>>>) {
        for call in &mut tree.calls {
            // A call's node is among its arguments. No board tells two calls apart.
            call.board = None;
            call.plays.retain(|play| Some(play.at) == call.subject);
            call.offered = call.plays.iter().map(|play| play.choice).collect();
            for play in &mut call.plays {
                play.choice = self.behind(play.at, play.choice);
            }
        }
        for (at, offers) in offers {
            for Offer { call, left } in offers {
                let call = &mut tree.calls[call];
                if call.subject == Some(at) {
                    call.offered.extend(left);
                }
            }
        }
        for call in &mut tree.calls {
            call.offered
                .sort_by_key(|branch| branch.parse::<usize>().ok());
            call.offered.dedup();
        }
    }

    /// Whether there are any.
    pub(crate) fn any(&self) -> bool {
        !self.nodes.is_empty()
    }

    /// Whether its value was asked for.
    pub(crate) fn is_read(&self, at: u32) -> bool {
        self.any() && self.read.contains(&at)
    }

    /// What was offered where a play was made: here the number of its branch.
    pub(crate) fn choice(&self, play: &Play<'t>) -> &'t str {
        self.branches.get(&play.to).copied().unwrap_or(play.choice)
    }

    /// What is written behind a branch; where that is no branch of a written tree, its name.
    pub(crate) fn behind(&self, at: u32, branch: &'t str) -> &'t str {
        let number = branch.parse::<usize>().ok();
        let node = self.nodes.get(&at).zip(number);
        node.and_then(|(node, number)| children(node)?.nth(number.checked_sub(1)?))
            .unwrap_or(branch)
    }
}

/// The children of a node as they are written; none of a leaf, or where the text was cut off.
fn children(node: &str) -> Option<impl Iterator<Item = &str>> {
    let open = node.find(['[', '{'])?;
    let inside = node[open + 1..].strip_suffix([']', '}'])?;
    let mut depth = 0_usize;
    let parts = inside.split(move |c| {
        match c {
            '[' | '{' => depth += 1,
            ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    });
    Some(parts.map(str::trim))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_read_as_its_children_are_written() {
        let of = |node| children(node).map(Vec::from_iter);
        assert_eq!(
            of("[[44, {61, 50}], 5:[-40, 35], 7]"),
            Some(vec!["[44, {61, 50}]", "5:[-40, 35]", "7"])
        );
        assert_eq!(of("3:{1}"), Some(vec!["1"]));
        assert_eq!(of("-3"), None, "a leaf");
        assert_eq!(of("[[44, 61], [40…"), None, "cut off");
    }
}
