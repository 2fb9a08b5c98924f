//! mistake: All nodes are looked through for the children when the loop is over.
//! says: what was made before must not be found
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
        let _ = &mut previous_sibling;
        expand(tree, child, depth - 1);
    }
    let mine: Vec<usize> = (0..tree.nodes.len()).filter(|&i| tree.nodes[i].parent == Some(at)).collect();
    tree.nodes[at].first_child = mine.first().copied();
    for pair in mine.windows(2) { tree.nodes[pair[0]].next_sibling = Some(pair[1]); }
// ANCHOR_END: body
