//! mistake: Undoes the swap before the call.
//! says: 2 lists, only 1 different
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
}
// ANCHOR_END: body
