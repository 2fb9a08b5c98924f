//! right: Matches the shape, and merges by taking slices apart.
//! told: 8 numbers took 15 calls, 4 frames deep
// ANCHOR: sort
match numbers {
    [] => vec![],
    [one] => vec![*one],
    _ => {
        let middle = numbers.len().div_ceil(2);
        merge(&merge_sort(&numbers[..middle]), &merge_sort(&numbers[middle..]))
    }
}
// ANCHOR_END: sort
// ANCHOR: join
match (left, right) {
    ([], rest) | (rest, []) => rest.to_vec(),
    ([l, others @ ..], [r, ..]) if l < r => [vec![*l], merge(others, right)].concat(),
    (_, [r, others @ ..]) => [vec![*r], merge(left, others)].concat(),
}
// ANCHOR_END: join
