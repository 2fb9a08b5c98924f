//! mistake: Boards that are images of themselves are dropped.
//! says: fundamental(8): yours returned 11 boards, and it should be 12.
// ANCHOR: collect
let kinds: BTreeSet<Vec<usize>> = solutions
    .iter()
    .filter(|board| quarter_turn(&quarter_turn(board)) != **board)
    .map(|board| canonical(board))
    .collect();
kinds.into_iter().collect()
// ANCHOR_END: collect
