//! mistake: next_sibling names the sibling made before.
//! says: the earlier one names the later one
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous: Option<usize> = None;
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: previous });
        if previous.is_none() {
            tree.nodes[at].first_child = Some(child);
        }
        previous = Some(child);
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body
