//! mistake: Every place is filled anew, also those that are settled.
//! says: permutations([1, 2], 1) called permutations([2, 1], 2). Places before `settled` are settled, and one of them has changed.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in 0..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
