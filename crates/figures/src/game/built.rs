//! Joins a tree that was built with a later search of the same board. The joined tree marks the nodes that were built
//! and never visited.

use super::tree::Game;

impl<'t> Game<'t> {
    /// Joins the first of two searches to the second, if another function made the first one and only built the tree.
    pub(super) fn join_built(&mut self) {
        let [built, visited] = self.roots[..] else {
            return;
        };
        let mut open = vec![built];
        while let Some(this) = open.pop() {
            let node = &self.nodes[this];
            if node.value.or(node.worth).is_some() {
                return;
            }
            open.extend(&node.children);
        }
        if self.nodes[built].function != self.nodes[visited].function {
            self.graft(built, visited);
        }
    }

    /// Copies the visited tree, and adds the nodes that only the built tree has.
    fn graft(&mut self, built: usize, visited: usize) {
        self.roots.clear();
        let mut old = std::mem::take(&mut self.nodes);
        // The parent's new number, the node in the visited tree, the node in the built tree.
        let mut open = vec![(None, Some(visited), Some(built))];
        let mut size = 0;
        while let Some((parent, visited, built)) = open.pop() {
            let mut children = |it: Option<usize>| match it {
                Some(it) => std::mem::take(&mut old[it].children),
                None => Vec::new(),
            };
            let (mut seen, row) = (children(visited), children(built));
            let mut node = match visited.or(built) {
                Some(it) => std::mem::take(&mut old[it]),
                None => continue,
            };
            if visited.is_none() {
                (node.entered, node.left, node.unvisited) = (None, None, true);
            }
            size += usize::from(built.is_some());
            let mut below = Vec::new();
            for child in row {
                let choice = old[child].choice;
                let found = seen.iter().position(|&it| old[it].choice == choice);
                let found = found.map(|at| seen.remove(at));
                if found.is_none() {
                    node.cut.retain(|cut| Some(cut.choice) != choice);
                }
                below.push((found, Some(child)));
            }
            below.extend(seen.into_iter().map(|child| (Some(child), None)));
            node.parent = parent;
            let this = self.add(node);
            // The last one pushed is the next one to be read.
            let below = below.into_iter().rev();
            open.extend(below.map(|(visited, built)| (Some(this), visited, built)));
        }
        self.built = Some(size);
    }
}
