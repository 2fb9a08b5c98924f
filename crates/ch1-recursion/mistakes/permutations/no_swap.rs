//! mistake: Makes the calls and never swaps.
//! says: 2 lists, only 1 different: bring each of the unsettled items to the front once.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for _ in settled..items.len() {
    permutations(items, settled + 1, found);
}
// ANCHOR_END: body
