//! right: Merges by two iterators that are peeked into.
//! told: 8 numbers took 15 calls, 4 frames deep
// ANCHOR: join
let (mut l, mut r) = (left.iter().peekable(), right.iter().peekable());
let mut merged = Vec::with_capacity(left.len() + right.len());
while l.peek().is_some() || r.peek().is_some() {
    let from_left = match (l.peek(), r.peek()) {
        (Some(l), Some(r)) => l < r,
        (l, _) => l.is_some(),
    };
    merged.extend(if from_left { l.next() } else { r.next() });
}
merged
// ANCHOR_END: join
