//! mistake: Goes down to the right and forgets what waits on the left.
//! says: order 1 3, want 1 2 3: a subtree never came onto the stack. 2 is the left child of 1.
// ANCHOR: body
let mut order = Vec::new();
let mut at = tree.root();
while let Some(here) = at {
    order.push(tree.nodes[here].value);
    at = tree.nodes[here].right;
}
order
// ANCHOR_END: body
