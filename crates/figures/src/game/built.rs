//! Joins a tree that was built with a later search of the same board. The joined tree marks the nodes that were built
//! and never visited.

use super::node::Node;
use super::tree::Game;

impl<'t> Game<'t> {
    /// Joins the first of two searches to the second, if the first one only built the tree. `functions` has the
    /// function of each search.
    pub(super) fn join_built(&mut self, functions: &[&'t str]) {
        let ([first, second], [built, visited]) = (functions, &self.roots[..]) else {
            return;
        };
        let (built, visited) = (*built, *visited);
        let mut below = vec![false; self.nodes.len()];
        below[built] = true;
        for this in 0..self.nodes.len() {
            below[this] |= self.nodes[this].parent.is_some_and(|parent| below[parent]);
        }
        let mut nodes = self.nodes.iter().zip(below);
        let builds = nodes.all(|(node, built)| !built || node.value.or(node.worth).is_none());
        if !builds || first == second {
            return;
        }
        let old = std::mem::take(&mut self.nodes);
        self.function = second;
        self.built = Some(old.len());
        self.roots = vec![0];
        self.graft(old, built, visited);
    }

    /// Copies the visited tree, and adds the nodes that only the built tree has.
    fn graft(&mut self, mut old: Vec<Node<'t>>, built: usize, visited: usize) {
        // The parent's new number, the node in the visited tree, the node in the built tree.
        let mut open = vec![(None, Some(visited), Some(built))];
        let mut size = 0;
        while let Some((parent, visited, built)) = open.pop() {
            let this = self.nodes.len();
            let mut node = match (visited, built) {
                (Some(visited), _) => std::mem::take(&mut old[visited]),
                (None, Some(built)) => {
                    let mut node = std::mem::take(&mut old[built]);
                    (node.entered, node.left, node.unvisited) = (None, None, true);
                    node
                }
                (None, None) => continue,
            };
            size += usize::from(built.is_some());
            let row = match (visited, built) {
                (Some(_), Some(built)) => std::mem::take(&mut old[built].children),
                _ => Vec::new(),
            };
            let mut seen = std::mem::take(&mut node.children);
            let mut below = Vec::new();
            if node.unvisited {
                below.extend(seen.drain(..).map(|child| (None, Some(child))));
            }
            for child in row {
                let same = |&it: &usize| old[it].choice == old[child].choice;
                let found = seen.iter().position(same).map(|at| seen.remove(at));
                below.push((found, Some(child)));
            }
            below.extend(seen.into_iter().map(|child| (Some(child), None)));
            node.cut.retain(|cut| {
                let was_built = |&(found, built): &(Option<usize>, Option<usize>)| {
                    found.is_none() && built.is_some_and(|it| old[it].choice == Some(cut.choice))
                };
                !below.iter().any(was_built)
            });
            (node.parent, node.depth) = (parent, 0);
            if let Some(parent) = parent {
                node.depth = self.nodes[parent].depth + 1;
                self.nodes[parent].children.push(this);
            }
            self.nodes.push(node);
            // The last one pushed is the next one to be read.
            for (visited, built) in below.into_iter().rev() {
                open.push((Some(this), visited, built));
            }
        }
        self.built = Some(size);
    }
}
