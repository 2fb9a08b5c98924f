//! mistake: Depth is counted in turns.
//! says: depth counts moves, and not turns
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
        Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
    }
    previous_sibling = Some(child);
    let passed = tree.nodes[child].board.to_move() != board.to_move();
    expand(tree, child, if passed { depth - 1 } else { depth });
}
// ANCHOR_END: body
