//! mistake: Two pieces of half the length; of an odd length, one number is left over.
//! says: 8 is in neither part.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => numbers.chunks_exact(numbers.len() / 2).take(2).map(sum_by_halves).sum(),
}
// ANCHOR_END: halves
