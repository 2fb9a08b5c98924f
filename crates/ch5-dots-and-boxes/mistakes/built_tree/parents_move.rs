//! mistake: The move of a child is the move that led to its parent.
//! says: Only the root has no move.
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous: Option<usize> = None;
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        let before = tree.nodes[at].mv;
        tree.nodes.push(Node { board: board.play(mv), mv: before, parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous = Some(child);
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body
