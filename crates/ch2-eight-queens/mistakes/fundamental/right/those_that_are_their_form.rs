//! right: Keeps the boards that are their own canonical form
// ANCHOR: collect
    solutions.into_iter().filter(|board| canonical(board) == *board).collect()
// ANCHOR_END: collect
