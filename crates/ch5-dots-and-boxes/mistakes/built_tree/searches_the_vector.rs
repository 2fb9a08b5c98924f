//! mistake: Looks through the whole vector for the sibling before.
//! says: was in the vector before, and no link led to it
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        let previous = tree.nodes.iter().enumerate().filter(|(_, n)| n.parent == Some(at)).map(|(i, _)| i).last();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body
