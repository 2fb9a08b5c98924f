//! mistake: Each child names the next index as its sibling, before there is one.
//! says: set a link when the node is there. The last child has no next sibling.
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
for mv in board.legal_moves() {
    let child = tree.nodes.len();
    tree.nodes.push(Node {
        board: board.play(mv),
        mv: Some(mv),
        parent: Some(at),
        first_child: None,
        next_sibling: Some(child + 1),
    });
    if tree.nodes[at].first_child.is_none() {
        tree.nodes[at].first_child = Some(child);
    }
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
