//! mistake: Empties `found` at the start.
//! says: list
// ANCHOR: body
if settled == 0 { found.clear(); }
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
