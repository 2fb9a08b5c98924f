//! mistake: A finished board is not put into the tree.
//! says: Boards on which the game is over are missing
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous: Option<usize> = None;
    for mv in board.legal_moves() {
        let new_board = board.play(mv);
        if new_board.done() {
            continue;
        }
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: new_board, mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous = Some(child);
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body
