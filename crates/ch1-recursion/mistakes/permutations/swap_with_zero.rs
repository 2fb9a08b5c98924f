//! mistake: Swaps with the first place.
//! says: permutations([1, 2, 3], 1) called permutations([2, 1, 3], 2). Places before `settled` are settled, and one of them has changed.
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
for choice in settled..items.len() {
    items.swap(0, choice);
    permutations(items, settled + 1, found);
    items.swap(0, choice);
}
// ANCHOR_END: body
