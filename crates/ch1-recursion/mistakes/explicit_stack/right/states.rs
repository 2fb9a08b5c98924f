//! right: the stack says of each node which child is next
// ANCHOR: body
let mut order = Vec::new();
let mut waiting: Vec<(usize, u8)> = tree.root().map(|at| (at, 0)).into_iter().collect();
while let Some((at, state)) = waiting.pop() {
    let node = tree.nodes[at];
    match state {
        0 => {
            order.push(node.value);
            waiting.push((at, 1));
            waiting.extend(node.left.map(|child| (child, 0)));
        }
        _ => waiting.extend(node.right.map(|child| (child, 0))),
    }
}
order
// ANCHOR_END: body
