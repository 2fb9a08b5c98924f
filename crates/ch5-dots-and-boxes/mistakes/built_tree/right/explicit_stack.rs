//! right: a stack of its own instead of the call
// ANCHOR: body
    let mut stack = vec![(at, depth, None::<B::Move>)];
    let mut last: std::collections::HashMap<usize, usize> = std::collections::HashMap::new();
    let mut first = true;
    while let Some((parent, depth, mv)) = stack.pop() {
        let (here, levels) = if first {
            first = false;
            (parent, depth)
        } else {
            let mv = mv.expect("a move");
            let index = tree.nodes.len();
            let board = tree.nodes[parent].board.play(mv);
            tree.nodes.push(Node { board, mv: Some(mv), parent: Some(parent), first_child: None, next_sibling: None });
            match last.insert(parent, index) {
                None => tree.nodes[parent].first_child = Some(index),
                Some(previous) => tree.nodes[previous].next_sibling = Some(index),
            }
            (index, depth)
        };
        if levels > 0 {
            let moves: Vec<_> = tree.nodes[here].board.legal_moves().collect();
            stack.extend(moves.into_iter().rev().map(|mv| (here, levels - 1, Some(mv))));
        }
    }
// ANCHOR_END: body
