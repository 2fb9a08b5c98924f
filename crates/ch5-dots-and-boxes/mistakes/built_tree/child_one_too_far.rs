//! mistake: The index is taken after the push.
//! says: A new node's index is what the length of the vector was before it was added.
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
let mut previous_sibling: Option<usize> = None;
for mv in board.legal_moves() {
    tree.nodes.push(Node {
        board: board.play(mv),
        mv: Some(mv),
        parent: Some(at),
        first_child: None,
        next_sibling: None,
    });
    let child = tree.nodes.len();
    match previous_sibling {
        None => tree.nodes[at].first_child = Some(child),
        Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
    }
    previous_sibling = Some(child);
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
