//! mistake: Keeps a list only if it is not there yet.
//! says: two items that look alike are two items.
// ANCHOR: body
if settled == items.len() {
    if !found.contains(&items.to_vec()) { found.push(items.to_vec()); }
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
