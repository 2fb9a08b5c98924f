//! mistake: The loop ends before the last item.
//! says: no list at all: with 0 of 1 settled no item was tried. An item may stay where it is, and the last one too.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() - 1 {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
