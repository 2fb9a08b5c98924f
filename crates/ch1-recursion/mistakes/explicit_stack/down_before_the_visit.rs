//! mistake: Goes down to the left first and visits on the way back.
//! says: preorder of a tree of 3 nodes: yours returned 2 1 3, and it should be 1 2 3. Yours is inorder. A node comes before its left subtree.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::new();
let mut at = tree.root();
while at.is_some() || !waiting.is_empty() {
    while let Some(here) = at {
        waiting.push(here);
        at = tree.nodes[here].left;
    }
    if let Some(here) = waiting.pop() {
        order.push(tree.nodes[here].value);
        at = tree.nodes[here].right;
    }
}
order
// ANCHOR_END: body
