//! mistake: Unwraps children that are not there.
//! says: an unwrap met a None. Not every child is there
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.push(node.right.unwrap());
    waiting.push(node.left.unwrap());
}
order
// ANCHOR_END: body
