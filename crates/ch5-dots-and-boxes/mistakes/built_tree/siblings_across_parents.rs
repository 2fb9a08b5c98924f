//! mistake: Level by level, the next sibling is the next node of the level, also where the parent is another.
//! says: Yours links node 5 to node 6, but their parents are 1 and 2. Siblings have the same parent
// ANCHOR: body
    let mut level = vec![at];
    for _ in 0..depth {
        let mut below = Vec::new();
        let mut previous: Option<usize> = None;
        for &parent in &level {
            let board = tree.nodes[parent].board.clone();
            for mv in board.legal_moves() {
                let child = tree.nodes.len();
                tree.nodes.push(Node {
                    board: board.play(mv),
                    mv: Some(mv),
                    parent: Some(parent),
                    first_child: None,
                    next_sibling: None,
                });
                if tree.nodes[parent].first_child.is_none() {
                    tree.nodes[parent].first_child = Some(child);
                }
                if let Some(previous) = previous {
                    tree.nodes[previous].next_sibling = Some(child);
                }
                previous = Some(child);
                below.push(child);
            }
        }
        level = below;
    }
// ANCHOR_END: body
