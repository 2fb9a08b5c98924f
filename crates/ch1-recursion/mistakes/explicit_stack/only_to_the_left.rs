//! mistake: Goes down to the left and forgets what waits on the right.
//! says: order 1 2, want 1 2 3: a subtree never came onto the stack.
// ANCHOR: body
let mut order = Vec::new();
let mut at = tree.root();
while let Some(here) = at {
    order.push(tree.nodes[here].value);
    at = tree.nodes[here].left;
}
order
// ANCHOR_END: body
