//! mistake: The canonical forms are listed, but equal ones are not dropped.
//! says: fundamental(8): yours returned 92 boards of 12 kinds, and it should be 12, one of each kind.
// ANCHOR: collect
solutions.iter().map(|board| canonical(board)).collect()
// ANCHOR_END: collect
