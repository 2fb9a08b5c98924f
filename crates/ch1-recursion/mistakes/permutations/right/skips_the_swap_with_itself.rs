//! right: Swaps only where the places differ.
//! told: 3 items took 16 calls
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
permutations(items, settled + 1, found);
for choice in settled + 1..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
