//! mistake: Makes the calls and never swaps.
//! says: 2 lists, only 1 different: every call that permutations([1, 2], 0) made got [1, 2]. Each must get another
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for _ in settled..items.len() {
    permutations(items, settled + 1, found);
}
// ANCHOR_END: body
