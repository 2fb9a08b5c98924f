//! mistake: The node is looked for from the root, link by link.
//! says: no link leads to it. Its index is handed in
// ANCHOR: body
    fn find<B: Board>(tree: &BuiltTree<B>, from: usize, at: usize) -> Option<usize> {
    if from == at { return Some(at); }
    tree.children(from).find_map(|child| find(tree, child, at))
}
if depth == 0 {
        return;
    }
    let at = find(tree, 0, at).unwrap();
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
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body
