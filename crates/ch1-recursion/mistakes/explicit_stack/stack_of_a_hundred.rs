//! mistake: A stack of a hundred places is high enough.
//! says: only 200 of 6 000 values: here 3 000 subtrees wait at the same time, and none of them may be lost.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.right);
    waiting.extend(node.left);
    waiting.truncate(100);
}
order
// ANCHOR_END: body
