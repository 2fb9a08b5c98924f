//! right: the rest is turned, once for each item, which brings it back
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for _ in settled..items.len() {
    permutations(items, settled + 1, found);
    items[settled..].rotate_left(1);
}
// ANCHOR_END: body
