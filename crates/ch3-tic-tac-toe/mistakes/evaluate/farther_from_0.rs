//! mistake: A value farther from 0 is better for the one who moves.
//! says: X wants more. Yours compares how far the two are from 0, and the sign counts.
// ANCHOR: compare
    let _ = mover;
    value.abs() > old.abs()
// ANCHOR_END: compare
