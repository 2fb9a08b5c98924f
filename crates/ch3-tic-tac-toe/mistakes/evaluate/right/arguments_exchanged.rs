//! right: For O the same question with the two exchanged.
// ANCHOR: compare
let (large, small) = if mover == Player::First { (value, old) } else { (old, value) };
large > small
// ANCHOR_END: compare
