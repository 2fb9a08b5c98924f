//! mistake: The swap is not undone, and what comes twice is left out.
//! says: 4 lists for 3 items, 6 wanted: on return the items are [1, 3, 2], and were [1, 2, 3]. Undo after each call
// ANCHOR: body
if settled == items.len() {
    if !found.contains(&items.to_vec()) { found.push(items.to_vec()); }
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
}
// ANCHOR_END: body
