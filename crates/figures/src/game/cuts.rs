//! Which branches were cut: offered, and not searched although others were.

use super::made::Made;
use super::node::Branch;
use super::tree::Game;

impl<'t> Game<'t> {
    /// The moves that were not searched. What another player made here than the one who moves, `by`, was a look at what
    /// that one threatens.
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
                    looked_at: worth
                        .map(|(worth, _)| worth)
                        .filter(|_| !self.valued_around),
                    is_settled: played.is_some_and(|made| made.is_over && !made.is_changed),
                });
            }
        }
        let node = &mut self.nodes[this];
        node.looked_at = left.iter().filter(|branch| branch.is_looked_at).count();
        if !node.returned {
            return;
        }
        if node.children.is_empty() {
            let mut choices: Vec<&str> = Vec::new();
            for made in made {
                if !choices.contains(&made.choice) {
                    choices.push(made.choice);
                }
            }
            node.peeked = choices.len();
        } else {
            node.cut = left;
        }
    }

    /// Removes the branches that were left out after the last call of a recording that was full.
    pub(super) fn forget_last_cuts(&mut self) {
        let nodes = 0..self.nodes.len();
        let mut next = nodes.max_by_key(|&node| self.nodes[node].entered);
        while let Some(node) = next {
            self.nodes[node].cut.clear();
            next = self.nodes[node].parent;
        }
    }
}
