//! A tidy layout of a tree, in linear time and without recursion.
//!
//! C. Buchheim, M. Jünger, S. Leipert: *Improving Walker's Algorithm to Run in Linear Time*, Graph Drawing 2002. Nodes of a
//! level do not overlap, a parent is centred over its first and last child, equal subtrees are drawn alike, and small
//! subtrees between large ones are spread evenly. Here a node may also have its own width, and may be wider on one side of
//! its centre than on the other. The paper's two recursive walks are loops over the nodes, in post-order and backwards.

/// Returns the x of each node's centre; `children[v]` are the children of `v` in order. Every node must be reachable from
/// `root`. A node extends as far as its `sides` to the left and to the right of its centre; `gap` is the least space between
/// two nodes of a level.
pub(crate) fn layout(
    children: &[Vec<usize>],
    root: usize,
    sides: &[(f64, f64)],
    gap: f64,
) -> Vec<f64> {
    let mut walk = Walk::new(children, sides, gap);
    for (v, row) in children.iter().enumerate() {
        for (number, &child) in row.iter().enumerate() {
            walk.parent[child] = Some(v);
            walk.number[child] = number;
        }
    }
    let postorder = postorder(children, root);
    for &v in &postorder {
        walk.place(v);
        if let Some(parent) = walk.parent[v] {
            walk.apportion(v, parent);
        }
    }
    // The second walk: every node is moved by the sum of its ancestors' modifiers.
    let mut moved = vec![0.0; children.len()];
    let mut x = vec![0.0; children.len()];
    for &v in postorder.iter().rev() {
        x[v] = walk.prelim[v] + moved[v];
        for &child in &children[v] {
            moved[child] = moved[v] + walk.modifier[v];
        }
    }
    x
}

fn postorder(children: &[Vec<usize>], root: usize) -> Vec<usize> {
    let (mut open, mut order) = (vec![root], Vec::with_capacity(children.len()));
    while let Some(v) = open.pop() {
        order.push(v);
        open.extend(&children[v]);
    }
    order.reverse();
    order
}

/// The paper's variables, each a column over all nodes.
struct Walk<'a> {
    children: &'a [Vec<usize>],
    sides: &'a [(f64, f64)],
    gap: f64,
    parent: Vec<Option<usize>>,
    /// The node's place among its siblings.
    number: Vec<usize>,
    prelim: Vec<f64>,
    modifier: Vec<f64>,
    change: Vec<f64>,
    shift: Vec<f64>,
    /// The next node of a contour, if that is not a child.
    thread: Vec<Option<usize>>,
    ancestor: Vec<usize>,
    /// For each parent, the paper's defaultAncestor.
    default_ancestor: Vec<usize>,
}

impl<'a> Walk<'a> {
    fn new(children: &'a [Vec<usize>], sides: &'a [(f64, f64)], gap: f64) -> Self {
        let n = children.len();
        let zeros = || vec![0.0; n];
        Walk {
            children,
            sides,
            gap,
            parent: vec![None; n],
            number: vec![0; n],
            prelim: zeros(),
            modifier: zeros(),
            change: zeros(),
            shift: zeros(),
            thread: vec![None; n],
            ancestor: (0..n).collect(),
            default_ancestor: children
                .iter()
                .map(|row| row.first().copied().unwrap_or(0))
                .collect(),
        }
    }

    fn distance(&self, left: usize, right: usize) -> f64 {
        self.sides[left].1 + self.sides[right].0 + self.gap
    }

    fn left_sibling(&self, v: usize) -> Option<usize> {
        let row = &self.children[self.parent[v]?];
        self.number[v].checked_sub(1).map(|left| row[left])
    }

    /// Does the work of `FirstWalk` without recursion: places the children of `v`.
    fn place(&mut self, v: usize) {
        let beside = self
            .left_sibling(v)
            .map(|left| self.prelim[left] + self.distance(left, v));
        let row = &self.children[v];
        let (Some(&first), Some(&last)) = (row.first(), row.last()) else {
            self.prelim[v] = beside.unwrap_or(0.0);
            return;
        };
        self.execute_shifts(v);
        let middle = f64::midpoint(self.prelim[first], self.prelim[last]);
        self.prelim[v] = beside.unwrap_or(middle);
        self.modifier[v] = self.prelim[v] - middle;
    }

    /// Moves the subtree of `v` right until it clears the subtrees of its left siblings.
    fn apportion(&mut self, v: usize, parent: usize) {
        let Some(left) = self.left_sibling(v) else {
            return;
        };
        let leftmost = self.children[parent][0];
        // Inner and outer contours of the right (v) and the left (siblings) forest, and the sums
        // of the modifiers along each.
        let (mut in_right, mut out_right, mut in_left, mut out_left) = (v, v, left, leftmost);
        let mut sum_in_right = self.modifier[in_right];
        let mut sum_out_right = self.modifier[out_right];
        let mut sum_in_left = self.modifier[in_left];
        let mut sum_out_left = self.modifier[out_left];
        while let (Some(next_left), Some(next_right)) =
            (self.next_right(in_left), self.next_left(in_right))
        {
            (in_left, in_right) = (next_left, next_right);
            out_left = self.next_left(out_left).unwrap_or(out_left);
            out_right = self.next_right(out_right).unwrap_or(out_right);
            self.ancestor[out_right] = v;
            let shift = (self.prelim[in_left] + sum_in_left)
                - (self.prelim[in_right] + sum_in_right)
                + self.distance(in_left, in_right);
            if shift > 0.0 {
                let ancestor = self.nearest_ancestor(in_left, parent);
                self.move_subtree(ancestor, v, shift);
                sum_in_right += shift;
                sum_out_right += shift;
            }
            sum_in_left += self.modifier[in_left];
            sum_in_right += self.modifier[in_right];
            sum_out_left += self.modifier[out_left];
            sum_out_right += self.modifier[out_right];
        }
        let (deeper_left, deeper_right) = (self.next_right(in_left), self.next_left(in_right));
        if deeper_left.is_some() && self.next_right(out_right).is_none() {
            self.thread[out_right] = deeper_left;
            self.modifier[out_right] += sum_in_left - sum_out_right;
        }
        if deeper_right.is_some() && self.next_left(out_left).is_none() {
            self.thread[out_left] = deeper_right;
            self.modifier[out_left] += sum_in_right - sum_out_left;
            self.default_ancestor[parent] = v;
        }
    }

    fn next_left(&self, v: usize) -> Option<usize> {
        self.children[v].first().copied().or(self.thread[v])
    }

    fn next_right(&self, v: usize) -> Option<usize> {
        self.children[v].last().copied().or(self.thread[v])
    }

    fn nearest_ancestor(&self, in_left: usize, parent: usize) -> usize {
        let ancestor = self.ancestor[in_left];
        if self.parent[ancestor] == Some(parent) {
            ancestor
        } else {
            self.default_ancestor[parent]
        }
    }

    fn move_subtree(&mut self, left: usize, right: usize, shift: f64) {
        let subtrees = (self.number[right] - self.number[left]) as f64;
        self.change[right] -= shift / subtrees;
        self.shift[right] += shift;
        self.change[left] += shift / subtrees;
        self.prelim[right] += shift;
        self.modifier[right] += shift;
    }

    fn execute_shifts(&mut self, v: usize) {
        let (mut shift, mut change) = (0.0, 0.0);
        for &child in self.children[v].iter().rev() {
            self.prelim[child] += shift;
            self.modifier[child] += shift;
            change += self.change[child];
            shift += self.shift[child] + change;
        }
    }
}

#[cfg(test)]
mod tests;
