//! right: The stack holds the nodes above, as the call stack does.
//! told: yours 1 call
// ANCHOR: body
let mut order = Vec::new();
let mut above: Vec<usize> = Vec::new();
let mut at = tree.root();
while at.is_some() || !above.is_empty() {
    if let Some(here) = at {
        order.push(tree.nodes[here].value);
        above.push(here);
        at = tree.nodes[here].left;
    } else if let Some(here) = above.pop() {
        at = tree.nodes[here].right;
    }
}
order
// ANCHOR_END: body
