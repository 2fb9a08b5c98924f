//! mistake: Goes down to the left and forgets what waits on the right.
//! says: the walk ended where the first left child was missing.
// ANCHOR: body
let mut order = Vec::new();
let mut at = tree.root();
while let Some(here) = at {
    order.push(tree.nodes[here].value);
    at = tree.nodes[here].left;
}
order
// ANCHOR_END: body
