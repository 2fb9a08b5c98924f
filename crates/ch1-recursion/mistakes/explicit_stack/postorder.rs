//! mistake: Visits a node after its subtrees.
//! says: preorder of a tree of 3 nodes: yours returned 2 3 1, and it should be 1 2 3. Yours is postorder. A node comes before its subtrees.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting: Vec<(usize, bool)> = tree.root().map(|at| (at, false)).into_iter().collect();
while let Some((at, seen)) = waiting.pop() {
    let node = tree.nodes[at];
    if seen { order.push(node.value); continue; }
    waiting.push((at, true));
    waiting.extend(node.right.map(|at| (at, false)));
    waiting.extend(node.left.map(|at| (at, false)));
}
order
// ANCHOR_END: body
