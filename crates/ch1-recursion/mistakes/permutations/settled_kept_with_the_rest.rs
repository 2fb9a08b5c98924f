//! mistake: Keeps only the items that are not settled.
//! says: does not hold each item of
// ANCHOR: body
if settled == items.len() {
    found.push(items[..settled.saturating_sub(1)].to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
