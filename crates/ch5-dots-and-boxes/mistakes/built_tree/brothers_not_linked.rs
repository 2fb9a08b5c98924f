//! mistake: A child does not know the next one.
//! says: has no next brother: the parent knows its first child
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
let mut elder_brother: Option<usize> = None;
for mv in board.legal_moves() {
    let child = tree.nodes.len();
    tree.nodes.push(Node {
        board: board.play(mv),
        mv: Some(mv),
        parent: Some(at),
        first_child: None,
        next_brother: None,
    });
    if elder_brother.is_none() {
        tree.nodes[at].first_child = Some(child);
    }
    elder_brother = Some(child);
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
