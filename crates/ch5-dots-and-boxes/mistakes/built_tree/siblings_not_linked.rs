//! mistake: A child does not know the next one.
//! says: has no next sibling: the parent knows its first child
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
    if previous_sibling.is_none() {
        tree.nodes[at].first_child = Some(child);
    }
    previous_sibling = Some(child);
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
