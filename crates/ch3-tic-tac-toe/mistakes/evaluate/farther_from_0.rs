//! mistake: A value farther from 0 is better for the one who moves.
//! says: 0 is better than −2 when X moves: X wants more. You compare how far the two are from 0
// ANCHOR: compare
    let _ = mover;
    value.abs() > old.abs()
// ANCHOR_END: compare
