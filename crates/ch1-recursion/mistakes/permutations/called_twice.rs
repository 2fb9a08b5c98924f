//! mistake: Calls once more to be sure.
//! says: permutations([7], 0, found): yours kept 2 lists, and it should keep 1. permutations([7], 0) made 2 calls for 1 unsettled item: some of them are the same.
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
for c in settled..items.len() { items.swap(settled, c); permutations(items, settled + 1, found); permutations(items, settled + 1, found); items.swap(settled, c); }
// ANCHOR_END: body
