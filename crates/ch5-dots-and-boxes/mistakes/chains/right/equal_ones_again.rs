//! right: Equal chains are opened one after the other, and the memo answers.
//! told: where 9 suffice: it does not matter which of equal ones is opened.
// CHANGE: open_one
- for chain in chains.different() {
+ for chain in chains.iter() {
