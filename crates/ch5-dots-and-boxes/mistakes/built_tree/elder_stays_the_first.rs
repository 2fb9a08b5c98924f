//! mistake: The elder brother stays the first child, so its brother is overwritten.
//! says: comes before it: after each child that was made, it is the elder brother.
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
    match elder_brother {
        None => tree.nodes[at].first_child = Some(child),
        Some(brother) => tree.nodes[brother].next_brother = Some(child),
    }
    elder_brother = elder_brother.or(Some(child));
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
