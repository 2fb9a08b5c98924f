//! right: A traced helper visits one node.
//! told: yours 8 calls, 2 deep
// ANCHOR: body
#[traced(skip(tree, waiting))]
fn visit(tree: &Tree, at: usize, waiting: &mut Vec<usize>) -> u32 {
    let node = tree.nodes[at];
    waiting.extend(node.right);
    waiting.extend(node.left);
    node.value
}
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() { order.push(visit(tree, at, &mut waiting)); }
order
// ANCHOR_END: body
