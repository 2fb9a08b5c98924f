//! right: The moves are collected, and the siblings linked after the call.
//! told: in one vector
// ANCHOR: body
if depth == 0 || tree.nodes[at].board.done() {
    return;
}
let board = tree.nodes[at].board.clone();
let moves: Vec<B::Move> = board.legal_moves().collect();
let mut last = None;
for mv in moves {
    let child = tree.nodes.len();
    let new_board = board.play(mv);
    tree.nodes.push(Node { board: new_board, mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
    expand(tree, child, depth - 1);
    if let Some(last) = last.replace(child) {
        tree.nodes[last as usize].next_sibling = Some(child);
    } else {
        tree.nodes[at].first_child = Some(child);
    }
}
// ANCHOR_END: body
