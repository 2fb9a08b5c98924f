//! right: An iterator that carries its stack.
//! told: yours 1 call
// ANCHOR: body
let mut waiting = Vec::from_iter(tree.root());
std::iter::from_fn(|| {
    let node = tree.nodes[waiting.pop()?];
    waiting.extend([node.right, node.left].into_iter().flatten());
    Some(node.value)
})
.collect()
// ANCHOR_END: body
