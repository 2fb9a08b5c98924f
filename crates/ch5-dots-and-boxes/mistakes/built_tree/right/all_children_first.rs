//! right: All children are made, then each is expanded.
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
let first = tree.nodes.len();
for mv in board.legal_moves() {
    let node = Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None };
    tree.nodes.push(node);
}
let end = tree.nodes.len();
if first < end {
    tree.nodes[at].first_child = Some(first);
}
for child in first..end {
    if child + 1 < end {
        tree.nodes[child].next_sibling = Some(child + 1);
    }
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
