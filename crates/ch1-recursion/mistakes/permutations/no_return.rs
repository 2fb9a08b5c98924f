//! mistake: Keeps a list one place before the end, and goes on.
//! says: With 1 of 1 settled 1 list is kept, as it should be, and with 0 settled 2, not 1.
// ANCHOR: body
if settled + 1 >= items.len() { found.push(items.to_vec()); }
for c in settled..items.len() { items.swap(settled, c); permutations(items, settled + 1, found); items.swap(settled, c); }
// ANCHOR_END: body
