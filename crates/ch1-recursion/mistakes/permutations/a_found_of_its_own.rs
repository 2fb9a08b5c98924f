//! mistake: Each call hands down a new list of lists.
//! says: no list at all: when all are settled, keep a copy in the `found` that was handed down.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, &mut Vec::new());
    items.swap(settled, choice);
}
// ANCHOR_END: body
