//! mistake: The previous sibling is taken for the node before in the vector.
//! says: each child knows the next one of the same parent, whatever was made in between.
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
let mut previous_sibling: Option<usize> = None;
for mv in board.legal_moves() {
    let child = tree.nodes.len();
    tree.nodes.push(Node {
        board: board.play(mv),
        mv: Some(mv),
        parent: Some(at),
        first_child: None,
        next_sibling: None,
    });
    match previous_sibling {
        None => tree.nodes[at].first_child = Some(child),
        Some(_) => tree.nodes[child - 1].next_sibling = Some(child),
    }
    previous_sibling = Some(child);
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
