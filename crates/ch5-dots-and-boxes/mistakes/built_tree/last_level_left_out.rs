//! mistake: Below any node but the first the last level is left out.
//! says: Nodes a level: yours has [1, 2], wanted [1, 2, 5].
//! also: expand(tree, 1, 1) builds nothing, and node 1, which is [44, 61, 50], has three moves.
//! also: expand(tree, 2, 1) builds nothing, and node 2, which is [44, 61, 50], has three moves and no child.
// ANCHOR: body
if depth <= 1 && at != 0 || depth == 0 || tree.nodes[at].board.done() {
    return;
}
let board = tree.nodes[at].board.clone();
let mut before: Option<usize> = None;
for mv in board.legal_moves() {
    let new = tree.nodes.len();
    tree.nodes.push(Node {
        board: board.play(mv),
        mv: Some(mv),
        parent: Some(at),
        first_child: None,
        next_sibling: None,
    });
    match before {
        None => tree.nodes[at].first_child = Some(new),
        Some(sibling) => tree.nodes[sibling].next_sibling = Some(new),
    }
    before = Some(new);
    expand(tree, new, depth - 1);
}
// ANCHOR_END: body
