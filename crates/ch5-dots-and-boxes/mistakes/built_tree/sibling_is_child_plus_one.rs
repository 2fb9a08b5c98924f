//! mistake: The next sibling is the next index.
//! says: Each next sibling is the next index
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let moves: Vec<_> = board.legal_moves().collect();
    for (i, &mv) in moves.iter().enumerate() {
        let child = tree.nodes.len();
        let next_sibling = (i + 1 < moves.len()).then_some(child + 1);
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling });
        if i == 0 {
            tree.nodes[at].first_child = Some(child);
        }
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body
