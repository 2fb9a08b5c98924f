//! The branches that were cut: offered but not searched, although others were.

use std::collections::HashSet;
use std::ops::Range;

use super::made::Made;
use super::node::Branch;
use super::tree::Game;

impl<'t> Game<'t> {
    /// Records the moves of a node that were not searched. Moves by a player other than the mover `by` do not count:
    /// they only look at that player's threats.
    pub(super) fn left_out(&mut self, this: usize, by: Option<&str>, made: &[&Made<'t>]) {
        let searched = |choice: &str| {
            let mut children = self.nodes[this].children.iter();
            children.any(|&child| self.nodes[child].choice == Some(choice))
        };
        let moved = |made: &&&Made<'t>| by.is_none() || made.mover == by;
        let mut left: Vec<Branch> = Vec::new();
        let tried = made.iter().filter(moved).map(|made| made.choice);
        for choice in self.offered(&self.nodes[this]).iter().copied().chain(tried) {
            if !searched(choice) && left.iter().all(|branch| branch.choice != choice) {
                let mut its = made.iter().filter(moved);
                let played = its.find(|made| made.choice == choice);
                let worth = played.and_then(|made| made.worth);
                left.push(Branch {
                    choice,
                    peeked: played.is_some(),
                    is_looked_at: worth.is_some(),
                    is_settled: played.is_some_and(|made| made.is_over && !made.is_changed),
                    looked_at: worth
                        .map(|(worth, _)| worth)
                        .filter(|_| !self.valued_around),
                });
            }
        }
        let node = &mut self.nodes[this];
        node.looked_at = left.iter().filter(|branch| branch.is_looked_at).count();
        if !node.returned {
            return;
        }
        if node.children.is_empty() {
            let choices: HashSet<&str> = made.iter().map(|made| made.choice).collect();
            node.peeked = choices.len();
        } else {
            node.cut = left;
        }
    }

    /// Returns, for each cut branch of a node, the index of the child that follows it in the order of the tree. If
    /// the search had its own order, every cut branch follows the last child.
    pub(crate) fn places_of_cuts(&self, this: usize) -> Vec<usize> {
        let node = &self.nodes[this];
        let offered = self.offered(node);
        let rank = |choice: &str| offered.iter().position(|it| *it == choice);
        let children = node.children.iter().map(|&child| &self.nodes[child]);
        let ranks: Vec<Option<usize>> = children.map(|child| rank(child.choice?)).collect();
        let is_in_order = ranks.is_sorted() && ranks.iter().all(Option::is_some);
        let place = |branch: &Branch| match rank(branch.choice).filter(|_| is_in_order) {
            Some(rank) => ranks.partition_point(|&child| child < Some(rank)),
            None => ranks.len(),
        };
        node.cut.iter().map(place).collect()
    }

    /// Returns whether later moves of a node were searched after each of these cut branches.
    pub(crate) fn are_skipped(&self, this: usize, mut cuts: Range<usize>) -> bool {
        let places = self.places_of_cuts(this);
        let children = self.nodes[this].children.len();
        !cuts.is_empty() && cuts.all(|cut| places[cut] < children)
    }

    /// Removes the branches that were left out after the last call of a full recording.
    pub(super) fn forget_last_cuts(&mut self) {
        let nodes = 0..self.nodes.len();
        let mut next = nodes.max_by_key(|&node| self.nodes[node].entered);
        while let Some(node) = next {
            self.nodes[node].cut.clear();
            next = self.nodes[node].parent;
        }
    }
}
