//! mistake: No base case: the loop is empty when all are settled, and nothing is kept.
//! says: no list at all: when all are settled, keep a copy
// ANCHOR: body
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
