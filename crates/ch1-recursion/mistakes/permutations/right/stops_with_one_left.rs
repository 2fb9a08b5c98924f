//! right: One open place has one order only.
//! told: 3 items took 10 calls
// ANCHOR: body
if settled + 1 >= items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
