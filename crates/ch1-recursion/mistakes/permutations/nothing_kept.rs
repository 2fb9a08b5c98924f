//! mistake: No base case: the loop is empty when all are settled, and nothing is kept.
//! says: no list at all: when all are settled, keep a copy
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
-     return;
- }
