//! mistake: Goes down to the right and forgets what waits on the left.
//! says: preorder of a tree of 3 nodes: yours returned 1 3, and it should be 1 2 3. 2 of 3 nodes visited. 2 is missing: the left child of 1.
// ANCHOR: body
let mut order = Vec::new();
let mut at = tree.root();
while let Some(here) = at {
    order.push(tree.nodes[here].value);
    at = tree.nodes[here].right;
}
order
// ANCHOR_END: body
