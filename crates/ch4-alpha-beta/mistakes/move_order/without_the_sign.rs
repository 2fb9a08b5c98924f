//! mistake: A large loss is ranked as a large win is.
//! says: in [−9, 3, 5] yours takes −9 for 9
// ANCHOR: by_value
    -board.play(mv).evaluate().abs()
// ANCHOR_END: by_value
