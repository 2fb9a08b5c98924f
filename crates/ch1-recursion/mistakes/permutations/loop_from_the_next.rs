//! mistake: Each item must change its place, so the last one has nowhere to go.
//! says: no list at all: an item may stay where it is.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled + 1..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
