//! mistake: Both base cases say no, as if 0 were neither.
//! says: 0 is neither even nor odd: one base case is wrong.
// ANCHOR: even
if n == 0 { false } else { is_odd(n - 1) }
// ANCHOR_END: even
