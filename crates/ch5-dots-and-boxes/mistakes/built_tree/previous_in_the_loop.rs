//! mistake: The previous sibling is made anew in each turn of the loop.
//! says: which child was made before must be known
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    for mv in board.legal_moves() {
        let mut previous: Option<usize> = None;
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous = Some(child);
        let _ = previous;
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body
