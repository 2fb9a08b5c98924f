//! mistake: Swaps neighbours in the loop.
//! says: 6 lists, only 4 different: bring each of the unsettled items to the front once. [3, 2, 1] is missing.
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
permutations(items, settled + 1, found);
for choice in settled + 1..items.len() {
    items.swap(choice - 1, choice);
    permutations(items, settled + 1, found);
    items.swap(choice - 1, choice);
}
// ANCHOR_END: body
