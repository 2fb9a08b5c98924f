//! right: The stack holds Options, and drops those that are None.
//! told: yours 1 call
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = vec![tree.root()];
while let Some(top) = waiting.pop() {
    let Some(at) = top else { continue };
    order.push(tree.nodes[at].value);
    waiting.push(tree.nodes[at].right);
    waiting.push(tree.nodes[at].left);
}
order
// ANCHOR_END: body
