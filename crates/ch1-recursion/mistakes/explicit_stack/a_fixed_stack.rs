//! mistake: A stack of its own with room for sixteen.
//! says: 3 000 subtrees wait at the same time
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = [0_usize; 16];
let mut height = 0;
if let Some(root) = tree.root() { waiting[0] = root; height = 1; }
while height > 0 {
    height -= 1;
    let node = tree.nodes[waiting[height]];
    order.push(node.value);
    for child in [node.right, node.left].into_iter().flatten() {
        if height < 16 { waiting[height] = child; height += 1; }
    }
}
order
// ANCHOR_END: body
