//! right: Compares with cmp.
// ANCHOR: compare
let wanted = if mover == Player::First { std::cmp::Ordering::Greater } else { std::cmp::Ordering::Less };
value.cmp(&old) == wanted
// ANCHOR_END: compare
