//! mistake: The base case asks for one more than there are.
//! says: no list at all: when all are settled, keep a copy
// ANCHOR: body
if settled == items.len() + 1 {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
