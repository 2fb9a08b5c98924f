//! mistake: A large loss is ranked as a large win is.
//! says: In [−9, 3, 5] yours takes −9 for 9
// ANCHOR: by_value
    -board.play(mv).evaluate().abs()
// ANCHOR_END: by_value
