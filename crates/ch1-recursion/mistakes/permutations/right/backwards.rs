//! right: Tries the last item first.
//! told: 3 items took 16 calls
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); }
for choice in (settled..items.len()).rev() {
    items.swap(choice, settled);
    permutations(items, settled + 1, found);
    items.swap(choice, settled);
}
// ANCHOR_END: body
