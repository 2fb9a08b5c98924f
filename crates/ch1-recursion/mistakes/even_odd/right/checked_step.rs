//! right: the step down is checked
// ANCHOR: even
n.checked_sub(1).is_none_or(is_odd)
// ANCHOR_END: even
// ANCHOR: odd
n.checked_sub(1).is_some_and(is_even)
// ANCHOR_END: odd
