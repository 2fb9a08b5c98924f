//! right: Turns the open places round by one instead of swapping.
//! told: 3 items took 16 calls
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
