//! mistake: The canonical forms are listed, but equal ones are not dropped.
//! says: 92, not 12: all images of a board have one canonical form, and each form counts once.
// ANCHOR: collect
solutions.iter().map(|board| canonical(board)).collect()
// ANCHOR_END: collect
