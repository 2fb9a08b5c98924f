//! mistake: Orders the numbers in pairs.
//! says: merge([7, 8, 9], [1, 2]): yours returned [1, 7, 2, 8], and it should be [1, 2, 7, 8, 9]. 9 is missing. When one list is used up, add what is left of the other.
// ANCHOR: join
let mut merged = Vec::new();
for (l, r) in left.iter().zip(right) {
    merged.push(*l.min(r));
    merged.push(*l.max(r));
}
merged
// ANCHOR_END: join
