//! mistake: Keeps a copy in every call, not only where all are settled.
//! says: 16 lists for 3 items, 6 wanted
// ANCHOR: body
found.push(items.to_vec());
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
