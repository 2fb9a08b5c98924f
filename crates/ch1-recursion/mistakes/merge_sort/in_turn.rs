//! mistake: Takes one of each list in turn.
//! says: merge([5], [3]): yours returned [5, 3], and it should be [3, 5].
// ANCHOR: join
let mut merged = Vec::new();
for at in 0..left.len().max(right.len()) {
    merged.extend(left.get(at));
    merged.extend(right.get(at));
}
merged
// ANCHOR_END: join
