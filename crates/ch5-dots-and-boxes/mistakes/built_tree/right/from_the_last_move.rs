//! right: From the last move to the first, each linked with the one made before.
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
let moves: Vec<B::Move> = board.legal_moves().collect();
for &mv in moves.iter().rev() {
    let child = tree.nodes.len();
    let next_sibling = tree.nodes[at].first_child;
    tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling });
    tree.nodes[at].first_child = Some(child);
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
