//! mistake: A child is a copy of its parent, with the parent's first child.
//! says: a new node begins without a child.
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
let mut previous_sibling: Option<usize> = None;
for mv in board.legal_moves() {
    let child = tree.nodes.len();
    let mut node = tree.nodes[at].clone();
    (node.board, node.mv, node.parent) = (board.play(mv), Some(mv), Some(at));
    node.next_sibling = None;
    tree.nodes.push(node);
    match previous_sibling {
        None => tree.nodes[at].first_child = Some(child),
        Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
    }
    previous_sibling = Some(child);
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
