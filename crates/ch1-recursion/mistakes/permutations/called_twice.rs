//! mistake: Calls once more to be sure.
//! says: permutations([7], 0) made 2 calls for 1 unsettled item. One call for each is enough.
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
for c in settled..items.len() { items.swap(settled, c); permutations(items, settled + 1, found); permutations(items, settled + 1, found); items.swap(settled, c); }
// ANCHOR_END: body
