//! mistake: The loop includes the number of items.
//! says: with 0 of 1 settled an index ran past the last item, which has number 0.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..=items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
