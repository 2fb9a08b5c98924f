//! mistake: Keeps the rotations alone.
//! says: permutations([1, 2, 3], 0, found): yours kept 3 lists, and it should keep 6. It keeps the rotations of the items, and no other order.
// ANCHOR: body
for _ in settled..items.len().max(settled + 1) {
    found.push(items.to_vec());
    if settled < items.len() { items[settled..].rotate_left(1); }
}
// ANCHOR_END: body
