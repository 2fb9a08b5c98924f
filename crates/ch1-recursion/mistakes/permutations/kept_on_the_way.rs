//! mistake: Keeps a copy in every call, not only where all are settled.
//! says: 2 lists for 1 item, 1 wanted: a list is kept in every call. Keep one where all are settled.
// ANCHOR: body
found.push(items.to_vec());
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
