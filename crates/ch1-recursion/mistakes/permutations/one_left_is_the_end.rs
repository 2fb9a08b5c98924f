//! mistake: When one item is left, all is settled; that there can be none is not thought of.
//! says: no list for no items: nothing has one order, the empty list. Where all are settled, and of none all are, keep a copy.
// ANCHOR: body
if settled + 1 == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
