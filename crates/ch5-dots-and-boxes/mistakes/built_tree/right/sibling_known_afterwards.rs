//! right: after the call the next sibling is the length, if moves are left
// ANCHOR: body
    if depth > 0 {
        let board = tree.nodes[at].board.clone();
        let mut moves = board.legal_moves().peekable();
        if moves.peek().is_some() {
            tree.nodes[at].first_child = Some(tree.nodes.len());
        }
        while let Some(mv) = moves.next() {
            let child = tree.nodes.len();
            tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
            expand(tree, child, depth - 1);
            if moves.peek().is_some() {
                tree.nodes[child].next_sibling = Some(tree.nodes.len());
            }
        }
    }
// ANCHOR_END: body
