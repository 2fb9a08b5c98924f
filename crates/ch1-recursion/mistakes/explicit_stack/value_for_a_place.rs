//! mistake: Takes the value of a node for its place.
//! says: and 7 is a value. A child is named by its place in `nodes`.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[tree.nodes[at].value as usize];
    order.push(node.value);
    waiting.extend(node.right);
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
