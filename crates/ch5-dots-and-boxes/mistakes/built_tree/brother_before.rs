//! mistake: next_brother names the brother made before.
//! says: the elder one names the younger one
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut elder: Option<usize> = None;
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_brother: elder });
        if elder.is_none() {
            tree.nodes[at].first_child = Some(child);
        }
        elder = Some(child);
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body
