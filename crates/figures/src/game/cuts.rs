//! Which branches were cut: offered, and not searched although others were.

use super::node::Branch;
use super::read::Made;
use super::tree::Game;

impl<'t> Game<'t> {
    /// The moves that were not searched.
    pub(super) fn left_out(&mut self, this: usize, made: &[&Made<'t>]) {
        let searched = |choice: &str| {
            let mut children = self.nodes[this].children.iter();
            children.any(|&child| self.nodes[child].choice == Some(choice))
        };
        let played = |choice: &str| made.iter().any(|made| made.choice == choice);
        let mut left: Vec<Branch> = Vec::new();
        let tried = made.iter().map(|made| made.choice);
        for choice in self.nodes[this].offered.iter().copied().chain(tried) {
            if !searched(choice) && left.iter().all(|branch| branch.choice != choice) {
                let peeked = played(choice);
                left.push(Branch { choice, peeked });
            }
        }
        let node = &mut self.nodes[this];
        if !node.returned {
            return;
        }
        if node.children.is_empty() {
            node.peeked = left.iter().filter(|branch| branch.peeked).count();
        } else {
            node.cut = left;
        }
    }

    /// Where a recording was full, nobody knows what came after its last call.
    pub(super) fn forget_last_cuts(&mut self) {
        let nodes = 0..self.nodes.len();
        let mut next = nodes.max_by_key(|&node| self.nodes[node].entered);
        while let Some(node) = next {
            self.nodes[node].cut.clear();
            next = self.nodes[node].parent;
        }
    }
}
