//! mistake: Each move but the first is played on the board of the sibling before.
//! says: A move was played on a board that has no moves: the moves of node `at` are played on its own board.
//! also: Its move was made at [44, 61, 50].
//! also: the boards 1 move below
// ANCHOR: body
if depth == 0 || tree.nodes[at].board.done() {
    return;
}
let board = tree.nodes[at].board.clone();
let mut before: Option<usize> = None;
for mv in board.legal_moves() {
    let new = tree.nodes.len();
    tree.nodes.push(Node {
        board: tree.nodes[before.unwrap_or(at)].board.play(mv),
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
