//! mistake: Swaps with the first place.
//! says: 6 lists, only 5 different: bring each of the unsettled items to the front once. [2, 3, 1] is missing.
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
for choice in settled..items.len() {
    items.swap(0, choice);
    permutations(items, settled + 1, found);
    items.swap(0, choice);
}
// ANCHOR_END: body
