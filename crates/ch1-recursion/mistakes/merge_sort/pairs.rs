//! mistake: Orders the numbers in pairs.
//! says: merge([7, 8, 9], [1, 2]): yours returned [1, 7, 2, 8], and it should be [1, 2, 7, 8, 9]. Each time compare the first numbers that are left: take the smaller, and leave the other one where it is.
// ANCHOR: join
let mut merged = Vec::new();
for (l, r) in left.iter().zip(right) {
    merged.push(*l.min(r));
    merged.push(*l.max(r));
}
merged
// ANCHOR_END: join
