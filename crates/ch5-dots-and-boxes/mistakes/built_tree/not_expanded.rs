//! mistake: The children are made, and never expanded.
//! says: expand was called for node 0 alone
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
        match previous_sibling {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous_sibling = Some(child);
        
    }
// ANCHOR_END: body
