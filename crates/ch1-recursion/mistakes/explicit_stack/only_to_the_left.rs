//! mistake: Goes down to the left and forgets what waits on the right.
//! says: preorder of a tree of 3 nodes: yours returned 1 2, and it should be 1 2 3. The walk ended where the first left child was missing. It ends when no subtree waits.
// ANCHOR: body
let mut order = Vec::new();
let mut at = tree.root();
while let Some(here) = at {
    order.push(tree.nodes[here].value);
    at = tree.nodes[here].left;
}
order
// ANCHOR_END: body
