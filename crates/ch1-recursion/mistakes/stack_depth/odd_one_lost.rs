//! mistake: Two pieces of half the length; of an odd length, one number is left over.
//! says: was split into [5] and [6]: 8 is in no part.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => numbers.chunks_exact(numbers.len() / 2).take(2).map(sum_by_halves).sum(),
}
// ANCHOR_END: halves
