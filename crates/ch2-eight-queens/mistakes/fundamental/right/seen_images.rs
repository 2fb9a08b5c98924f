//! right: All images of a board that was kept are passed over.
// ANCHOR: collect
    let mut seen: BTreeSet<Vec<usize>> = BTreeSet::new();
    let mut kinds = Vec::new();
    for board in solutions {
        if seen.contains(&board) {
            continue;
        }
        let mut t = board.clone();
        for _ in 0..4 {
            t = quarter_turn(&t);
            seen.insert(mirror(&t));
            seen.insert(t.clone());
        }
        kinds.push(board);
    }
    kinds
// ANCHOR_END: collect
