//! mistake: Keeps a list one place before the end, and goes on.
//! says: permutations([7], 0, found): yours kept 2 lists, and it should keep 1. A call with 1 of 1 settled keeps 1 list, as it should, and one with 0 settled keeps 2, not 1: a list is complete where all are settled, and nowhere else.
// ANCHOR: body
if settled + 1 >= items.len() { found.push(items.to_vec()); }
for c in settled..items.len() { items.swap(settled, c); permutations(items, settled + 1, found); items.swap(settled, c); }
// ANCHOR_END: body
