//! mistake: To merge is to join the two lists and to sort the result.
//! says: Yours sorts all numbers anew. Compare the first numbers that are left, and take the smaller
// ANCHOR: join
    let mut merged = left.to_vec();
    merged.extend(right);
    merged.sort();
    merged
// ANCHOR_END: join
