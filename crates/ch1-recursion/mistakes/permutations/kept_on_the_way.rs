//! mistake: Keeps a copy in every call, not only where all are settled.
//! says: permutations([7], 0, found): yours kept 2 lists, and it should keep 1. A list is kept in each of the 2 calls, and belongs where all are settled.
// CHANGE: body
- if settled == items.len() {
      found.push(items.to_vec());
-     return;
- }
