//! mistake: The largest is opened, always.
//! says: You open the largest, always
// CHANGE: open_one
- for chain in chains.different() {
+ for chain in chains.different().last().into_iter() {
