//! mistake: Links the first child at node 0 instead of at.
//! says: the link belongs to the node that is expanded
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous: Option<usize> = None;
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[0].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous = Some(child);
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body
