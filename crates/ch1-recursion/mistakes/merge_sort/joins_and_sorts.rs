//! mistake: To merge is to join the two lists and to sort the result.
//! says: merge([3, 1], [4, 2]): yours returned [1, 2, 3, 4], and it should be [3, 1, 4, 2]: always the smaller of the two numbers in front. These lists are not in order, on purpose, and yours came out in order: it sorts all numbers again.
// ANCHOR: join
    let mut merged = left.to_vec();
    merged.extend(right);
    merged.sort();
    merged
// ANCHOR_END: join
