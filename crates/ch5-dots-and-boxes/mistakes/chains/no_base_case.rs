//! mistake: Nothing is said for no chains: the least value.
//! says: With no chain left the worth is 0
// CHANGE: open_one
- if chains.is_empty() {
-     return 0;
- }
