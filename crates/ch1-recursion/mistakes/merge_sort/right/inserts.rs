//! right: Joins the lists by inserting each number of one into the other.
//! told: 8 numbers took 15 calls, 4 frames deep
// ANCHOR: join
let mut merged = left.to_vec();
let mut at = 0;
for &number in right {
    while at < merged.len() && merged[at] <= number { at += 1; }
    merged.insert(at, number);
}
merged
// ANCHOR_END: join
